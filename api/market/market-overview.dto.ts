import { ApiProperty } from '@nestjs/swagger';
import { SECTORS, type Sector } from '@toolyard/core/market';
import { MetaResponse } from './meta.dto.ts';

export class StockDayResponse {
  @ApiProperty({ type: String })
  ticker!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Chinese name' })
  nameZh!: string | null;

  @ApiProperty({ type: String, example: 'CS' })
  type!: string;

  @ApiProperty({ enum: SECTORS, enumName: 'Sector', nullable: true, description: 'GICS sector' })
  sector!: Sector | null;

  @ApiProperty({ type: Number, nullable: true })
  price!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  change!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  changePercent!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Shares traded in the session' })
  volume!: number | null;
}

export class SectorMoveResponse {
  @ApiProperty({ enum: SECTORS, enumName: 'Sector' })
  sector!: Sector;

  @ApiProperty({ type: Number, description: 'Mean of its stocks, each with equal weight' })
  changePercent!: number;

  @ApiProperty({ type: 'integer', description: 'How many stocks it is the mean of' })
  stocks!: number;
}

export class MarketOverviewResult {
  @ApiProperty({ type: [StockDayResponse], description: 'Companies, largest rise first' })
  gainers!: StockDayResponse[];

  @ApiProperty({ type: [StockDayResponse], description: 'Companies, largest fall first' })
  losers!: StockDayResponse[];

  @ApiProperty({ type: [StockDayResponse], description: 'Companies and funds by shares traded' })
  mostActive!: StockDayResponse[];

  @ApiProperty({ type: [SectorMoveResponse], description: 'Largest rise first' })
  sectors!: SectorMoveResponse[];

  @ApiProperty({ type: [StockDayResponse], description: 'SPX, QQQ, IWM and VIX where known' })
  benchmarks!: StockDayResponse[];
}

export class MarketOverviewResponse {
  @ApiProperty({ type: MarketOverviewResult })
  data!: MarketOverviewResult;

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}
