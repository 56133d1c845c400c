import { ApiProperty } from '@nestjs/swagger';
import type { MarketMeta } from '@toolyard/core/market';
import { toMeta } from './snapshot-page.ts';

/** Where market data comes from and how old it is. */
export class MetaResponse {
  @ApiProperty({ type: String, example: 'simulated' })
  provider!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  asOf!: string;

  @ApiProperty({ type: Number })
  delayedMinutes!: number;

  @ApiProperty({ type: Boolean })
  stale!: boolean;

  @ApiProperty({ type: Boolean })
  simulated!: boolean;

  @ApiProperty({ type: Boolean, description: 'True when a part could not be had' })
  partial!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextRefresh!: string | null;
}

export const toMetaResponse: (meta: MarketMeta) => MetaResponse = toMeta;
