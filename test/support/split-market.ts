import { newYorkDate } from '@toolyard/core/calendar';
import {
  actionsWithin,
  type Bar,
  type BarQuery,
  type CorporateActionsQuery,
} from '@toolyard/core/market';
import type { MarketSource } from '@toolyard/core/options/chain';
import type { CalendarDate } from '@toolyard/core/shared';
import { restatedBar } from '@toolyard/memory';

/** So many shares for one of before, from that day on. */
interface Split {
  readonly symbol: string;
  readonly date: CalendarDate;
  readonly ratio: number;
}

/** The source after a split of one of its stocks: its prices are as traded, adjusted bars before that day are restated. */
export function withSplit(source: MarketSource, { symbol, date, ratio }: Split): MarketSource {
  const { market, actions } = source;
  const bars = async (query: BarQuery) => {
    const { value, meta } = await market.bars(query);
    if (query.symbol !== symbol || !query.adjusted) return { value, meta };
    const isBefore = ({ at }: Bar) => newYorkDate(at) < date;
    return { value: value.map((bar) => (isBefore(bar) ? restatedBar(bar, ratio) : bar)), meta };
  };
  const withAction = async (query: CorporateActionsQuery) => {
    const { value, meta } = await actions.actions(query);
    const split = { kind: 'split', symbol, exDate: date, from: 1, to: ratio } as const;
    return { value: actionsWithin([...(value ?? []), split], query), meta };
  };
  return {
    ...source,
    market: Object.assign(Object.create(market) as typeof market, { bars }),
    actions: Object.assign(Object.create(actions) as typeof actions, { actions: withAction }),
  };
}
