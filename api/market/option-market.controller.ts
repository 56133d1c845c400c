import { Controller, Get, Param, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReadOptionContract, ReadOptionSnapshot } from '@toolyard/core/options/chain';
import { Access } from '../http/access.ts';
import { MarketDeadline } from '../http/deadline.ts';
import { Refusals } from '../http/documented-errors.ts';
import { MarketQuota } from '../http/market-quota.ts';
import { ContractResponse, OptionSymbolParams } from './contract.dto.ts';
import { toContractResponse } from './contract.mapper.ts';
import {
  SnapshotParams,
  SnapshotResponse,
  toSnapshotResponse,
  UnderlyingParams,
} from './snapshot.dto.ts';

@ApiTags('market')
@Controller('api/polygon')
@UseGuards(MarketQuota)
@UseInterceptors(MarketDeadline)
export class OptionMarketController {
  constructor(
    private readonly contract: ReadOptionContract,
    private readonly snapshot: ReadOptionSnapshot,
  ) {}

  @Get('option-contract/:optionSymbol')
  @Access('market:read')
  @ApiOkResponse({ type: ContractResponse })
  @Refusals(404, 429, 502)
  async readOptionContract(
    @Param() { optionSymbol }: OptionSymbolParams,
  ): Promise<ContractResponse> {
    return toContractResponse(await this.contract.execute(optionSymbol));
  }

  @Get('option-snapshot/:underlying')
  @Access('market:read')
  @ApiOkResponse({ type: SnapshotResponse })
  @Refusals(404, 429, 502)
  async readOptionSnapshot(
    @Param() { underlying }: UnderlyingParams,
    @Query() { expiry }: SnapshotParams,
  ): Promise<SnapshotResponse> {
    return toSnapshotResponse(await this.snapshot.execute(underlying, expiry ?? null));
  }
}
