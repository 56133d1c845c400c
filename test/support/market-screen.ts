import { setTimeout as pause } from 'node:timers/promises';
import { newYorkDate } from '@toolyard/core/calendar';
import { addDays } from '@toolyard/core/shared';
import type { Meta } from './market-answers.ts';
import type { TestApi } from './test-api.ts';

/** The stocks that the market screen opens with. */
const POPULAR = ['AAPL', 'SPY', 'TSLA', 'MSFT', 'NVDA'] as const;
const THIRTY_SESSIONS = 46;
const THIRTY_DAYS = 30;

/** What a call of a screen got. */
export interface ScreenAnswer {
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Null where the answer is an error. */
  readonly meta: (Meta & { readonly stale: boolean; readonly asOf: string }) | null;
  readonly code: string | null;
  /** How often the answer was to wait for the provider, and how long that took altogether. */
  readonly waits: number;
  readonly waitedMs: number;
}

/** One call, as a browser makes it: an answer that is to wait for the provider is read again when it says so. */
export async function readMarket(
  { url }: Pick<TestApi, 'url'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ScreenAnswer> {
  for (let waits = 0, waitedMs = 0; ; waits++) {
    const began = performance.now();
    const answer = await fetchAgain(`${url}${path}`, { headers });
    const body = (await answer.json()) as Partial<Pick<ScreenAnswer, 'meta' | 'code'>>;
    const milliseconds = performance.now() - began;
    const { meta = null, code = null } = body;
    const { status } = answer;
    if (status !== 202) return { path, status, milliseconds, meta, code, waits, waitedMs };
    const wait = 1_000 * Number(answer.headers.get('Retry-After'));
    if (!(wait > 0)) throw new Error(`${path}: 202 without Retry-After`);
    await pause(wait);
    waitedMs += milliseconds + wait;
  }
}

/** Once more where the server closed an idle connection at that moment, as browsers do. */
const fetchAgain = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, init).catch(() => fetch(url, init));

/** The calls of the market screen, in the order in which its blocks make them. */
export async function openMarketScreen(
  api: Pick<TestApi, 'url'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<readonly ScreenAnswer[]> {
  const read = (path: string) => readMarket(api, path, headers);
  const stock = async (symbol: string): Promise<readonly ScreenAnswer[]> => {
    const [details, previous] = await Promise.all([
      read(`/api/polygon/ticker/${symbol}`),
      read(`/api/polygon/previous-close/${symbol}`),
    ]);
    if (previous.meta === null) return [details, previous];
    const to = newYorkDate(Date.parse(previous.meta.asOf));
    const spans = symbol === 'SPY' ? [THIRTY_SESSIONS, THIRTY_DAYS] : [THIRTY_SESSIONS];
    const bars = spans.map((days) =>
      read(`/api/polygon/aggregates/${symbol}?from=${addDays(to, -days)}&to=${to}`),
    );
    return [details, previous, ...(await Promise.all(bars))];
  };
  const answers = await Promise.all([
    read('/api/polygon/market-status').then((each) => [each]),
    read('/api/market/overview').then((each) => [each]),
    read('/api/polygon/news?limit=5').then((each) => [each]),
    read(`/api/polygon/quotes?symbols=${POPULAR.toSorted().join()}`).then((each) => [each]),
    ...POPULAR.map(stock),
  ]);
  return answers.flat();
}
