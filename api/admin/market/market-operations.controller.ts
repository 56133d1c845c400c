import { Body, Controller, Delete, Get, HttpCode, Inject, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import { CheckMarketKey, RemoveMarketKey, StoreMarketKey } from '@toolyard/core/admin';
import { PROVIDER_KEY_MISSING, PROVIDER_KEY_INVALID } from '@toolyard/core/market';
import type { ProviderMarket } from '../../composition/market/provider-market.ts';
import { PORTS } from '../../composition/ports.ts';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { Cost } from '../../http/quotas.ts';
import {
  CheckMarketKeyRequest,
  KeyCheckResponse,
  MarketOperationsResponse,
  StoreMarketKeyRequest,
  toMarketOperations,
} from './market-operations.dto.ts';

@ApiTags('admin market')
@Controller('api/admin/market')
export class MarketOperationsController {
  constructor(
    @Inject(PORTS.providerMarket) private readonly market: ProviderMarket,
    private readonly checking: CheckMarketKey,
    @Inject(StoreMarketKey) private readonly storing: Write<StoreMarketKey>,
    @Inject(RemoveMarketKey) private readonly removal: Write<RemoveMarketKey>,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Read the market in force and the state of its provider',
    description: 'As this server sees it.',
  })
  @Access('console:govern')
  @ApiOkResponse({ type: MarketOperationsResponse })
  async readMarketOperations(): Promise<MarketOperationsResponse> {
    return toMarketOperations(await this.market.readout());
  }

  @Put('key')
  @ApiOperation({
    summary: "Store a provider's key",
    description: 'It acts at once, on other servers within seconds.',
  })
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: MarketOperationsResponse })
  @ApiErrors(PROVIDER_KEY_INVALID)
  async storeMarketKey(
    @Body() { provider, plan, keyId = null, secret }: StoreMarketKeyRequest,
    @WriteCall() call: Call,
  ): Promise<MarketOperationsResponse> {
    await this.storing.execute({ provider, plan, key: { keyId, secret } }, call);
    await this.market.refresh();
    return toMarketOperations(await this.market.readout());
  }

  @Delete('key')
  @ApiOperation({
    summary: 'Remove the stored key of the provider',
    description: 'The environment decides again.',
  })
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(PROVIDER_KEY_INVALID)
  async removeMarketKey(@WriteCall() call: Call): Promise<void> {
    await this.removal.execute({}, call);
    await this.market.refresh();
  }

  @Post('key/check')
  @ApiOperation({
    summary: "Try a provider's key without storing it",
    description: 'Makes one call to the provider.',
  })
  @HttpCode(200)
  @Cost(10)
  @Access('console:govern')
  @ApiOkResponse({ type: KeyCheckResponse })
  @ApiErrors(PROVIDER_KEY_INVALID)
  async checkMarketKey(
    @Body() { provider, keyId = null, secret }: CheckMarketKeyRequest,
    @Caller() caller: Principal,
  ): Promise<KeyCheckResponse> {
    return { data: { verdict: await this.checking.execute(provider, { keyId, secret }, caller) } };
  }

  @Post('check')
  @ApiOperation({
    summary: "Try the provider's key in force",
    description: 'Makes one call to the provider.',
  })
  @HttpCode(200)
  @Cost(10)
  @Access('console:govern')
  @ApiOkResponse({ type: KeyCheckResponse })
  @ApiErrors(PROVIDER_KEY_MISSING)
  async checkMarketProvider(): Promise<KeyCheckResponse> {
    const verdict = await this.market.check();
    if (verdict === null) throw PROVIDER_KEY_MISSING();
    return { data: { verdict } };
  }
}
