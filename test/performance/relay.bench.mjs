/** Warm answers of the relay beside the bare source in one run, and its memory over a million symbols. */
import { setFlagsFromString } from 'node:v8';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { relayMarket } from '@toolyard/relay';
import { sized } from './bench-size.mjs';
import { printGoal } from './goals.mjs';

const ROUNDS = sized(200, 2);
/** Calls at once. */
const CALLS = 500;
const SYMBOLS = sized(1_000_000, 4_000);
const AT_ONCE = 1_000;
/** Milliseconds that the relay may add to the median and to the slowest call of a hundred. */
const MEDIAN_GOAL = 1;
const SLOWEST_GOAL = 8;
/** Growth of the heap between the first and the last quarter of the symbols. */
const GROWTH_GOAL = 0.05;
const MEGABYTE = 2 ** 20;

const clock = { now: () => Date.now() };
const meta = {
  provider: 'bench',
  asOf: Date.now(),
  delayedMinutes: 0,
  stale: false,
  simulated: true,
  partial: false,
  nextRefresh: null,
};
const figures = {
  marketCap: 1e12,
  min52Week: 80,
  max52Week: 120,
  weightedSharesOutstanding: 1e9,
  dividendYield: 0.01,
};
const market = {
  details: (ticker) =>
    Promise.resolve({
      value: { ticker, name: ticker, nameZh: null, primaryExchange: 'XNAS', ...figures },
      meta,
    }),
};

/** @type {any} the part of a source that is measured */
const source = { market };

const relayed = () =>
  relayMarket(source, {
    provider: 'bench',
    clock,
    random: Math.random,
    shared: null,
    budget: null,
    notified: () => undefined,
  }).market;

/** Milliseconds of each of so many calls at once. */
const timed = (source) =>
  Promise.all(
    Array.from({ length: CALLS }, async () => {
      const start = performance.now();
      await source.details('SPY');
      return performance.now() - start;
    }),
  );

const quantile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)];

async function latencies() {
  const warm = relayed();
  const times = { bare: [], relay: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    const [bare, relay] = [await timed(market), await timed(warm)];
    if (round === 0) continue;
    times.bare.push(...bare);
    times.relay.push(...relay);
  }
  const at = (part) => quantile(times.relay, part) - quantile(times.bare, part);
  return { median: at(0.5), slowest: at(0.99) };
}

/** Megabytes of the heap after each quarter of the symbols. */
async function heaps() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const source = relayed();
  const found = [];
  for (let i = 0; i < SYMBOLS; i += AT_ONCE) {
    const symbols = Array.from(
      { length: AT_ONCE },
      (_one, n) => `S${(i + n).toString(36).toUpperCase()}`,
    );
    await Promise.all(symbols.map((symbol) => source.details(symbol)));
    if ((i + AT_ONCE) % (SYMBOLS / 4) !== 0) continue;
    collect();
    found.push(process.memoryUsage().heapUsed / MEGABYTE);
  }
  return found;
}

function print(name, value, goal, unit) {
  const rounded = Number(value.toPrecision(3));
  console.log(JSON.stringify({ bench: 'relay', case: name, value: rounded, unit, goal }));
  printGoal(`${name}: ${rounded} ${unit} <= ${goal}`, value <= goal);
}

export async function benchRelay() {
  console.log(`\nWarm relay beside its source, ${CALLS} calls at once; ${SYMBOLS} symbols`);
  const { median, slowest } = await latencies();
  print('median above the bare call', median, MEDIAN_GOAL, 'ms');
  print('slowest of a hundred above the bare call', slowest, SLOWEST_GOAL, 'ms');
  const found = await heaps();
  console.log(
    JSON.stringify({ bench: 'relay', case: 'heap by quarter', megabytes: found.map(Math.round) }),
  );
  print('growth of the heap', found.at(-1) / found[0] - 1, GROWTH_GOAL, 'of the first quarter');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchRelay();
