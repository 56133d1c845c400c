import {
  Controller,
  Get,
  Inject,
  Param,
  Query,
  Req,
  Res,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import { ReadOptionContract, EXPIRY_UNKNOWN } from '@toolyard/core/options/chain';
import { CONTRACT_ADJUSTED, CONTRACT_EXPIRED } from '@toolyard/core/options/contracts';
import type { Request, Response } from 'express';
import { PORTS, type Snapshots } from '../composition/ports.ts';
import { Access } from '../http/access.guard.ts';
import { Cost, MarketQuota } from '../http/quotas.ts';
import { MarketDeadline } from '../http/market-deadline.ts';
import { COMPUTATIONS_WAITING } from '../http/http.errors.ts';
import { addressGroup, callerAddress } from '../http/network.ts';
import { ApiErrors, PROVIDER_FAILURES } from '../http/api-errors.ts';
import { MARKET_PATHS } from './market-paths.ts';
import { ContractResponse, OptionSymbolParams } from './contract.dto.ts';
import { toContractResponse } from './contract.mapper.ts';
import { SnapshotParams, SnapshotResponse, UnderlyingParams } from './snapshot.dto.ts';
import { SYMBOL_UNKNOWN } from '@toolyard/core/market';

@ApiTags('market')
@Controller(MARKET_PATHS)
@UseGuards(MarketQuota)
@UseInterceptors(MarketDeadline)
export class OptionMarketController {
  constructor(
    private readonly contract: ReadOptionContract,
    @Inject(PORTS.snapshots) private readonly snapshots: Snapshots,
  ) {}

  @Get('option-contract/:optionSymbol')
  @ApiOperation({ summary: 'Read one option contract' })
  @Cost(3)
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: ContractResponse })
  @ApiErrors(
    CONTRACT_ADJUSTED,
    CONTRACT_EXPIRED,
    EXPIRY_UNKNOWN,
    SYMBOL_UNKNOWN,
    ...PROVIDER_FAILURES,
  )
  async readOptionContract(
    @Param() { optionSymbol }: OptionSymbolParams,
  ): Promise<ContractResponse> {
    return toContractResponse(await this.contract.execute(optionSymbol));
  }

  @Get('option-snapshot/:underlying')
  @ApiOperation({
    summary: 'List all contracts of an underlying',
    description: 'One page per expiry.',
  })
  @Cost(10)
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: SnapshotResponse })
  @ApiErrors(COMPUTATIONS_WAITING, EXPIRY_UNKNOWN, SYMBOL_UNKNOWN, ...PROVIDER_FAILURES)
  async readOptionSnapshot(
    @Param() { underlying }: UnderlyingParams,
    @Query() { expiry, cursor }: SnapshotParams,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const wanted = { expiry: expiry ?? null, cursor: cursor ?? null };
    const address = addressGroup(callerAddress(request));
    const bytes = await this.snapshots.page(underlying, wanted, address);
    response.type('json').send(Buffer.from(bytes));
  }
}
