import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { simulatedMarket } from '@toolyard/simulated-market';
import type { Fault } from '../support/polygon-faults.ts';
import { PolygonServer, STUB_KEY } from '../support/polygon-server.ts';
import { openTestApi, SAMPLED_ENGINES, type TestApi } from '../support/test-api.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** Friday 2026-10-16, two hours after the close; each test is a week later, when no answer is fresh. */
const FRIDAY = Date.parse('2026-10-16T22:00:00Z');
const SYMBOLS = ['AAPL', 'AMD', 'BAC', 'F', 'KO', 'MSFT', 'NIO', 'NVDA', 'PFE', 'XOM'];
/** The circuit breakers of the relay count real seconds, 15 of them; a call that they refuse rests up to 10 s. */
const LONGEST_WAIT = 40 * SECOND;
const [[engine] = []] = SAMPLED_ENGINES;

/** Answers with status 200, or one that is no outage, that say something wrong. */
const WRONG: readonly Fault[] = [
  ...(['nullResults', 'absentResults', 'emptyResults', 'otherTicker', 'otherYear'] as const),
  ...(['badRequest', 'notFound'] as const),
];
/** Those and what else goes wrong on the way. */
const MIXED: readonly Fault[] = [
  ...WRONG,
  ...(['truncated', 'htmlAnswer', 'badGateway', 'rateWithSeconds', 'reset'] as const),
];

interface Shown {
  readonly results?: readonly { readonly c: number }[];
  readonly options?: readonly {
    readonly contract_symbol: string;
    readonly bid: number | null;
    readonly ask: number | null;
  }[];
}

interface Answer {
  readonly path: string;
  readonly status: number;
  readonly body: { readonly data?: Shown };
}

describe('a provider that errs for some minutes', () => {
  const clock = { at: FRIDAY, now: () => clock.at };
  const source = simulatedMarket({ seed: 'healing', clock });
  let provider: PolygonServer;
  let api: TestApi;
  let weeks = 0;

  const setClock = async (at: number): Promise<void> => {
    clock.at = at;
    await api.call
      .post('/api/test/clock')
      .send({ now: new Date(at).toISOString() })
      .expect(204);
  };

  beforeAll(async () => {
    provider = await new PolygonServer({ source, clock }).start();
    api = await openTestApi({
      ...(engine && { engine }),
      environment: {
        ...{
          CLOCK: 'manual',
          MARKET_PROVIDER: 'polygon',
          MARKET_PLAN: 'paid',
          MARKET_QUOTA: '100000',
        },
        ...{ POLYGON_API_KEY: STUB_KEY, POLYGON_BASE_URL: provider.baseUrl },
      },
    });
  }, 180_000);
  beforeEach(async () => {
    provider.fault = () => null;
    weeks += 1;
    await setClock(FRIDAY + weeks * 7 * DAY);
  });
  afterAll(async () => {
    await api?.close();
    await provider?.stop();
  });

  const expiry = () => new Date(clock.at + 28 * DAY).toISOString().slice(0, 10);
  const span = () =>
    [clock.at - 14 * DAY, clock.at].map((at) => new Date(at).toISOString().slice(0, 10));
  const pathsOf = (symbol: string): readonly string[] => {
    const [from, to] = span();
    return [
      `/api/polygon/previous-close/${symbol}`,
      `/api/polygon/aggregates/${symbol}?from=${from}&to=${to}`,
      `/api/polygon/option-snapshot/${symbol}?expiry=${expiry()}`,
    ];
  };
  /** One after another: the provider computes its chains in this process. */
  async function readAll(): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    for (const path of SYMBOLS.flatMap(pathsOf)) {
      const answer = await api.call.get(path);
      answers.push({ path, status: answer.status, body: answer.body as Answer['body'] });
    }
    return answers;
  }

  /** What the simulated market says, in the terms of the three routes. */
  async function truth(symbol: string): Promise<readonly unknown[]> {
    const [from, to] = span() as [`${number}-${number}-${number}`, `${number}-${number}-${number}`];
    const query = { symbol, from, to, timespan: 'day', multiplier: 1, adjusted: true } as const;
    const { value: days } = await source.market.bars(query);
    const day = expiry() as `${number}-${number}-${number}`;
    const { value: chain } = await source.chains.chain(symbol, day);
    const quotes = [...chain.calls, ...chain.puts];
    return [
      [days.at(-1)!.close],
      days.map(({ close }) => close),
      quotes.map((each) => [each.symbol, each.bid, each.ask]).toSorted(),
    ];
  }

  const truthOfAll = async () => (await Promise.all(SYMBOLS.map(truth))).flat();

  const money = (dollars: number | null) =>
    dollars === null ? null : Math.round(dollars * 10_000);
  const shownOf = ({ results, options }: Shown): unknown =>
    results?.map(({ c }) => c) ??
    options?.map((each) => [each.contract_symbol, money(each.bid), money(each.ask)]).toSorted();

  /** Which answers are not those of the market. */
  async function wrongAnswers(expected: readonly unknown[]): Promise<readonly string[]> {
    const answers = await readAll();
    return answers.flatMap(({ path, status, body }, i) => {
      const isRight =
        status === 200 && JSON.stringify(shownOf(body.data!)) === JSON.stringify(expected[i]);
      return isRight ? [] : [`${status} ${path}`];
    });
  }

  it('without a fault the answers are those of the market', async () =>
    expect(await wrongAnswers(await truthOfAll())).toEqual([]));

  it.each([
    ['wrong answers of every kind in turn', WRONG],
    ['outages among them', MIXED],
  ])(
    '%s: previous close, aggregates and snapshot of ten symbols are right a minute after them',
    async (_what, faults) => {
      provider.fault = (_path, request) => faults[request % faults.length]!;
      for (let minute = 0; minute < 3; minute += 1) {
        await readAll();
        await setClock(clock.at + MINUTE);
      }
      await readAll();
      provider.fault = () => null;
      const expected = await truthOfAll();
      await setClock(clock.at + MINUTE - LONGEST_WAIT);
      for (let second = 0; second < LONGEST_WAIT / SECOND; second += 1) {
        await new Promise((resolve) => setTimeout(resolve, SECOND));
        await setClock(clock.at + SECOND);
        if (second > 12 && (await wrongAnswers(expected)).length === 0) break;
      }
      expect(await wrongAnswers(expected)).toEqual([]);
    },
    120_000,
  );
});
