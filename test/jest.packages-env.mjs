import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildServer, serverChangedAt } from '../scripts/build-app.mjs';
import NodeEnvironment from './jest.node-env.mjs';

const root = new URL('..', import.meta.url);
const cwd = fileURLToPath(root);

/**
 * The application's packages by name, such as '@toolyard/core/market', each with the file that it exports.
 */
const PACKAGES = new Map([
  ['@toolyard/api', 'api/dist/index.js'],
  ...globSync('core/**/index.ts', { cwd, exclude: ['core/dist'] }).map(
    /** @returns {[string, string]} */ (door) => {
      const room = door.slice('core/'.length, -'/index.ts'.length);
      return [`@toolyard/core/${room}`, `core/dist/${room}/index.js`];
    },
  ),
  ...globSync('adapters/*/index.ts', { cwd, exclude: ['adapters/browser'] }).map(
    /** @returns {[string, string]} */ (door) => {
      const [, name] = door.split('/');
      return [`@toolyard/${name}`, `adapters/${name}/dist/index.js`];
    },
  ),
]);

/** Libraries that many suites import themselves; Jest takes up to a second to load one of them for a suite. */
const LIBRARIES = [
  '@axe-core/playwright',
  // Its WebAssembly throws errors of the suite's own context too.
  '@duckdb/duckdb-wasm/blocking',
  '@duckdb/node-api',
  // Jest must not load it: its WebAssembly throws errors of the suite's own context, PGlite does not know them as errors by
  // the shared `Error`, and repeats its call for ever.
  '@electric-sql/pglite',
  '@mikro-orm/postgresql',
  // All of these, since a validator knows a format as a `RegExp`.
  'ajv',
  'ajv-formats',
  'ajv/dist/2020.js',
  'playwright-core',
];

/**
 * By name, what imports a package or library.
 */
const IMPORTS = new Map([
  ...[...PACKAGES].map(
    /** @returns {[string, () => Promise<unknown>]} */ ([name, file]) => [
      name,
      () => import(new URL(file, root).href),
    ],
  ),
  ...LIBRARIES.map(
    /** @returns {[string, () => Promise<unknown>]} */ (name) => [name, () => import(name)],
  ),
]);

/** When the sources of the built packages were last changed. */
let version;

/** Builds the packages, and again when a source has changed since, as between two runs of `--watch`. */
async function buildPackages() {
  const newest = serverChangedAt();
  if (newest === version) return;
  await buildServer();
  if (version === undefined)
    registerHooks({
      resolve(specifier, context, next) {
        const found = next(specifier, context);
        const isOwn = found.url.startsWith(root.href) && !found.url.includes('/node_modules/');
        return isOwn && found.url.includes('/dist/')
          ? { ...found, url: `${found.url}?${version}` }
          : found;
      },
    });
  version = newest;
}

/**
 * The environment of suites that run much of the application. Jest would load its 4,000 modules anew for each suite.
 * Here Node loads the built packages once per worker, when the first suite imports them by jest.packages-setup.mjs.
 * Coverage is measured on the sources, so with it Jest loads them as usual.
 */
export default class extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.measuresCoverage = config.globalConfig.collectCoverage;
    // `instanceof` holds between a suite and the packages.
    if (!this.measuresCoverage) Object.assign(this.global, { Error, RangeError, TypeError });
  }

  /** @override */
  async setup() {
    await super.setup();
    if (this.measuresCoverage) return;
    await buildPackages();
    this.global.importsOnce = IMPORTS;
  }
}
