import { newYorkDate, previousTradingDay } from '@toolyard/core/calendar';
import {
  actionsWithin,
  type Bar,
  type BarQuery,
  type CorporateActionsQuery,
  type StockQuote,
} from '@toolyard/core/market';
import {
  EXPIRY_UNKNOWN,
  type MarketSource,
  type OptionChain,
  type OptionQuote,
  type OptionTape,
} from '@toolyard/core/options/chain';
import { formatOptionSymbol, rootOf } from '@toolyard/core/options/contracts';
import {
  fromDollars,
  moneyOf,
  type CalendarDate,
  type Clock,
  type Money,
} from '@toolyard/core/shared';
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

/** So many shares before are so many after, from that day on. */
interface SplitInTime {
  readonly symbol: string;
  readonly exDate: CalendarDate;
  readonly from: number;
  readonly to: number;
}

/** Strikes are listed in thousandths of a dollar. */
const STRIKE_STEP = 10;
const CONTRACT_SHARES = 100;
const adjustedRoot = (symbol: string): string => `${symbol}1`;

/**
 * The source whose stocks are split while the clock runs: until then prices, strikes and quotes are those of the larger or
 * smaller share, so that a split alone changes nobody's wealth; bars of before are restated once they are of the past.
 */
export function splitInTime(
  source: MarketSource,
  splits: readonly SplitInTime[],
  clock: Clock,
): MarketSource {
  /** What a price of the source counts as on that day. */
  const factorOn = (symbol: string, date: CalendarDate): number => {
    const split = splits.find((each) => each.symbol === symbol && date < each.exDate);
    return split ? split.to / split.from : 1;
  };
  const factorNow = (symbol: string) => factorOn(symbol, newYorkDate(clock.now()));

  const bars = async (query: BarQuery) => {
    const { value, meta } = await source.market.bars(query);
    const factorOf = ({ at }: Bar) =>
      query.adjusted ? factorNow(query.symbol) : factorOn(query.symbol, newYorkDate(at));
    return { value: value.map((bar) => restatedBar(bar, 1 / factorOf(bar))), meta };
  };
  const previousClose = async (symbol: string) => {
    const { value, meta } = await source.market.previousClose(symbol);
    return { value: value && restatedBar(value, 1 / factorNow(symbol)), meta };
  };
  const quotes = async (symbols: readonly string[]) => {
    const { value, meta } = await source.quotes.quotes(symbols);
    const counted = (quote: StockQuote): StockQuote => {
      const scaled = (dollars: number | null) => dollars && dollars * factorNow(quote.symbol);
      const { price, change, bid, ask } = quote;
      const changed = { change: scaled(change), bid: scaled(bid), ask: scaled(ask) };
      return { ...quote, ...changed, price: price * factorNow(quote.symbol) };
    };
    return { value: value.map(counted), meta };
  };
  /** The split after which contracts of before do not deliver a multiple of 100 shares. */
  const adjustingSplit = (symbol: string): SplitInTime | undefined =>
    splits.find(
      (each) =>
        each.symbol === symbol &&
        newYorkDate(clock.now()) >= each.exDate &&
        each.to % each.from !== 0,
    );
  const closeBefore = async ({ symbol, exDate }: SplitInTime): Promise<number> => {
    const day = previousTradingDay(exDate);
    const query = { symbol, from: day, to: day, timespan: 'day', multiplier: 1 } as const;
    return (await source.market.bars({ ...query, adjusted: false })).value[0]!.close;
  };
  /** Quoted per unit of the old strikes, so that contracts are worth what they were worth before. */
  const adjustedChain = async (chain: OptionChain, split: SplitInTime): Promise<OptionChain> => {
    const { from, to, symbol } = split;
    const shares = Math.floor((CONTRACT_SHARES * to) / from);
    const fraction = (CONTRACT_SHARES * to) / from - shares;
    const cash = fromDollars(Math.round(100 * fraction * (await closeBefore(split))) / 100);
    const { calls, puts } = scaledChain(chain, to / from, adjustedRoot(symbol));
    return { ...chain, calls, puts, deliverable: { shares: [{ symbol, shares }], cash } };
  };
  const chain = async (symbol: string, expiry: CalendarDate, root?: string) => {
    const split = adjustingSplit(symbol);
    const isAdjusted = root === adjustedRoot(symbol);
    if (isAdjusted && !split) throw EXPIRY_UNKNOWN();
    const requested = isAdjusted ? undefined : root;
    const { value, meta } = await source.chains.chain(symbol, expiry, requested);
    if (isAdjusted) return { value: await adjustedChain(value, split!), meta };
    const scaled = scaledChain(value, factorNow(symbol));
    return { value: split ? { ...scaled, adjustedRoots: [adjustedRoot(symbol)] } : scaled, meta };
  };
  const actions = async (query: CorporateActionsQuery) => {
    const { value, meta } = await source.actions.actions(query);
    const announced = splits
      .filter(({ symbol }) => symbol === query.symbol)
      .map((split) => ({ kind: 'split', ...split }) as const);
    return { value: actionsWithin([...(value ?? []), ...announced], query), meta };
  };
  /** Of the contracts that were listed at that close, adjusted ones from the ex-date on. */
  const optionClose: OptionTape['previousClose'] = async (symbol, contracts) => {
    const close = await source.tape.previousClose(symbol, []);
    if (close === null) return null;
    const date = newYorkDate(close.at);
    const factor = factorOn(symbol, date);
    const split = splits.find((each) => each.symbol === symbol && date >= each.exDate);
    const listed = contracts.map((contract) => {
      const isAdjusted = split && contract.root === adjustedRoot(symbol);
      const units = isAdjusted ? split.to / split.from : factor;
      const strike = moneyOf(Math.round(contract.strike / units));
      const root = isAdjusted ? symbol : contract.root;
      return { contract, units, own: { ...contract, root, strike } };
    });
    const own = await source.tape.previousClose(
      symbol,
      listed.map((each) => each.own),
    );
    const marked = listed.flatMap((each) => {
      const mark = own!.marks.get(formatOptionSymbol(each.own));
      return mark === undefined
        ? []
        : [[formatOptionSymbol(each.contract), scaledBy(mark, each.units)] as const];
    });
    return { ...close, spot: scaledBy(close.spot, factor), marks: new Map(marked) };
  };
  const changed = <T extends object>(port: T, change: Partial<T>): T =>
    Object.assign(Object.create(port) as T, change);
  return {
    ...source,
    market: changed(source.market, { bars, previousClose }),
    quotes: changed(source.quotes, { quotes }),
    chains: changed(source.chains, { chain }),
    tape: changed(source.tape, { previousClose: optionClose }),
    actions: changed(source.actions, { actions }),
  };
}

const scaledBy = (price: Money, factor: number): Money => moneyOf(Math.round(price * factor));

/** A chain in shares that are worth so many of its own, its contracts of that root if one is given. */
function scaledChain(chain: OptionChain, factor: number, root?: string): OptionChain {
  const scaled = (price: Money): Money => scaledBy(price, factor);
  const quotesOf = (quotes: readonly OptionQuote[]): OptionQuote[] =>
    quotes.flatMap((quote) => {
      const strike = scaled(quote.strike);
      if (strike % STRIKE_STEP !== 0) return [];
      const { symbol, type, bid, ask } = quote;
      const renamed = { root: root ?? rootOf(symbol), expiry: chain.expiry, type, strike };
      const prices = { bid: bid && scaled(bid), ask: ask && scaled(ask) };
      return { ...quote, ...prices, strike, symbol: formatOptionSymbol(renamed) };
    });
  if (factor === 1) return chain;
  return {
    ...{ ...chain, spot: scaled(chain.spot) },
    ...{ calls: quotesOf(chain.calls), puts: quotesOf(chain.puts) },
  };
}
