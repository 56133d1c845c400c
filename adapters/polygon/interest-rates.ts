import { newYorkDate } from '@toolyard/core/calendar';
import { addDays, type Clock, type Instant } from '@toolyard/core/shared';
import type { PolygonCall } from './polygon-client.ts';
import { EMPTY_FOR, ifIncluded } from './provenance.ts';
import { TreasuryYields } from './wire.ts';

/** Yields are published once a day. */
const FRESH_FOR = 12 * 3_600_000;
/** Calendar days that hold a publication, whatever the holidays. */
const PUBLISHED_WITHIN_DAYS = 10;

/** Years to maturity by field, ascending. */
const MATURITIES = [
  ['yield_1_month', 1 / 12],
  ['yield_3_month', 1 / 4],
  ['yield_6_month', 1 / 2],
  ['yield_1_year', 1],
  ['yield_2_year', 2],
  ['yield_3_year', 3],
  ['yield_5_year', 5],
  ['yield_7_year', 7],
  ['yield_10_year', 10],
] as const;

/** A continuous rate, a fraction per year, for a time in years. */
interface CurvePoint {
  readonly years: number;
  readonly rate: number;
}

/** Yields of the Treasury's constant maturities pay twice a year: r = 2·ln(1 + y/2). */
const continuous = (percent: number): number => 2 * Math.log(1 + percent / 200);

const curveOf = (yields: TreasuryYields): readonly CurvePoint[] =>
  MATURITIES.flatMap(([field, years]) => {
    const percent = yields[field];
    return percent === null ? [] : [{ years, rate: continuous(percent) }];
  });

/** Linear between two maturities, level before the first and after the last; null without any. */
export function rateAt(curve: readonly CurvePoint[], years: number): number | null {
  const before = curve.findLast((point) => point.years <= years);
  const after = curve.find((point) => point.years >= years);
  if (before === undefined || after === undefined) return (before ?? after)?.rate ?? null;
  if (before.years === after.years) return before.rate;
  const share = (years - before.years) / (after.years - before.years);
  return before.rate + share * (after.rate - before.rate);
}

/** Rates of the US Treasury. */
export class InterestRates {
  private latest: { readonly until: Instant; readonly curve: readonly CurvePoint[] } | null = null;

  constructor(private readonly clock: Clock) {}

  /** The newest curve; empty where the plan has none. */
  async curve(call: PolygonCall): Promise<readonly CurvePoint[]> {
    const now = this.clock.now();
    if (this.latest !== null && now < this.latest.until) return this.latest.curve;
    const query = { sort: 'date.desc', limit: 1 };
    let freshFor = EMPTY_FOR;
    const found = await ifIncluded(
      call.rows('/fed/v1/treasury-yields', query, TreasuryYields, 1),
      () => (freshFor = FRESH_FOR),
    );
    const since = addDays(newYorkDate(now), -PUBLISHED_WITHIN_DAYS);
    const newest = found?.rows.find(({ date }) => date >= since);
    const curve = newest === undefined ? [] : curveOf(newest);
    if (curve.length > 0) freshFor = FRESH_FOR;
    this.latest = { until: now + freshFor, curve };
    return curve;
  }
}
