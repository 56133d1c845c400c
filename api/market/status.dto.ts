import { ApiProperty } from '@nestjs/swagger';
import type { MarketStatus } from '@toolyard/core/calendar';
import type { Sourced } from '@toolyard/core/market';
import { instant } from '../http/instant.ts';
import { MetaResponse, toMetaResponse } from './meta.dto.ts';

const MARKET_STATES = ['open', 'closed', 'extended-hours'] as const;

export class ExchangeResponse {
  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  status!: string;
}

export class ExchangesResponse {
  @ApiProperty({ type: ExchangeResponse })
  nasdaq!: ExchangeResponse;

  @ApiProperty({ type: ExchangeResponse })
  nyse!: ExchangeResponse;
}

export class MarketStatusResult {
  @ApiProperty({ enum: MARKET_STATES, enumName: 'MarketState' })
  market!: MarketStatus['market'];

  @ApiProperty({ type: Boolean })
  earlyHours!: boolean;

  @ApiProperty({ type: Boolean })
  afterHours!: boolean;

  @ApiProperty({ type: ExchangesResponse })
  exchanges!: ExchangesResponse;

  @ApiProperty({ type: String, format: 'date-time' })
  serverTime!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'When the state changes next' })
  nextChange!: string;
}

export class MarketStatusResults {
  @ApiProperty({ type: MarketStatusResult })
  results!: MarketStatusResult;
}

export class MarketStatusResponse {
  @ApiProperty({ type: MarketStatusResults })
  data!: MarketStatusResults;

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}

export function toMarketStatusResponse({
  value,
  meta,
}: Sourced<MarketStatus>): MarketStatusResponse {
  const { market, earlyHours, afterHours, exchanges, at, nextChange } = value;
  return {
    data: {
      results: {
        market,
        earlyHours,
        afterHours,
        exchanges: {
          nasdaq: { name: exchanges.nasdaq.name, status: exchanges.nasdaq.status },
          nyse: { name: exchanges.nyse.name, status: exchanges.nyse.status },
        },
        serverTime: instant(at),
        nextChange: instant(nextChange),
      },
    },
    meta: toMetaResponse(meta),
  };
}
