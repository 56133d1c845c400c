import { ApiProperty } from '@nestjs/swagger';
import { MetaResponse } from '../market/meta.dto.ts';

export class BenchmarkPointResponse {
  @ApiProperty({ type: String, format: 'date' })
  date!: string;

  @ApiProperty({ type: Number, description: 'Return since the first point, fraction' })
  account!: number;

  @ApiProperty({ type: Number, description: 'Return since the first point, fraction' })
  benchmark!: number;
}

export class CurveFiguresResponse {
  @ApiProperty({ type: Number, description: 'Fraction' })
  totalReturn!: number;

  @ApiProperty({ type: Number, description: 'Fraction of the highest value, never negative' })
  maxDrawdown!: number;
}

export class BenchmarkFigures {
  @ApiProperty({
    type: String,
    format: 'date',
    description: 'First day of the closed trades; points begin later without earlier closes',
  })
  from!: string;

  @ApiProperty({ type: [BenchmarkPointResponse], description: 'Empty without two closes' })
  points!: BenchmarkPointResponse[];

  @ApiProperty({ type: CurveFiguresResponse })
  account!: CurveFiguresResponse;

  @ApiProperty({ type: CurveFiguresResponse, description: 'SPY without its dividends' })
  benchmark!: CurveFiguresResponse;

  @ApiProperty({ type: Number, description: 'Return of the account less that of SPY, fraction' })
  excess!: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Of daily returns; null with fewer than 60 of them or 10 days with a result',
  })
  correlation!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Null as the correlation is' })
  beta!: number | null;

  @ApiProperty({
    type: [String],
    description: 'Sessions without a close; the close before them stands in',
  })
  missing!: string[];
}

export class BenchmarkResponse {
  @ApiProperty({
    type: BenchmarkFigures,
    nullable: true,
    description: 'Null without closed trades, and where no capital is left to measure by',
  })
  data!: BenchmarkFigures | null;

  @ApiProperty({ type: MetaResponse, nullable: true, description: 'Of the closes of SPY' })
  meta!: MetaResponse | null;
}
