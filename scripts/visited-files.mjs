/**
 * `npm run measure:files`: files of core that five journeys visit, sizes of files, and module closures.
 *
 * A journey visits a file when it calls one of its functions (V8's precise coverage counts the calls). Modules are loaded
 * and the position is opened before the count starts, so imports, constants and preparations do not count.
 */
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyseStrategy } from '@toolyard/core/options/analysis';
import { impliedVolatility } from '@toolyard/core/options/pricing';
import { analysisInputOf } from '@toolyard/core/options/strategies';
import { localImports, moduleClosure, sourceFiles } from '../test/support/imports.ts';
import { MEI, accountsFixture } from '../test/dist/use-cases/accounts-fixture.js';
import { lifecycleFixture, trade } from '../test/dist/use-cases/lifecycle-fixture.js';
import { BACK, contract, ironCondor } from '../test/dist/use-cases/strategies-fixture.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const BUILT = new URL('../core/dist/', import.meta.url).href;
const SMALL = 20;
const LIMITS = { 'analysis of an iron condor': 24, 'roll of a position': 39 };

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** Files of core with a called function, and the number of calls, since the last coverage was taken. */
async function visitedBy(journey) {
  await session.post('Profiler.takePreciseCoverage');
  await journey();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.startsWith(BUILT))
    .map(({ url, functions }) => ({
      file: url.slice(BUILT.length).replace(/\.js$/, '.ts'),
      calls: functions.reduce((sum, { ranges }) => sum + ranges[0].count, 0),
    }))
    .filter(({ calls }) => calls > 0)
    .sort((a, b) => a.file.localeCompare(b.file));
}

/** @type {import('@toolyard/core/options/pricing').ImpliedVolatilityInput} */
const call = {
  ...{ type: 'call', spot: 100, strike: 105, years: 0.25, rate: 0.04, dividendYield: 0.01 },
  price: 2.5,
};
const positions = lifecycleFixture();
const plan = await positions.plan(ironCondor.legs);
const open = await positions.open(ironCondor.legs);
const other = lifecycleFixture();
const half = await other.open(ironCondor.legs);
const planned = analysisInputOf(plan);
/** Trades that close contracts of the condor and open the same ones at the next expiry. */
const rolled = (...legs) =>
  legs.flatMap(([type, strike, side]) => [
    trade(contract(type, strike), side === 'long' ? 'sell' : 'buy', 1, 1.6),
    trade(contract(type, strike, BACK), side === 'long' ? 'buy' : 'sell', 1, 2.1),
  ]);
const putSpread = [
  ['P', 90, 'long'],
  ['P', 95, 'short'],
];
const callSpread = [
  ['C', 105, 'short'],
  ['C', 110, 'long'],
];
const accounts = accountsFixture();
const { refreshToken } = await accounts.register.execute(MEI);

const journeys = {
  'one implied volatility': () => impliedVolatility(call),
  'analysis of an iron condor': () => analyseStrategy(planned),
  'save of an iron condor': () => positions.plan(ironCondor.legs),
  'roll of a position': () => positions.adjust(open, rolled(...putSpread, ...callSpread)),
  'roll of one side, with two expiries afterwards': () => other.adjust(half, rolled(...callSpread)),
  'refresh of a session': () => accounts.refresh.execute({ refreshToken }),
};

console.log('Files of core visited, with calls');
for (const [name, journey] of Object.entries(journeys)) {
  const visited = await visitedBy(journey);
  const calls = visited.reduce((sum, each) => sum + each.calls, 0);
  const limit = LIMITS[name];
  console.log(
    `\n${name}: ${visited.length} files${limit ? ` of at most ${limit}` : ''}, ${calls} calls`,
  );
  for (const each of visited) console.log(`  ${String(each.calls).padStart(5)}  ${each.file}`);
  if (visited.length > (limit ?? Infinity)) process.exitCode = 1;
}

const lines = (file) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
console.log(`\nSource files, specs left out, with at most ${SMALL} lines`);
for (const folder of ['core', 'web/features/options']) {
  const files = sourceFiles(root, folder);
  const sizes = files.map(lines);
  const small = sizes.filter((size) => size <= SMALL).length;
  const sum = sizes.reduce((total, size) => total + size, 0);
  console.log(`  ${folder}: ${small} of ${files.length}, ${sum} lines in all`);
}

const graph = new Map(sourceFiles(root, 'core').map((file) => [file, localImports(root, file)]));
console.log('\nModules that a door of core loads');
for (const area of ['contracts', 'payoff', 'analysis', 'strategies']) {
  const door = relative(root, join(root, 'core/options', area, 'index.ts'));
  console.log(`  options/${area}: ${moduleClosure(graph, door).size}`);
}
