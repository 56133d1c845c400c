import { addDays, daysBetween } from '../shared/index.ts';
import { byReportDate, type EarningsQuery, type EarningsReport } from './earnings.ts';
import type { EarningsReports } from './ports/earnings-reports.ts';
import type { UploadedEarnings } from './ports/uploaded-earnings.ts';
import type { MarketMeta, Sourced } from './sourced.ts';

/** What becomes of an uploaded report beside those of the market. */
export const UPLOAD_USES = [
  /** The market has none of the company near that day. */
  'added',
  /** It is confirmed and takes the place of an estimate. */
  'confirms',
  /** The market's own stands. */
  'spare',
  /** The market in force is simulated and has no such company. */
  'unknown',
] as const;
export type UploadUse = (typeof UPLOAD_USES)[number];

/** Dates of one company no further apart are of one report: estimates are off by less, quarters are 13 weeks apart. */
const NEAR_DAYS = 21;

/** Earnings reports of the market and its uploaded complement. */
export class ComplementedEarnings implements EarningsReports {
  constructor(
    private readonly market: EarningsReports,
    private readonly uploads: Pick<UploadedEarnings, 'upload' | 'reports'>,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return this.market.knows(symbol);
  }

  async reports(query: EarningsQuery): Promise<Sourced<readonly EarningsReport[] | null>> {
    const wider = widened(query);
    const uploaded = await this.uploads.reports(wider);
    if (uploaded === null) return this.market.reports(query);
    const { value, meta } = await this.market.reports(uploaded.length > 0 ? wider : query);
    const uses = await usesOf(uploaded, { value, meta }, this.market);
    const used = uploaded.filter((_, i) => uses[i] === 'added' || uses[i] === 'confirms');
    const confirming = uploaded.filter((_, i) => uses[i] === 'confirms');
    const own = (value ?? []).filter((report) => !confirming.some((each) => isNear(each, report)));
    const within = [...own, ...used].filter(({ date }) => date >= query.from && date <= query.to);
    if (value !== null) return { value: within.sort(byReportDate), meta };
    const asOf = (await this.uploads.upload())?.uploadedAt ?? meta.asOf;
    return {
      value: within.sort(byReportDate),
      meta: { ...meta, provider: 'upload', asOf, partial: false },
    };
  }
}

/** What would become of uploaded reports, in their order. The market's answer covers their days and some more. */
export async function usesOf(
  uploaded: readonly EarningsReport[],
  { value, meta }: Sourced<readonly EarningsReport[] | null>,
  market: Pick<EarningsReports, 'knows'>,
): Promise<UploadUse[]> {
  return Promise.all(
    uploaded.map(async (report) => {
      if (meta.simulated && !(await market.knows(report.symbol))) return 'unknown';
      return useOf(report, value ?? [], meta);
    }),
  );
}

/** Prices of a simulated market move on its own dates: no other takes their place. */
function useOf(
  report: EarningsReport,
  own: readonly EarningsReport[],
  { simulated }: Pick<MarketMeta, 'simulated'>,
): UploadUse {
  const near = own.filter((each) => isNear(each, report));
  if (near.length === 0) return 'added';
  const replaces = !simulated && report.confirmed && near.every(({ confirmed }) => !confirmed);
  return replaces ? 'confirms' : 'spare';
}

const isNear = (a: EarningsReport, b: EarningsReport): boolean =>
  a.symbol === b.symbol && Math.abs(daysBetween(a.date, b.date)) <= NEAR_DAYS;

/** The days of a query with those before and after that may have the same report. */
export const widened = ({ from, to, symbol }: EarningsQuery): EarningsQuery => ({
  symbol,
  from: addDays(from, -NEAR_DAYS),
  to: addDays(to, NEAR_DAYS),
});
