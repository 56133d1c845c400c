/**
 * `npm run bench`: prints every benchmark of test/performance/benches.mjs as a table and one JSON line per row. Then it
 * compares option prices with C++ and QuantLib, where Debian's package is installed, and measures the builder, a long
 * chain and the verification of a prize draw in a browser, reads beside a bare Express server, the relay before providers
 * beside its source, the admin console's list of a million users, search of 20,000 articles, Data Analysis on a large
 * file beside papaparse and arquero, first views of pages, and Lighthouse on the public pages. The packages it compares with are installed only in
 * test/performance. REFERENCE_DIR adds each package's worst error.
 *
 * A ratio to a peer that is missed fails it.
 *
 *     npm run bench -- --smallest     every benchmark once, to see that it works; its figures mean nothing
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BENCHMARK_PEERS, installTools } from './install-tools.mjs';
import { runNode } from './run-node.mjs';

// The benchmarks read it when they are loaded.
if (process.argv.includes('--smallest')) process.env.BENCH_SIZE = 'smallest';

await installTools(BENCHMARK_PEERS);
const built = spawnSync(
  process.execPath,
  ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build'],
  { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: ['ignore', 'ignore', 'inherit'] },
);
if (built.status !== 0) process.exit(built.status ?? 1);

const { BENCHES } = await import('../test/performance/benches.mjs');
const { printGoal } = await import('../test/performance/goals.mjs');
const { medianSeconds } = await import('../test/performance/rounds.mjs');

const round = (value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);

if (!process.env.REFERENCE_DIR) console.log('skipped: worst errors, REFERENCE_DIR is not set');
for (const bench of BENCHES) {
  const contestants = await bench.contestants();
  const rows = medianSeconds(contestants).map((seconds, i) => {
    const { work: _work, accuracy, name, ...columns } = contestants[i];
    const value = bench.unit === 'perSecond' ? 1 / seconds : seconds * 1e6;
    return { name, value, ...columns, ...accuracy?.() };
  });
  console.log(`\n${bench.title} (${bench.unit}, median of 7 interleaved rounds)`);
  console.table(
    Object.fromEntries(
      rows.map(({ name, value, ...columns }) => [
        name,
        Object.fromEntries(
          Object.entries({ [bench.unit]: value, ...columns }).map(([key, v]) => [key, round(v)]),
        ),
      ]),
    ),
  );
  for (const row of rows)
    console.log(JSON.stringify({ bench: bench.title, unit: bench.unit, ...row }));
  for (const { text, reached, ...kind } of bench.targets(rows)) printGoal(text, reached, kind);
}

// In a process of its own, as its peers: what other benchmarks have called leaves the compiler with slower code.
if (runNode(['test/performance/native-peers.bench.mjs']) !== 0) process.exitCode = 1;

const { benchBuilder } = await import('../test/performance/builder.bench.mjs');
await benchBuilder();

const { benchVerifyDraw } = await import('../test/performance/verify-draw.bench.mjs');
await benchVerifyDraw();

const { benchReads } = await import('../test/performance/reads.bench.mjs');
await benchReads();

const { benchRelay } = await import('../test/performance/relay.bench.mjs');
await benchRelay();

const { benchUsers } = await import('../test/performance/users.bench.mjs');
await benchUsers();

const { benchContentSearch } = await import('../test/performance/content-search.bench.mjs');
await benchContentSearch();

const { benchDataAnalysis } = await import('../test/performance/data-analysis.bench.mjs');
await benchDataAnalysis();

const { benchFirstViews } = await import('../test/performance/first-views.bench.mjs');
await benchFirstViews();

const { benchPages } = await import('../test/performance/lighthouse.mjs');
await benchPages();
