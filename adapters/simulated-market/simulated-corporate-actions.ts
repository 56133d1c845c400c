import { newYorkDate, tradingDayOnOrAfter } from '@toolyard/core/calendar';
import {
  actionsWithin,
  SYMBOL_UNKNOWN,
  type CorporateAction,
  type CorporateActions,
  type CorporateActionsQuery,
  type Sourced,
} from '@toolyard/core/market';
import { addDays, type CalendarDate, type Clock } from '@toolyard/core/shared';
import { sourced } from './provenance.ts';
import type { Sessions } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';

/** Dividends are announced so many days ahead of their ex-date, and paid so many days after it. */
const ANNOUNCED_DAYS = 30;
const PAID_AFTER_DAYS = 14;

/** The dividends that the simulated prices fall by. The simulated companies do nothing else. */
export class SimulatedCorporateActions implements CorporateActions {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly tapes: ReadonlyMap<string, StockTape>,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.tapes.has(symbol));
  }

  async actions(query: CorporateActionsQuery): Promise<Sourced<readonly CorporateAction[]>> {
    const { symbol, from, to } = query;
    const tape = this.tapes.get(symbol);
    if (tape === undefined) throw SYMBOL_UNKNOWN();
    const now = this.clock.now();
    const announced = addDays(newYorkDate(now), ANNOUNCED_DAYS);
    const paid = tape.dividends
      .between(from, to < announced ? to : announced)
      .map(({ exDate, amount }) => dividendOf(symbol, exDate, amount));
    return Promise.resolve(sourced(actionsWithin(paid, query), this.sessions, now));
  }
}

const dividendOf = (symbol: string, exDate: CalendarDate, amount: number): CorporateAction => ({
  ...{ kind: 'dividend', symbol, exDate, amount, isSpecial: false },
  payDate: tradingDayOnOrAfter(addDays(exDate, PAID_AFTER_DAYS)),
});
