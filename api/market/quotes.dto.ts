import { ApiProperty } from '@nestjs/swagger';
import type { Sourced, StockQuote } from '@toolyard/core/market';
import { parseTicker } from '@toolyard/core/shared';
import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { instant } from '../http/instant.ts';
import { MetaResponse, toMetaResponse } from './meta.dto.ts';
import { AreTickers } from './symbol.ts';

const MOST_SYMBOLS = 50;

/** The tickers between the commas, each once. */
const split = (value: unknown): unknown =>
  typeof value === 'string'
    ? [...new Set(value.split(',').map((symbol) => parseTicker(symbol) ?? symbol))]
    : value;

export class QuotesParams {
  @ApiProperty({
    type: String,
    maxLength: 50 * 41,
    example: 'SPY,MSFT',
    description: 'At most 50, by commas',
  })
  @AreTickers(split)
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_SYMBOLS)
  symbols!: string[];
}

export class StockQuoteResponse {
  @ApiProperty({ type: String })
  symbol!: string;

  @ApiProperty({ type: Number })
  price!: number;

  @ApiProperty({ type: Number, nullable: true })
  change!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  changePercent!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  bid!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  ask!: number | null;

  @ApiProperty({ type: String, format: 'date-time', description: 'When the price was made' })
  at!: string;
}

export class QuoteResults {
  @ApiProperty({ type: [StockQuoteResponse] })
  results!: StockQuoteResponse[];
}

export class QuotesResponse {
  @ApiProperty({ type: QuoteResults })
  data!: QuoteResults;

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}

export const toStockQuote = (quote: StockQuote): StockQuoteResponse => ({
  symbol: quote.symbol,
  price: quote.price,
  change: quote.change,
  changePercent: quote.changePercent,
  bid: quote.bid,
  ask: quote.ask,
  at: instant(quote.at),
});

/** Data of an event `quote`: each price has its own source and age. */
export const toStreamedQuote = ({
  value,
  meta,
}: Sourced<StockQuote>): StockQuoteResponse & Pick<QuotesResponse, 'meta'> => ({
  ...toStockQuote(value),
  meta: toMetaResponse(meta),
});

export const toQuotesResponse = ({
  value,
  meta,
}: Sourced<readonly StockQuote[]>): QuotesResponse => ({
  data: { results: value.map(toStockQuote) },
  meta: toMetaResponse(meta),
});
