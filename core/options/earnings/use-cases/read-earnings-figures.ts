import { newYorkDate } from '../../../calendar/index.ts';
import {
  isFinalClose,
  isKnownByClose,
  type EarningsReport,
  type EarningsReports,
  type MarketData,
  type Sourced,
} from '../../../market/index.ts';
import { addDays, toDollars, type CalendarDate, type Dollars } from '../../../shared/index.ts';
import {
  straddleMove,
  termStructure,
  type OptionChains,
  type VolatilityHistory,
} from '../../chain/index.ts';
import { earningsMove } from '../../surface/index.ts';
import { earningsReactions, usualReaction, type EarningsReaction } from '../earnings-reaction.ts';
import { withReportCounts } from '../with-report-counts.ts';

/** The straddle at the money of the first expiry after a report. */
export interface ReportStraddle {
  readonly expiry: CalendarDate;
  /** Dollars per share. */
  readonly strike: Dollars;
  readonly price: Dollars;
  /** Price over spot: the mean move until the expiry that it is paid for, a fraction. */
  readonly fraction: number;
}

/** What options have priced in for the next report of a company, and how the price took up those before. */
export interface EarningsFigures {
  readonly symbol: string;
  readonly spot: Dollars | null;
  /** Null where none is known for the next half year. */
  readonly next: EarningsReport | null;
  readonly straddle: ReportStraddle | null;
  /** One standard deviation of the move upon one report by the term structure, a fraction. */
  readonly event: number | null;
  /** Volatility at the forward of the first expiry after the report, with and without it, fractions per year. */
  readonly ivNow: number | null;
  readonly ivWithout: number | null;
  /** Latest first. */
  readonly reactions: readonly EarningsReaction[];
  /** Root mean square of their moves. */
  readonly usual: number | null;
}

const LOOK_AHEAD_DAYS = 190;
const LOOK_BACK_DAYS = 2 * 365 + 40;
const SHOWN_REACTIONS = 8;

/** What one company's reports have done to its price, and what its options expect of the next one. */
export class ReadEarningsFigures {
  constructor(
    private readonly earnings: EarningsReports,
    private readonly chains: OptionChains,
    private readonly market: Pick<MarketData, 'bars'>,
    private readonly volatility: VolatilityHistory,
  ) {}

  /** Null where the source has no calendar of reports. Refuses with SYMBOL_UNKNOWN. */
  async execute(symbol: string): Promise<Sourced<EarningsFigures | null>> {
    const { value: expiries, meta } = await this.chains.expiries(symbol);
    const today = newYorkDate(meta.asOf);
    const days = { from: addDays(today, -LOOK_BACK_DAYS), to: addDays(today, LOOK_AHEAD_DAYS) };
    const { value: reports } = await this.earnings.reports({ symbol, ...days });
    if (reports === null) return { value: null, meta };
    const { value: bars, meta: read } = await this.market.bars({
      ...{ symbol, from: days.from, to: today, timespan: 'day', multiplier: 1, adjusted: true },
    });
    // A report is one of the past as soon as the session after it has closed.
    const lastClosed = bars.findLast(({ at }) => isFinalClose(newYorkDate(at), read));
    const isPast = (report: EarningsReport): boolean =>
      lastClosed !== undefined && isKnownByClose(report, newYorkDate(lastClosed.at));
    const next = reports.find((report) => !isPast(report)) ?? null;
    const { value: history } = await this.volatility.year(symbol);
    const reactions = earningsReactions(reports.filter(isPast), bars, history).slice(
      0,
      SHOWN_REACTIONS,
    );
    const after = next && expiries.find(({ expiry }) => isKnownByClose(next, expiry));
    const chain = after ? (await this.chains.chain(symbol, after.expiry)).value : null;
    const points = termStructure(withReportCounts(expiries, reports, meta.asOf));
    const event = next && earningsMove(points);
    const spot = chain ? toDollars(chain.spot) : (bars.at(-1)?.close ?? null);
    const straddle = chain && straddleMove(chain);
    return {
      value: {
        symbol,
        spot,
        next,
        straddle:
          chain && straddle && spot
            ? {
                expiry: chain.expiry,
                strike: straddle.strike,
                price: straddle.move,
                fraction: straddle.move / spot,
              }
            : null,
        event: event?.move ?? null,
        ivNow: after?.volatilityAtForward ?? null,
        ivWithout:
          event?.withoutEarnings[points.findIndex(({ expiry }) => expiry === after?.expiry)] ??
          null,
        reactions,
        usual: usualReaction(reactions),
      },
      meta,
    };
  }
}
