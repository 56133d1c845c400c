import { newYorkDate } from '../../calendar/index.ts';
import {
  addDays,
  fromDollars,
  midnightUtc,
  multiplyMoney,
  type CalendarDate,
  type Instant,
  type Money,
} from '../../shared/index.ts';
import {
  CONTRACT_MULTIPLIER,
  formatOptionSymbol,
  nextFridayExpiries,
  weeklyExpiry,
} from '../contracts/index.ts';
import type { Fill, Strategy } from '../strategies/index.ts';
import { SAMPLE_TRADES, type SampleLeg, type SampleTrade } from './sample-list.ts';
import { buildTrade } from './import/build-trade.ts';

/** Of each contract and fill. */
const COMMISSION: Money = fromDollars(0.65);
/** Between 10:30 and 11:30 in New York. */
const MORNING = 55_800_000;

/** A trading day about that many days ago. */
const sessionBefore = (now: Instant, days: number): Instant =>
  midnightUtc(weeklyExpiry(addDays(newYorkDate(now), -days))) + MORNING;

function fillOf(
  [contracts, type, dollars]: SampleLeg,
  root: string,
  expiry: CalendarDate,
  fill: Pick<Fill, 'id' | 'price'> & { readonly side: 1 | -1 },
): Fill {
  const strike = fromDollars(dollars);
  const { side, ...own } = fill;
  return {
    ...own,
    kind: 'option',
    symbol: formatOptionSymbol({ root, expiry, type, strike }),
    type,
    strike,
    expiry,
    multiplier: CONTRACT_MULTIPLIER,
    deliverable: null,
    quantity: side * contracts,
    commission: multiplyMoney(COMMISSION, Math.abs(contracts)),
    cause: 'trade',
    replaces: null,
    iv: null,
    delta: null,
  };
}

function stepsOf({ symbol, days, spots, legs }: SampleTrade, now: Instant, nextId: () => string) {
  const [opened, closed] = [sessionBefore(now, days[0]), sessionBefore(now, days[1])];
  const [expiry = newYorkDate(closed)] = nextFridayExpiries(closed, 1);
  const fills = (side: 1 | -1) =>
    legs.map((leg) => {
      const price = fromDollars(side === 1 ? leg[3] : leg[4]);
      return fillOf(leg, symbol, expiry, { id: nextId(), price, side });
    });
  return [
    { at: opened, spot: fromDollars(spots[0]), fills: fills(1) },
    { at: closed, spot: fromDollars(spots[1]), fills: fills(-1) },
  ];
}

const FUNDS = ['SPY', 'QQQ'];

/** Terms that both languages write alike: of a fund, and of sold premium. */
const tagsOf = ({ symbol, legs }: SampleTrade): readonly string[] => [
  ...(FUNDS.includes(symbol) ? ['ETF'] : []),
  ...(legs.filter(([contracts]) => contracts < 0).length > 1 ? ['IV Rank'] : []),
];

/** The samples that show what a history looks like: completed trades of the year before now, marked as samples. */
export const sampleStrategies = (
  ownerId: string,
  now: Instant,
  nextId: () => string,
): readonly Strategy[] =>
  SAMPLE_TRADES.map((trade) => {
    const steps = stepsOf(trade, now, nextId);
    const origin = { ownerId, provider: 'sample', simulated: true, sample: true, now, nextId };
    const sample = buildTrade({ name: '', symbol: trade.symbol, steps }, origin);
    return { ...sample, journal: { note: '', tags: tagsOf(trade) } };
  });
