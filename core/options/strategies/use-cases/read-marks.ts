import { asUser, type Principal } from '../../../accounts/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import { fromDollars } from '../../../shared/index.ts';
import { MarketBoard, orNull, type BoardPorts } from '../life/market-board.ts';
import { marked } from '../life/position-mark.ts';
import { sessionMarks, type SessionMark } from '../life/session-marks.ts';
import { closedAt, openedAt } from '../life/trade-result.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';
import { STRATEGY_UNKNOWN } from '../strategies.errors.ts';

/** How one of the caller's positions stood at the end of each session; empty before it is opened. */
export class ReadMarks {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'findOwned'>,
    private readonly ports: BoardPorts,
  ) {}

  async execute(id: string, principal: Principal): Promise<readonly SessionMark[]> {
    const found = await this.strategies.findOwned(asUser(principal).userId, id);
    if (!found) throw STRATEGY_UNKNOWN();
    const from = openedAt(found);
    if (from === null) return [];
    const now = this.ports.clock.now();
    const { symbol } = found;
    const days = { from: newYorkDate(from), to: newYorkDate(closedAt(found) ?? now) };
    const query = { symbol, ...days, timespan: 'day', multiplier: 1 } as const;
    const bars = await orNull(this.ports.market.bars(query));
    const closes = (bars?.value ?? []).map(({ at, close }) => ({
      date: newYorkDate(at),
      close: fromDollars(close),
    }));
    return sessionMarks(await marked(found, new MarketBoard(this.ports)), closes, now);
  }
}
