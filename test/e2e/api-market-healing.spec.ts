import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { simulatedMarket } from '@toolyard/simulated-market';
import {
  DAY,
  ErringProvider,
  manualClock,
  MINUTE,
  MIXED,
  WRONG,
} from '../support/erring-provider.ts';
import { SAMPLED_ENGINES } from '../support/test-api.ts';
import { triedLooks } from '../support/test-size.ts';

/** Friday 2026-10-16, two hours after the close; each test is a week later, when no answer is fresh. */
const FRIDAY = Date.parse('2026-10-16T22:00:00Z');
const SYMBOLS = ['AAPL', 'AMD', 'BAC', 'F', 'KO', 'MSFT', 'NIO', 'NVDA', 'PFE', 'XOM'];
const [[engine] = []] = SAMPLED_ENGINES;

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
  const clock = manualClock(FRIDAY);
  const source = simulatedMarket({ seed: 'healing', clock });
  let provider: ErringProvider;
  let weeks = 0;

  beforeAll(async () => {
    provider = await ErringProvider.open(source, clock, engine);
  }, 180_000);
  beforeEach(async () => {
    provider.heal();
    weeks += 1;
    await provider.setClock(FRIDAY + weeks * 7 * DAY);
  });
  afterAll(() => provider?.close());

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
      const answer = await provider.api.call.get(path);
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

  it.each(
    triedLooks<readonly [string, typeof WRONG]>(
      [
        ['wrong answers of every kind in turn', WRONG],
        ['outages among them', MIXED],
      ],
      0,
    ),
  )(
    '%s: previous close, aggregates and snapshot of ten symbols are right a minute after them',
    async (_what, faults) => {
      provider.err(faults);
      for (let minute = 0; minute < 3; minute += 1) {
        await readAll();
        await provider.setClock(clock.at + MINUTE);
      }
      await readAll();
      provider.heal();
      const expected = await truthOfAll();
      await provider.passMinute(async () => (await wrongAnswers(expected)).length === 0);
      expect(await wrongAnswers(expected)).toEqual([]);
    },
    120_000,
  );
});
