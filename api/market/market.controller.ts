import { Controller, Get, Inject, Param, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { MarketData, MarketNews } from '@toolyard/core/market';
import { PORTS } from '../composition/ports.ts';
import { Access } from '../http/access.guard.ts';
import { Cost, MarketQuota } from '../http/quotas.ts';
import { MarketDeadline } from '../http/market-deadline.ts';
import { ApiErrors, PROVIDER_FAILURES } from '../http/api-errors.ts';
import { MARKET_PATHS } from './market-paths.ts';
import { checkBarQuery } from './bar-range.ts';
import {
  AggregatesParams,
  BarsResponse,
  toBarsResponse,
  toPreviousCloseResponse,
} from './bars.dto.ts';
import { NewsParams, NewsResponse, toNewsResponse } from './news.dto.ts';
import { SearchParams, SearchResponse, toSearchResponse } from './search.dto.ts';
import { MarketStatusResponse, toMarketStatusResponse } from './status.dto.ts';
import { SymbolParams } from './symbol.ts';
import { TickerResponse, toTickerResponse } from './ticker.dto.ts';
import { SYMBOL_UNKNOWN } from '@toolyard/core/market';

@ApiTags('market')
@Controller(MARKET_PATHS)
@UseGuards(MarketQuota)
@UseInterceptors(MarketDeadline)
export class MarketController {
  constructor(
    @Inject(PORTS.marketData) private readonly market: MarketData,
    @Inject(PORTS.marketNews) private readonly wire: MarketNews,
  ) {}

  @Get('search')
  @ApiOperation({ summary: 'Search stocks by symbol or name' })
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: SearchResponse })
  @ApiErrors(...PROVIDER_FAILURES)
  async searchTickers(@Query() { query, limit }: SearchParams): Promise<SearchResponse> {
    return toSearchResponse(await this.market.search({ text: query.trim(), limit }));
  }

  @Get('ticker/:symbol')
  @ApiOperation({ summary: 'Read the details of a stock' })
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: TickerResponse })
  @ApiErrors(SYMBOL_UNKNOWN, ...PROVIDER_FAILURES)
  async readTicker(@Param() { symbol }: SymbolParams): Promise<TickerResponse> {
    return toTickerResponse(await this.market.details(symbol));
  }

  @Get('previous-close/:symbol')
  @ApiOperation({ summary: 'Read the bar of the previous session' })
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: BarsResponse })
  @ApiErrors(SYMBOL_UNKNOWN, ...PROVIDER_FAILURES)
  async readPreviousClose(@Param() { symbol }: SymbolParams): Promise<BarsResponse> {
    return toPreviousCloseResponse(await this.market.previousClose(symbol));
  }

  @Get('aggregates/:symbol')
  @ApiOperation({ summary: 'List price bars of a stock' })
  @Cost(3)
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: BarsResponse })
  @ApiErrors(SYMBOL_UNKNOWN, ...PROVIDER_FAILURES)
  async readAggregates(
    @Param() { symbol }: SymbolParams,
    @Query() { from, to, timespan, multiplier }: AggregatesParams,
  ): Promise<BarsResponse> {
    const query = { symbol, from, to, timespan, multiplier, adjusted: true };
    checkBarQuery(query);
    return toBarsResponse(await this.market.bars(query));
  }

  @Get('market-status')
  @ApiOperation({ summary: 'Read whether the market is open' })
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: MarketStatusResponse })
  @ApiErrors(...PROVIDER_FAILURES)
  async readMarketStatus(): Promise<MarketStatusResponse> {
    return toMarketStatusResponse(await this.market.status());
  }

  @Get('news')
  @ApiOperation({ summary: 'List news' })
  @Cost(2)
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: NewsResponse })
  @ApiErrors(SYMBOL_UNKNOWN, ...PROVIDER_FAILURES)
  async listNews(@Query() { symbol, limit }: NewsParams): Promise<NewsResponse> {
    return toNewsResponse(await this.wire.news({ symbol: symbol ?? null, limit }));
  }
}
