import {
  SYMBOL_UNKNOWN,
  type MarketNews,
  type NewsItem,
  type NewsQuery,
  type Sourced,
} from '@toolyard/core/market';
import type { Clock, Instant } from '@toolyard/core/shared';
import { eventsOf, wrapOf, type NewsEvent } from './news-events.ts';
import { textsOf } from './news-texts.ts';
import { sourced } from './provenance.ts';
import type { Sessions } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';

const PUBLISHER = 'Simulated Newswire';
/** The fund that stands for the whole market. */
const MARKET = 'SPY';
/** Older sessions are not searched. */
const SEARCHED_SESSIONS = 400;

/** News of the simulated market, written from its prices. An index has the news of the fund on it. */
export class SimulatedNews implements MarketNews {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly tapes: ReadonlyMap<string, StockTape>,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.tapes.has(symbol));
  }

  async news({ symbol, limit }: NewsQuery): Promise<Sourced<readonly NewsItem[]>> {
    const requested = symbol === null ? null : this.tapes.get(symbol)?.stock;
    if (requested === undefined) throw SYMBOL_UNKNOWN();
    const subject = requested?.type === 'INDEX' ? (requested.repeats ?? MARKET) : symbol;
    const now = this.clock.now();
    const about = [...this.tapes.values()].filter(
      ({ stock }) => stock.type !== 'INDEX' && (subject === null || stock.ticker === subject),
    );
    const items = this.newest(about, limit, now).map(toItem);
    return Promise.resolve(sourced(items, this.sessions, now));
  }

  /** Back from the session after the last one, whose results may be out before it opens. */
  private newest(about: readonly StockTape[], limit: number, now: Instant): NewsEvent[] {
    const last = this.sessions.lastOpened(now).index + 1;
    const first = Math.max(last - SEARCHED_SESSIONS, 0);
    const events: NewsEvent[] = [];
    for (let index = last; index >= first && events.length < limit; index -= 1)
      events.push(...this.ofSession(about, index, now));
    return events.slice(0, limit);
  }

  private ofSession(about: readonly StockTape[], index: number, now: Instant): NewsEvent[] {
    const session = this.sessions.at(index);
    return about
      .flatMap((tape) => [
        ...eventsOf(tape, session),
        ...(tape.stock.ticker === MARKET ? [wrapOf(tape, session)] : []),
      ])
      .filter(({ at }) => at <= now)
      .sort((a, b) => b.at - a.at || (idOf(a) < idOf(b) ? -1 : 1));
  }
}

const idOf = ({ tape, session, kind }: NewsEvent): string =>
  `simulated-${session.date}-${tape.stock.ticker}-${kind}`;

function toItem(event: NewsEvent): NewsItem {
  const { en, zh } = textsOf(event);
  const { ticker } = event.tape.stock;
  return {
    id: idOf(event),
    title: en.title,
    titleZh: zh.title,
    publishedAt: event.at,
    publisher: PUBLISHER,
    url: `/options/stock/${ticker}`,
    description: en.description,
    descriptionZh: zh.description,
    tickers: [ticker],
  };
}
