/** Our pricing beside C++ and QuantLib, where `libquantlib0-dev` and a compiler are installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  americanPrice,
  blackScholes,
  blackScholesChain,
  impliedVolatility,
  valueColumns,
} from '@toolyard/core/options/pricing';
import { sized } from './bench-size.mjs';
import { chain, columns } from './chain.mjs';
import { printGoal } from './goals.mjs';

const HEADERS = ['/usr/include/ql/quantlib.hpp', '/usr/local/include/ql/quantlib.hpp'];
const SOURCE = fileURLToPath(new URL('native-peers.cpp', import.meta.url));
const FLAGS = ['-O3', '-march=native', '-fno-math-errno', '-std=c++17'];
const ROUNDS = sized(3, 1);
const MEASURED_MS = sized(500, 10);
const ROWS = 4096;
const AMERICAN_ROWS = 128;

/** Least ratios of ours to theirs. */
const TARGETS = [
  ['European price and greeks, scalar (11 values)', 'scalar', 'c', 'C (6 values)', 0.65],
  ['European price and greeks, batch (11 values)', 'batch', 'c', 'C (6 values)', 0.9],
  ['implied volatility', 'implied', 'impliedVolatility', 'QuantLib', 4],
  ['American price, live', 'american', 'american', 'QuantLib, fast scheme', 1.6],
];

/** Same numbers as `next` of the C++ program. */
function generator(seed) {
  let state = BigInt(seed);
  return () => {
    state = (state * 1103515245n + 12345n) % 2147483648n;
    return Number(state) / 2147483648;
  };
}

const next = generator(12345);
/** @type {import('@toolyard/core/options/pricing').BlackScholesInput[]} */
const options = Array.from({ length: ROWS }, () => {
  const [strike, years] = [60 + 80 * next(), 0.02 + 2 * next()];
  const [rate, dividendYield, volatility] = [
    0.01 + 0.05 * next(),
    0.03 * next(),
    0.1 + 0.6 * next(),
  ];
  const type = next() < 0.5 ? 'call' : 'put';
  return { type, spot: 100, strike, years, volatility, rate, dividendYield };
});
const rows = options.map((option) => ({ ...option, price: blackScholes(option).price }));
/** @type {import('@toolyard/core/options/pricing').BlackScholesInput[]} */
const puts = rows.slice(0, AMERICAN_ROWS).map((row) => ({
  ...row,
  type: 'put',
  years: (8 + Math.trunc(365 * row.years)) / 365,
}));

/** Takes up every answer, so that no work can be left out; as in the C++ program, once a round. */
let sink = 0;

const out = valueColumns(chain.length);
const OURS = {
  scalar: () => {
    let sum = 0;
    for (const row of rows) sum += blackScholes(row).delta;
    sink += sum;
    return ROWS;
  },
  batch: () => {
    blackScholesChain(columns, out);
    sink += out.price[0];
    return chain.length;
  },
  implied: () => {
    let sum = 0;
    for (const row of rows) {
      const found = impliedVolatility(row);
      if (found.ok) sum += found.volatility;
    }
    sink += sum;
    return ROWS;
  },
  american: () => {
    let sum = 0;
    for (const put of puts) {
      const price = americanPrice(put, 'live');
      if (price.ok) sum += price.value;
    }
    sink += sum;
    return AMERICAN_ROWS;
  },
};

/** Calls per second, the best of half a second: as the C++ program measures, so that a busy machine falls on neither. */
function bestRate(work) {
  const end = performance.now() + MEASURED_MS;
  let best = Infinity;
  let calls = 0;
  while (performance.now() < end) {
    const start = performance.now();
    calls = work();
    best = Math.min(best, performance.now() - start);
  }
  return (1000 * calls) / best;
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** Calls per second of the C++ program by name; null where it cannot be compiled. */
function compilePeers(folder) {
  const program = join(folder, 'peers');
  const compiled = spawnSync('g++', [...FLAGS, SOURCE, '-lQuantLib', '-o', program]);
  if (compiled.status !== 0) return null;
  return () => {
    const { stdout } = spawnSync(program, { encoding: 'utf8' });
    const lines = stdout.trim().split('\n');
    return Object.fromEntries(lines.map((line) => line.split(' ')).map(([k, v]) => [k, Number(v)]));
  };
}

function benchNativePeers() {
  console.log('\nOptions beside C++ and QuantLib (per second, medians of 3 alternating rounds)');
  if (!HEADERS.some(existsSync)) {
    console.log('skipped: QuantLib is not installed (apt-get install libquantlib0-dev g++)');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-peers-'));
  try {
    const runPeers = compilePeers(folder);
    if (!runPeers) {
      console.log('skipped: the C++ program does not compile');
      return;
    }
    const names = Object.keys(OURS);
    const rounds = Array.from({ length: ROUNDS }, () => {
      const peers = runPeers();
      return { peers, ours: Object.fromEntries(names.map((name) => [name, bestRate(OURS[name])])) };
    });
    for (const [title, name, peer, peerTitle, least] of TARGETS) {
      const ours = median(rounds.map((round) => round.ours[name]));
      const theirs = median(rounds.map((round) => round.peers[peer]));
      const ratio = median(rounds.map((round) => round.ours[name] / round.peers[peer]));
      console.log(JSON.stringify({ bench: title, ours, peer: peerTitle, theirs, ratio }));
      const text = `${title}: ${ratio.toFixed(2)} × ${peerTitle}, at least ${least}`;
      printGoal(text, ratio >= least, { isRatio: true });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

benchNativePeers();
