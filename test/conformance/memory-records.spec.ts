import {
  FakeCorporateActions,
  FakeOptionChains,
  FakeMarketRecords,
  FakeClock,
  chainFixture,
} from '@toolyard/memory';
import { quotedChain, type OptionChain } from '@toolyard/core/options/chain';
import { contractTermsOf } from '@toolyard/core/options/contracts';
import { moneyOf, type CalendarDate } from '@toolyard/core/shared';
import { corporateActionsConformance } from './corporate-actions.suite.ts';
import { marketRecordsConformance } from './market-records.suite.ts';
import { optionChainsConformance } from './option-chains.suite.ts';
import { optionRecordsConformance } from './option-records.suite.ts';

const CLOSE = Date.parse('2024-05-20T20:00:00Z');
const MINUTE = 60_000;
const chain = chainFixture('ACME', '2024-06-21', CLOSE);
const item = (symbol: string, minutesAgo: number) => ({
  id: `${symbol}-${minutesAgo}`,
  title: `${symbol} is named`,
  titleZh: null,
  publishedAt: CLOSE - minutesAgo * MINUTE,
  publisher: 'A test',
  url: null,
  description: null,
  descriptionZh: null,
  tickers: [symbol],
});
const quote = (symbol: string, price: number) => ({
  symbol,
  price,
  change: 1,
  changePercent: 1,
  bid: price - 0.01,
  ask: price + 0.01,
  at: CLOSE,
});
const trade = (number: number, size: number) => ({
  id: `trade ${number}`,
  at: CLOSE - number * MINUTE,
  price: moneyOf(20_000),
  size,
  side: 'bought' as const,
});
const records = new FakeMarketRecords(
  {
    quotes: [quote('ACME', 100), quote('OTHER', 50)],
    news: [-1, 5, 3, 9, 7].flatMap((ago) => [item('ACME', ago), item('OTHER', ago * 2)]),
    reports: ['2024-05-20', '2024-05-01', '2024-05-20', '2024-06-03'].map((date, i) => ({
      ...{ symbol: i % 2 ? 'ACME' : i ? 'BOLT' : 'OTHER', date: date as CalendarDate },
      ...{ time: null, confirmed: i < 2 },
    })),
    activities: Object.fromEntries(
      [...chain.calls, ...chain.puts].map(({ symbol, bid }) => [
        symbol,
        {
          trades: [trade(1, 4), trade(2, 6)].map((each) => ({ ...each, price: bid ?? moneyOf(1) })),
          days: [{ date: '2024-05-20' as const, price: bid ?? moneyOf(1) }],
        },
      ]),
    ),
    closes: { ACME: { at: CLOSE - 86_400_000, spot: moneyOf(990_000), marks: new Map() } },
    volatility: {
      ACME: [
        { date: '2024-05-16', iv: 0.2 },
        { date: '2024-05-17', iv: 0.3 },
      ],
    },
  },
  new FakeClock(CLOSE),
);

marketRecordsConformance('a list in memory', () => ({
  news: records,
  earnings: records,
  hasReports: true,
  quotes: records,
  provider: 'listed',
  simulated: false,
  symbols: ['ACME', 'OTHER'],
  unknownSymbol: 'NONE',
  now: CLOSE,
}));

optionRecordsConformance('a list in memory', () => ({
  chains: new FakeOptionChains([chain]),
  tape: records,
  volatility: records,
  symbol: 'ACME',
  unknownSymbol: 'NONE',
  now: CLOSE,
  remembers: true,
}));

/** The prices of the fixture with the volatilities that they imply. */
function impliedChain(expiry: CalendarDate): OptionChain {
  const { calls, puts, ...rest } = chainFixture('ACME', expiry, CLOSE);
  const quotes = [...calls, ...puts].map(({ type, strike, bid, ask }) => ({
    ...{ type, strike, bid, ask },
  }));
  const contract = contractTermsOf('ACME');
  return quotedChain({ ...rest, rate: 0, dividends: [], contract, quotes })!;
}

const chains = new FakeOptionChains((['2024-06-21', '2024-07-19'] as const).map(impliedChain));

optionChainsConformance('a list in memory', () => ({
  chains,
  provider: 'listed',
  simulated: false,
  symbol: 'ACME',
  unknownSymbol: 'NONE',
  unlistedExpiry: '2024-06-22',
  today: '2024-05-20',
}));

const actions = new FakeCorporateActions(['ACME'], new FakeClock(CLOSE));
const RENAMED = {
  ...({ kind: 'symbolChange', symbol: 'LEFT', exDate: '2024-05-20', newSymbol: 'RIGHT' } as const),
};
actions.announced = [
  ...(['2024-05-24', '2024-05-10', '2024-05-10'] as const).map((exDate) => ({
    ...({ kind: 'dividend', symbol: 'ACME', exDate, amount: 0.25 } as const),
    ...({ payDate: '2024-06-03', isSpecial: false } as const),
  })),
  RENAMED,
];
corporateActionsConformance('a list in memory', () => ({
  ...{ actions, provider: 'listed', symbol: 'ACME', unknownSymbol: 'NONE' },
  ...{ from: '2024-05-01', to: '2024-05-31', split: null, last: [RENAMED] },
}));
