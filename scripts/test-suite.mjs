/**
 * `npm run test:<name>`: runs one suite in full. `npm test` runs a sample of it, or leaves it to `npm run proofs`.
 *
 *     npm run test:stateful
 *     npm run test:fuzz -- --seed 7 --count 2000     options of the suite override its defaults
 *     npm run test:xss -- --sample                   as few cases as `npm test` and CI run
 *     npm run test:xss -- -t 'the console'           other options go to Jest
 */
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from './chromium.mjs';
import { root, runNode } from './run-node.mjs';

/** Specs whose cases fast-check generates. */
const propertySpecs = () =>
  globSync(['core/**/*.spec.ts', 'test/{properties,use-cases,conformance}/**/*.spec.ts'], {
    cwd: root,
  }).filter((path) => /fast-check|tool-edits/.test(readFileSync(join(root, path), 'utf8')));

/** Suites that `npm test` runs on one engine. */
const engineSpecs = () =>
  globSync('test/{e2e,conformance}/*.spec.ts', { cwd: root }).filter((path) =>
    /SAMPLED_ENGINES|onEvery(Database|Engine)/.test(readFileSync(join(root, path), 'utf8')),
  );

/** Suites of the ports to market data, over all adapters. */
const portSpecs = () =>
  globSync('test/conformance/*.spec.ts', { cwd: root }).filter((path) =>
    /(market|option)-[a-z]+\.suite\.ts/.test(readFileSync(join(root, path), 'utf8')),
  );

const newSeed = () => randomInt(2 ** 31);

/**
 * `specs`: paths. `pattern`: names of the tests, unless `-t` gives others. `needsBuild`: they run the built application,
 * most of them in a browser. `jest`: flags. `size`: 'sample' runs as many cases as `npm test`. `options`: of the
 * command line, with their defaults; the specs read `--seed` as TEST_SEED. `rounds` repeats the run, each time with the
 * next seed.
 */
const SUITES = {
  a11y: { specs: ['test/e2e/a11y'], needsBuild: true },
  'alert-rules': { specs: ['test/e2e/prometheus-alerts', 'test/watching'], needsBuild: true },
  'alert-storm': {
    specs: ['test/e2e/alert-storm'],
    needsBuild: true,
    jest: ['-i'],
    options: { count: 12 },
  },
  authorisation: { specs: ['test/e2e/authorisation', 'test/e2e/missing-authorisation'] },
  codegen: { specs: ['test/codegen'] },
  'brute-force': { specs: ['test/e2e/api-throttle', 'test/e2e/api-enumeration'], jest: ['-i'] },
  concurrency: {
    specs: ['test/conformance/tool-edits', 'test/e2e/api-admin-tools'],
    pattern: 'two admins edit one tool',
    jest: ['-i'],
  },
  e2e: { specs: ['test/e2e/'], needsBuild: true, size: 'sample' },
  engines: { specs: engineSpecs(), needsBuild: true },
  figures: { specs: ['test/e2e/figures-'], needsBuild: true, jest: ['-i'] },
  fuzz: { specs: ['test/e2e/fuzz'], options: { seed: newSeed(), count: 20_000 } },
  garbage: { specs: ['test/conformance/polygon-garbage', 'test/conformance/relayed-garbage'] },
  measures: { specs: ['test/e2e/measures'], needsBuild: true, jest: ['-i'] },
  ports: {
    specs: portSpecs(),
    pattern: 'keeps the promises of',
    jest: ['--reporters=default', '--reporters=<rootDir>/scripts/port-cases.mjs'],
  },
  property: {
    specs: propertySpecs(),
    size: 'sample',
    jest: ['--silent'],
    options: { seed: newSeed(), rounds: 20 },
  },
  providers: { specs: ['test/e2e/provider-load'], jest: ['-i'] },
  stateful: {
    specs: [
      'test/properties/content-store-histories',
      'test/properties/position-lifecycle',
      'test/properties/settlement-outages',
    ],
  },
  xss: { specs: ['test/e2e/browser-xss', 'test/e2e/browser-article-payloads'], needsBuild: true },
};

/** The suite's options and the remaining arguments for Jest. */
function readArguments(args, defaults) {
  const options = { ...defaults };
  const rest = [];
  for (let at = 0; at < args.length; at++) {
    const name = args[at].replace(/^--/, '');
    if (name in defaults) options[name] = Number(args[++at]);
    else rest.push(args[at]);
  }
  return { options, rest };
}

async function runSuite(name, words) {
  const suite = SUITES[name];
  const { specs, pattern, needsBuild, jest = [], options: defaults = {} } = suite;
  const size = words.includes('--sample') ? 'sample' : (suite.size ?? 'full');
  const args = words.filter((word) => word !== '--sample');
  const { options, rest } = readArguments(args, defaults);
  if (needsBuild && runNode(['scripts/build-app.mjs']) !== 0) return 1;
  // Installs a Chromium before several workers look for one.
  if (needsBuild) await chromiumPath();
  const { rounds = 1, seed } = options;
  const failedSeeds = [];
  for (let round = 0; round < rounds; round++) {
    const env = { TEST_SIZE: size, TEST_COUNT: options.count ?? '' };
    if (seed !== undefined) env.TEST_SEED = seed + round;
    const names = pattern && !rest.includes('-t') ? ['-t', pattern] : [];
    const args = [...jest, ...names, ...rest, '--', ...specs];
    const status = runNode(['scripts/jest.mjs', ...args], env);
    if (status !== 0) failedSeeds.push(env.TEST_SEED);
  }
  if (seed !== undefined)
    console.log(
      failedSeeds.length === 0
        ? `${rounds} passed, from --seed ${seed}`
        : `failed: ${failedSeeds.map((each) => `--seed ${each}`).join(', ')}`,
    );
  return failedSeeds.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name, ...args] = process.argv.slice(2);
  if (!(name in SUITES)) {
    console.error(`usage: npm run test:<name>, one of ${Object.keys(SUITES).join(', ')}`);
    process.exit(2);
  }
  process.exit(await runSuite(name, args));
}
