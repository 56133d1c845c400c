/**
 * What `npm test` and CI leave to `npm run proofs`: specs and scripts that wait for time, prove by mass or judge speed. Each
 * has the places whose change since the last run of the proofs brings it into the gate. Everything else is in the gate.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { root } from './run-node.mjs';

/** Where what the Code Generator reads and writes is made. */
const CODE_GENERATOR = [
  'core/codegen/',
  'adapters/ddl/',
  'adapters/liquid/',
  'adapters/quicktype/',
];

/** @type {Readonly<Record<string, readonly string[]>>} */
export const PROOF_SPECS = {
  'test/codegen/entities.spec.ts': CODE_GENERATOR,
  'test/codegen/field-verdicts.spec.ts': CODE_GENERATOR,
  'test/codegen/migrations.spec.ts': CODE_GENERATOR,
  'test/codegen/outputs.spec.ts': CODE_GENERATOR,
  'test/codegen/projects.spec.ts': CODE_GENERATOR,
  'test/codegen/random-migrations.spec.ts': CODE_GENERATOR,
  'test/codegen/schema-verdicts.spec.ts': CODE_GENERATOR,
  'test/codegen/updates.spec.ts': CODE_GENERATOR,
  'test/conformance/linear-texts.spec.ts': [
    'adapters/front-matter/',
    'adapters/markdown/',
    'core/content/',
  ],
  'test/conformance/large-files.spec.ts': ['core/data/reading/', 'adapters/duckdb/'],
  'test/e2e/alert-storm.spec.ts': ['core/options/alerts/', 'api/jobs/'],
  'test/e2e/api-forgot-timing.spec.ts': ['core/accounts/use-cases/'],
  'test/e2e/durability.spec.ts': ['scripts/durability'],
  'test/e2e/graceful-stop.spec.ts': ['api/serve.ts', 'api/main.ts'],
  'test/e2e/prometheus-alerts.spec.ts': ['deploy/prometheus', 'api/health/'],
  'test/e2e/provider-load.spec.ts': ['adapters/relay/', 'adapters/polygon/'],
};

/** Specs of which the gate tries one look, language or kind of fault, and the proofs try all. */
export const FULL_SPECS = [
  'api-market-healing',
  'api-market-healing-settlement',
  'browser-admin-tools',
  'browser-author-to-reader',
  'browser-codegen',
  'browser-content',
  'browser-content-pictures',
  'browser-data-dashboard',
  'browser-data-keyboard',
  'browser-data-tables',
  'browser-failing-market',
  'browser-home',
  'browser-languages',
  'browser-lottery',
  'browser-picture',
  'browser-tutorials',
  'prerendered-pages',
].map((name) => `test/e2e/${name}.spec.ts`);

/** @type {Readonly<Record<string, readonly string[]>>} */
export const PROOF_SCRIPTS = {
  bench: ['test/performance/', 'scripts/bench.mjs'],
  'dev:measure': ['scripts/dev.mjs', 'scripts/measure-dev.mjs'],
  'test:deploy': ['deploy/', 'Dockerfile', 'compose.yaml', 'scripts/deploy-'],
  'test:draw-storm': ['core/lottery/draw/', 'scripts/draw-storm.mjs'],
  'test:durability': ['scripts/durability'],
  'test:load': ['scripts/load.mjs', 'api/http/'],
  'test:memory': ['scripts/memory.mjs'],
  'test:security': ['scripts/dast', 'scripts/slow-sockets.mjs'],
};

/** Where `npm run proofs` writes what it ran. */
export const PROOFS = `${root}docs/proofs.md`;

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The commit that the proofs last ran on; null before their first run. */
export function provenCommit() {
  const text = existsSync(PROOFS) ? readFileSync(PROOFS, 'utf8') : '';
  return /^Commit `([0-9a-f]{40})`/m.exec(text)?.[1] ?? null;
}

/** How many commits have come since the proofs ran, in words. */
export function sinceProofs() {
  const commit = provenCommit();
  if (commit === null) return 'proofs: no run is recorded in docs/proofs.md';
  const commits = git('rev-list', '--count', `${commit}..HEAD`);
  return commits === null
    ? `proofs: ran on ${commit.slice(0, 8)}, which is not in this history`
    : `proofs: ran on ${commit.slice(0, 8)}, ${commits} commits ago`;
}

/** The entries of a list whose places have changed since the proofs ran; none where that is unknown. */
export function broughtIn(list) {
  const commit = provenCommit();
  const changed = (commit && git('diff', '--name-only', commit))?.split('\n') ?? [];
  return Object.keys(list).filter((name) =>
    [name, ...list[name]].some((place) => changed.some((file) => file.startsWith(place))),
  );
}

/** The entries that only the proofs run now. */
export function leftToProofs(list) {
  const inGate = broughtIn(list);
  return Object.keys(list).filter((name) => !inGate.includes(name));
}

/**
 * Specs that reach a place through the built site, a process or a file, which their imports do not show.
 *
 * @type {readonly (readonly [place: string, specs: string])[]}
 */
const REACHED = [
  ['web/features/account/', 'browser-(account|credentials|passkeys|session|tabs)'],
  ['web/features/admin/', 'browser-(admin|console|operators|market-provider|content-moderation)'],
  ['web/features/codegen/', 'browser-codegen'],
  ['web/features/content/', 'browser-(content|author|tutorials|article)'],
  ['web/features/data/', 'browser-data'],
  ['web/features/lottery/', 'browser-(lottery|verify-draw)'],
  ['web/features/options/', 'browser-(builder|capital|chain|failing|first-trade|options|picture)'],
  ['web/features/options/', '(browser-(smile|traders-day)|screens|figures-|journey)'],
  ['web/features/session/', 'browser-(account|session|tabs)'],
  ['web/app/', '(browser-(home|keyboard|languages|shell)|a11y|prerendered)'],
  ['web/i18n/', '(browser-(home|keyboard|languages|shell)|a11y|prerendered)'],
  ['web/shell/', '(browser-(home|keyboard|languages|shell)|a11y|prerendered)'],
  ['web/styles/', '(browser-(home|keyboard|languages|shell)|a11y|prerendered)'],
  ['web/ui/', '(browser-(home|keyboard|languages|shell)|a11y|prerendered)'],
  ['web/', '(bundle-size|site-pages)'],
  ['content/', '(browser-(tutorials|content|article)|reading-pages)'],
  ['api/', '(openapi|document-examples|api-client)'],
  ['scripts/', '(start|script-imports)'],
  ['deploy/', '(deployment|watching)'],
];

/** The spec files below test/ that changes at these paths can affect by other ways than imports. */
export function affectedBy(changed) {
  const reached = REACHED.filter(([place]) => changed.some((file) => file.startsWith(place)));
  const patterns = reached.map(
    ([, specs]) => new RegExp(`^test/(e2e/)?${specs}[^/]*\\.spec\\.ts$`),
  );
  return globSync('test/{*,e2e/*}.spec.ts', { cwd: root }).filter((spec) =>
    patterns.some((pattern) => pattern.test(spec)),
  );
}
