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
import {
  ReadLastPrices,
  ReadVolatility,
  type OptionChains,
  EXPIRY_UNKNOWN,
} from '@toolyard/core/options/chain';
import type { Request, Response } from 'express';
import { PORTS, type Snapshots } from '../composition/ports.ts';
import { Access } from '../http/access.guard.ts';
import { Cost, MarketQuota } from '../http/quotas.ts';
import { MarketDeadline } from '../http/market-deadline.ts';
import { COMPUTATIONS_WAITING } from '../http/http.errors.ts';
import { addressGroup, callerAddress } from '../http/network.ts';
import { ApiErrors, PROVIDER_FAILURES } from '../http/api-errors.ts';
import { QuotesParams } from '../market/quotes.dto.ts';
import { SymbolParams } from '../market/symbol.ts';
import {
  ChainParams,
  ChainResponse,
  ExpiriesResponse,
  ExpiryParams,
  LastPricesResponse,
} from './chain.dto.ts';
import { toChainResponse, toExpiriesResponse, toLastPricesResponse } from './chain.mapper.ts';
import { StockFiguresListResponse } from './stock-figures.dto.ts';
import { VolatilitySurfaceResponse } from './volatility-surface.dto.ts';
import { toVolatilityResponse, VolatilityResponse } from './volatility.dto.ts';
import { SYMBOL_UNKNOWN } from '@toolyard/core/market';

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
  @ApiOperation({ summary: 'List the expiries of an underlying' })
  @Cost(2)
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: ExpiriesResponse })
  @ApiErrors(SYMBOL_UNKNOWN, ...PROVIDER_FAILURES)
  async listExpiries(@Param() { symbol }: SymbolParams): Promise<ExpiriesResponse> {
    return toExpiriesResponse(await this.chains.expiries(symbol));
  }

  @Get('chain/:symbol')
  @ApiOperation({ summary: 'Read the option chain of one expiry' })
  @Cost(2)
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: ChainResponse })
  @ApiErrors(EXPIRY_UNKNOWN, SYMBOL_UNKNOWN, ...PROVIDER_FAILURES)
  async readChain(
    @Param() { symbol }: SymbolParams,
    @Query() { expiry, root }: ChainParams,
  ): Promise<ChainResponse> {
    return toChainResponse(await this.chains.chain(symbol, expiry, root));
  }

  @Get('last-prices/:symbol')
  @ApiOperation({ summary: 'List the last traded prices of the contracts of one expiry' })
  @Cost(5)
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: LastPricesResponse })
  @ApiErrors(EXPIRY_UNKNOWN, SYMBOL_UNKNOWN, ...PROVIDER_FAILURES)
  async listLastPrices(
    @Param() { symbol }: SymbolParams,
    @Query() { expiry }: ExpiryParams,
  ): Promise<LastPricesResponse> {
    return toLastPricesResponse(await this.lastPrices.execute(symbol, expiry));
  }

  @Get('volatility/:symbol')
  @ApiOperation({ summary: 'Read implied and realized volatility of an underlying' })
  @Cost(2)
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: VolatilityResponse })
  @ApiErrors(SYMBOL_UNKNOWN, ...PROVIDER_FAILURES)
  async readVolatility(@Param() { symbol }: SymbolParams): Promise<VolatilityResponse> {
    return toVolatilityResponse(await this.volatility.execute(symbol));
  }

  @Get('figures')
  @ApiOperation({ summary: 'List prices and volatilities of many underlyings' })
  @Cost(10)
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: StockFiguresListResponse })
  @ApiErrors(COMPUTATIONS_WAITING, EXPIRY_UNKNOWN, SYMBOL_UNKNOWN, ...PROVIDER_FAILURES)
  async listStockFigures(
    @Query() { symbols }: QuotesParams,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const address = addressGroup(callerAddress(request));
    response.type('json').send(Buffer.from(await this.computed.figures(symbols, address)));
  }

  @Get('surface/:symbol')
  @ApiOperation({ summary: 'Read the volatility surface of an underlying' })
  @Cost(10)
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: VolatilitySurfaceResponse })
  @ApiErrors(COMPUTATIONS_WAITING, EXPIRY_UNKNOWN, SYMBOL_UNKNOWN, ...PROVIDER_FAILURES)
  async readVolatilitySurface(
    @Param() { symbol }: SymbolParams,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const address = addressGroup(callerAddress(request));
    response.type('json').send(Buffer.from(await this.computed.surface(symbol, address)));
  }
}
