import { Body, Controller, Delete, Get, HttpCode, Inject, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import { CheckMarketKey, RemoveMarketKey, StoreMarketKey } from '@toolyard/core/admin';
import { PROVIDER_KEY_MISSING } from '@toolyard/core/market';
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
@ApiBearerAuth()
@Controller('api/admin/market')
export class MarketOperationsController {
  constructor(
    @Inject(PORTS.providerMarket) private readonly market: ProviderMarket,
    private readonly checking: CheckMarketKey,
    @Inject(StoreMarketKey) private readonly storing: Write<StoreMarketKey>,
    @Inject(RemoveMarketKey) private readonly removal: Write<RemoveMarketKey>,
  ) {}

  /** The market in force and how its provider does, as this server sees it. */
  @Get()
  @Access('console:govern')
  @ApiOkResponse({ type: MarketOperationsResponse })
  @ApiErrors(401, 403)
  async readMarketOperations(): Promise<MarketOperationsResponse> {
    return toMarketOperations(await this.market.readout());
  }

  /** Stores a provider's key; it acts at once, on other servers within seconds. */
  @Put('key')
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: MarketOperationsResponse })
  @ApiErrors(401, 403, 409, 422)
  async storeMarketKey(
    @Body() { provider, plan, keyId = null, secret }: StoreMarketKeyRequest,
    @WriteCall() call: Call,
  ): Promise<MarketOperationsResponse> {
    await this.storing.execute({ provider, plan, key: { keyId, secret } }, call);
    await this.market.refresh();
    return toMarketOperations(await this.market.readout());
  }

  /** Removes the stored key: the environment decides again. */
  @Delete('key')
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 409, 422)
  async removeMarketKey(@WriteCall() call: Call): Promise<void> {
    await this.removal.execute({}, call);
    await this.market.refresh();
  }

  /** One call to the provider with a key that is not stored yet. */
  @Post('key/check')
  @HttpCode(200)
  @Cost(10)
  @Access('console:govern')
  @ApiOkResponse({ type: KeyCheckResponse })
  @ApiErrors(401, 403, 429)
  async checkMarketKey(
    @Body() { provider, keyId = null, secret }: CheckMarketKeyRequest,
    @Caller() caller: Principal,
  ): Promise<KeyCheckResponse> {
    return { data: { verdict: await this.checking.execute(provider, { keyId, secret }, caller) } };
  }

  /** One call to the provider with the key in force. */
  @Post('check')
  @HttpCode(200)
  @Cost(10)
  @Access('console:govern')
  @ApiOkResponse({ type: KeyCheckResponse })
  @ApiErrors(401, 403, 404, 429)
  async checkMarketProvider(): Promise<KeyCheckResponse> {
    const verdict = await this.market.check();
    if (verdict === null) throw PROVIDER_KEY_MISSING();
    return { data: { verdict } };
  }
}
