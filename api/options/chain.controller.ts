import {
  Controller,
  Get,
  Inject,
  Param,
  Query,
  Res,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReadLastPrices, ReadVolatility, type OptionChains } from '@toolyard/core/options/chain';
import type { Response } from 'express';
import { PORTS, type Snapshots } from '../composition/ports.ts';
import { Access } from '../http/access.guard.ts';
import { Cost, MarketQuota } from '../http/quotas.ts';
import { MarketDeadline } from '../http/market-deadline.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { QuotesParams } from '../market/quotes.dto.ts';
import { SymbolParams } from '../market/symbol.ts';
import { ChainParams, ChainResponse, ExpiriesResponse, LastPricesResponse } from './chain.dto.ts';
import { toChainResponse, toExpiriesResponse, toLastPricesResponse } from './chain.mapper.ts';
import { StockFiguresListResponse } from './stock-figures.dto.ts';
import { VolatilitySurfaceResponse } from './volatility-surface.dto.ts';
import { toVolatilityResponse, VolatilityResponse } from './volatility.dto.ts';

@ApiTags('options')
@Controller('api/options')
@UseGuards(MarketQuota)
@UseInterceptors(MarketDeadline)
export class ChainController {
  constructor(
    @Inject(PORTS.optionChains) private readonly chains: OptionChains,
    private readonly volatility: ReadVolatility,
    private readonly lastPrices: ReadLastPrices,
    @Inject(PORTS.snapshots) private readonly computed: Snapshots,
  ) {}

  @Get('expiries/:symbol')
  @Cost(2)
  @Access('market:read')
  @ApiOkResponse({ type: ExpiriesResponse })
  @ApiErrors(404, 429, 502)
  async listExpiries(@Param() { symbol }: SymbolParams): Promise<ExpiriesResponse> {
    return toExpiriesResponse(await this.chains.expiries(symbol));
  }

  @Get('chain/:symbol')
  @Cost(2)
  @Access('market:read')
  @ApiOkResponse({ type: ChainResponse })
  @ApiErrors(404, 429, 502)
  async readChain(
    @Param() { symbol }: SymbolParams,
    @Query() { expiry }: ChainParams,
  ): Promise<ChainResponse> {
    return toChainResponse(await this.chains.chain(symbol, expiry));
  }

  @Get('last-prices/:symbol')
  @Cost(5)
  @Access('market:read')
  @ApiOkResponse({ type: LastPricesResponse })
  @ApiErrors(404, 429, 502)
  async listLastPrices(
    @Param() { symbol }: SymbolParams,
    @Query() { expiry }: ChainParams,
  ): Promise<LastPricesResponse> {
    return toLastPricesResponse(await this.lastPrices.execute(symbol, expiry));
  }

  @Get('volatility/:symbol')
  @Cost(2)
  @Access('market:read')
  @ApiOkResponse({ type: VolatilityResponse })
  @ApiErrors(404, 429, 502)
  async readVolatility(@Param() { symbol }: SymbolParams): Promise<VolatilityResponse> {
    return toVolatilityResponse(await this.volatility.execute(symbol));
  }

  /** Prices and volatilities of many underlyings. */
  @Get('figures')
  @Cost(10)
  @Access('market:read')
  @ApiOkResponse({ type: StockFiguresListResponse })
  @ApiErrors(404, 429, 502)
  async listStockFigures(
    @Query() { symbols }: QuotesParams,
    @Res() response: Response,
  ): Promise<void> {
    response.type('json').send(Buffer.from(await this.computed.figures(symbols)));
  }

  @Get('surface/:symbol')
  @Cost(10)
  @Access('market:read')
  @ApiOkResponse({ type: VolatilitySurfaceResponse })
  @ApiErrors(404, 429, 502)
  async readVolatilitySurface(
    @Param() { symbol }: SymbolParams,
    @Res() response: Response,
  ): Promise<void> {
    response.type('json').send(Buffer.from(await this.computed.surface(symbol)));
  }
}
