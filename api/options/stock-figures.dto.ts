import { ApiProperty } from '@nestjs/swagger';
import { REPORT_TIMES, type ReportTime, type TrendDirection } from '@toolyard/core/market';
import { MetaResponse } from '../market/meta.dto.ts';

class SkewAmongYearResponse {
  @ApiProperty({ type: Number, description: '25 delta put less call, fraction a year' })
  skew!: number;

  @ApiProperty({ type: Number, description: "Share of the year's sessions with a lower one" })
  percentile!: number;
}

class MoveUntilResponse {
  @ApiProperty({ type: String, format: 'date' })
  expiry!: string;

  @ApiProperty({ type: 'integer' })
  days!: number;

  @ApiProperty({ type: Number, description: 'One standard deviation, dollars a share' })
  move!: number;

  @ApiProperty({ type: Number, description: 'Of the price' })
  fraction!: number;
}

class ReportDayResponse {
  @ApiProperty({ type: String, format: 'date' })
  date!: string;

  @ApiProperty({
    enum: REPORT_TIMES,
    enumName: 'ReportTime',
    nullable: true,
    description: 'Before the session opens or after it has closed; null where it is not announced',
  })
  time!: ReportTime | null;

  @ApiProperty({ type: Boolean, description: 'False while the date is an estimate' })
  confirmed!: boolean;
}

class TrendResponse {
  @ApiProperty({ enum: ['up', 'down', 'sideways'], enumName: 'TrendDirection' })
  direction!: TrendDirection;

  @ApiProperty({ type: Number, description: 'The last close' })
  close!: number;

  @ApiProperty({ type: Number, description: 'Mean of the last 20 closes' })
  shortAverage!: number;

  @ApiProperty({ type: Number, description: 'Mean of the last 50 closes' })
  longAverage!: number;
}

class EarningsWindowResponse {
  @ApiProperty({ type: String, format: 'date', nullable: true })
  after!: string | null;

  @ApiProperty({ type: String, format: 'date' })
  by!: string;
}

export class StockFiguresResponse {
  @ApiProperty({ type: String })
  symbol!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Chinese name' })
  nameZh!: string | null;

  @ApiProperty({ type: Number, nullable: true })
  price!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  change!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  changePercent!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Shares traded in the session' })
  volume!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  marketCap!: number | null;

  @ApiProperty({ type: [Number], description: 'Up to thirty sessions' })
  closes!: number[];

  @ApiProperty({ type: Number, nullable: true, description: '30 days, fraction a year' })
  impliedVolatility!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: "0 at the year's low to 1 at its high",
  })
  ivRank!: number | null;

  @ApiProperty({ type: SkewAmongYearResponse, nullable: true })
  skew!: SkewAmongYearResponse | null;

  @ApiProperty({
    type: MoveUntilResponse,
    nullable: true,
    description: 'To the monthly expiry nearest to 30 days',
  })
  expectedMove!: MoveUntilResponse | null;

  @ApiProperty({ type: Number, nullable: true, description: '20 trading days, fraction a year' })
  realisedVolatility20!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: '30 trading days, fraction a year' })
  realisedVolatility30!: number | null;

  @ApiProperty({ type: TrendResponse, nullable: true })
  trend!: TrendResponse | null;

  @ApiProperty({
    type: ReportDayResponse,
    nullable: true,
    description: 'The next earnings report of the calendar',
  })
  nextReport!: ReportDayResponse | null;

  @ApiProperty({
    type: EarningsWindowResponse,
    nullable: true,
    description:
      'The expiries around the next earnings report; where the calendar has no date, those between which options expect it',
  })
  nextEarnings!: EarningsWindowResponse | null;
}

class StockFiguresResults {
  @ApiProperty({ type: [StockFiguresResponse], description: 'Unknown symbols are left out' })
  results!: StockFiguresResponse[];
}

export class StockFiguresListResponse {
  @ApiProperty({ type: StockFiguresResults })
  data!: StockFiguresResults;

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}
