import { ApiProperty } from '@nestjs/swagger';
import { REPORT_TIMES, type ReportTime, type Sourced } from '@toolyard/core/market';
import type { EarningsFigures, NamedReport } from '@toolyard/core/options/earnings';
import { daysBetween, type CalendarDate } from '@toolyard/core/shared';
import { IsDay } from '../http/day.ts';
import { ENDS_BEFORE_BEGIN, validationError } from '../http/validation-messages.ts';
import { MetaResponse, toMetaResponse } from '../market/meta.dto.ts';

/** Days of one calendar. */
const MOST_DAYS = 100;

export class EarningsParams {
  @IsDay()
  from!: CalendarDate;

  @IsDay()
  to!: CalendarDate;
}

/** Refuses days in the wrong order and more than a hundred of them. */
export function checkEarningsDays({ from, to }: EarningsParams): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw validationError({ field: 'to', texts: ENDS_BEFORE_BEGIN });
  if (days > MOST_DAYS)
    throw validationError({
      field: 'to',
      texts: {
        en: `At most ${MOST_DAYS} days at a time`,
        'zh-CN': `一次最多 ${MOST_DAYS} 天`,
      },
    });
}

export class EarningsReportResponse {
  @ApiProperty({ type: String, example: 'AAPL' })
  symbol!: string;

  @ApiProperty({ type: String, format: 'date' })
  date!: string;

  @ApiProperty({
    enum: REPORT_TIMES,
    enumName: 'ReportTime',
    nullable: true,
    description: 'Before the session opens or after it has closed',
  })
  time!: ReportTime | null;

  @ApiProperty({ type: Boolean, description: 'False while the date is an estimate' })
  confirmed!: boolean;
}

export class NamedReportResponse extends EarningsReportResponse {
  @ApiProperty({ type: String, nullable: true })
  name!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Chinese name' })
  nameZh!: string | null;
}

export class EarningsCalendarResult {
  @ApiProperty({
    type: [NamedReportResponse],
    nullable: true,
    description: 'By date and symbol; null where the market in force has no calendar of reports',
  })
  results!: NamedReportResponse[] | null;
}

export class EarningsCalendarResponse {
  @ApiProperty({ type: EarningsCalendarResult })
  data!: EarningsCalendarResult;

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}

export class ReportStraddleResponse {
  @ApiProperty({ type: String, format: 'date' })
  expiry!: string;

  @ApiProperty({ type: Number, description: 'Dollars' })
  strike!: number;

  @ApiProperty({ type: Number, description: 'Call and put together, dollars per share' })
  price!: number;

  @ApiProperty({ type: Number, description: 'Of the spot: the mean move that it is paid for' })
  fraction!: number;
}

export class EarningsReactionResponse {
  @ApiProperty({ type: EarningsReportResponse })
  report!: EarningsReportResponse;

  @ApiProperty({ type: Number, description: 'Close before to close after, a fraction' })
  move!: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Close before to next open' })
  gap!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: '30 days, fraction a year' })
  ivBefore!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: '30 days, fraction a year' })
  ivAfter!: number | null;
}

export class EarningsFiguresResult {
  @ApiProperty({ type: String })
  symbol!: string;

  @ApiProperty({ type: Number, nullable: true })
  spot!: number | null;

  @ApiProperty({ type: EarningsReportResponse, nullable: true })
  next!: EarningsReportResponse | null;

  @ApiProperty({
    type: ReportStraddleResponse,
    nullable: true,
    description: 'At the money, of the first expiry after the next report',
  })
  straddle!: ReportStraddleResponse | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'One standard deviation of the move upon a report by the term structure',
  })
  event!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Of the first expiry after the next report, fraction a year',
  })
  ivNow!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'The same without the report' })
  ivWithout!: number | null;

  @ApiProperty({ type: [EarningsReactionResponse], description: 'Latest first' })
  reactions!: EarningsReactionResponse[];

  @ApiProperty({ type: Number, nullable: true, description: 'Root mean square of the moves' })
  usual!: number | null;
}

export class EarningsFiguresResponse {
  @ApiProperty({
    type: EarningsFiguresResult,
    nullable: true,
    description: 'Null where the market in force has no calendar of reports',
  })
  data!: EarningsFiguresResult | null;

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}

export const toEarningsCalendarResponse = ({
  value,
  meta,
}: Sourced<readonly NamedReport[] | null>): EarningsCalendarResponse => ({
  data: { results: value && [...value] },
  meta: toMetaResponse(meta),
});

export const toEarningsFiguresResponse = ({
  value,
  meta,
}: Sourced<EarningsFigures | null>): EarningsFiguresResponse => ({
  data: value && { ...value, reactions: [...value.reactions] },
  meta: toMetaResponse(meta),
});
