import { Controller, Get, Query, Req, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import { ReadStockQuotes, SYMBOL_UNKNOWN } from '@toolyard/core/market';
import type { Request, Response } from 'express';
import { Access } from '../http/access.guard.ts';
import { callerAddress } from '../http/network.ts';
import { MarketDeadline } from '../http/market-deadline.ts';
import { ApiErrors, PROVIDER_FAILURES } from '../http/api-errors.ts';
import { MarketQuota } from '../http/quotas.ts';
import { MARKET_PATHS } from './market-paths.ts';
import { STREAM_HEADERS } from './quote-listener.ts';
import { QuoteStreams } from './quote-streams.ts';
import { QuotesParams, QuotesResponse, toQuotesResponse } from './quotes.dto.ts';

@ApiTags('market')
@Controller(MARKET_PATHS)
@UseGuards(MarketQuota)
export class QuotesController {
  constructor(
    private readonly quotes: ReadStockQuotes,
    private readonly streams: QuoteStreams,
  ) {}

  @Get('quotes')
  @ApiOperation({ summary: 'List quotes of several stocks' })
  @Access('market:read', 'market:read')
  @UseInterceptors(MarketDeadline)
  @ApiOkResponse({ type: QuotesResponse })
  @ApiErrors(SYMBOL_UNKNOWN, ...PROVIDER_FAILURES)
  async listQuotes(@Query() { symbols }: QuotesParams): Promise<QuotesResponse> {
    return toQuotesResponse(await this.quotes.execute(symbols));
  }

  @Get('stream')
  @ApiOperation({
    summary: 'Stream quotes as server-sent events',
    description:
      'Each event `quote` carries a StockQuoteResponse with the `meta` of its price. A client that reconnects sends `Last-Event-ID`.',
  })
  @Access('market:read', 'market:read')
  @ApiHeader({ name: 'Last-Event-ID', required: false, schema: { type: 'string', maxLength: 16 } })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  @ApiErrors(SYMBOL_UNKNOWN, ...PROVIDER_FAILURES)
  async streamQuotes(
    @Query() { symbols }: QuotesParams,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const lastEventId = request.header('last-event-id');
    const call = { address: callerAddress(request), symbols, lastEventId };
    if (request.method === 'HEAD') return void response.writeHead(200, STREAM_HEADERS).end();
    await this.streams.open(call, response);
  }
}
