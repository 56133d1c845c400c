/**
 * Builds only what the application needs to run: the server's JavaScript without type checks, the web app and its
 * prerendered pages. Rebuilds only output that is older than its sources. `npm run build` builds with type checks.
 */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const NOT_SOURCES = new Set(['dist', 'dist-types', 'node_modules']);
const LOCK = join(root, 'package-lock.json');

const workspacesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

/** All files below a folder, without build output and installed packages. */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : filesIn(path);
    return [path];
  });
}

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Emits the decorator metadata that Nest injects by; rewrites imports of `.ts` to `.js`. */
const SWC = /** @type {const} */ ({
  swcrc: false,
  configFile: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    rewriteRelativeImportExtensions: true,
    transform: { legacyDecorator: true, decoratorMetadata: true, verbatimModuleSyntax: true },
  },
});

/** Data that the server reads beside its modules. */
const SERVER_DATA = ['document/examples.json'].map((file) => ({
  source: join(root, 'api', file),
  target: join(root, 'api/dist', file),
}));

/** The server's sources, each with the file that it is compiled or copied to. */
export const serverFiles = () => [
  ...SERVER_DATA,
  ...['core', ...workspacesIn('adapters'), 'api'].flatMap((workspace) => {
    const folder = join(root, workspace);
    return filesIn(folder)
      .filter((source) => /(?<!\.d|\.spec|\.spec\.helper)\.ts$/.test(source))
      .map((source) => ({
        source,
        target: join(folder, 'dist', relative(folder, source).replace(/\.ts$/, '.js')),
      }));
  }),
];

/** When one of the server's sources was last changed. */
export const serverChangedAt = () =>
  Math.max(...serverFiles().map(({ source }) => changedAt(source)));

/** Returns the number of compiled and copied files. */
export async function buildServer() {
  const stale = serverFiles().filter(({ source, target }) => changedAt(target) < changedAt(source));
  if (stale.length === 0) return 0;
  const { transform } = await import('@swc/core');
  await Promise.all(
    stale.map(async ({ source, target }) => {
      const text = readFileSync(source, 'utf8');
      const code = source.endsWith('.ts')
        ? (await transform(text, { ...SWC, filename: source })).code
        : text;
      mkdirSync(dirname(target), { recursive: true });
      // Whole at once: another process may be reading it.
      writeFileSync(`${target}.${process.pid}`, code);
      renameSync(`${target}.${process.pid}`, target);
    }),
  );
  return stale.length;
}

/** @returns {Promise<void>} */
function run(args) {
  return new Promise((resolve, reject) => {
    // The pages are built for production, in whatever mode the server will run.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, args, { cwd: join(root, 'web'), env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}`)),
    );
  });
}

async function buildWeb() {
  const sources = [
    'core',
    'adapters/browser',
    'adapters/duckdb',
    'adapters/noble',
    'adapters/timestamp',
    'web',
  ].flatMap((name) => filesIn(join(root, name)));
  const newest = Math.max(...[...sources, LOCK].map(changedAt));
  // The last file that `finish-build` writes.
  if (changedAt(join(root, 'web/dist/index.html.gz')) > newest) return;
  console.log('Building the web app ...');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await Promise.all([
    run([vite, 'build', '--logLevel', 'error']),
    run([vite, 'build', '--config', 'vite.prerender.config.ts', '--logLevel', 'error']),
  ]);
  await run(['build-verifier.mjs']);
  await run(['finish-build.mjs']);
}

// An image contains the build output and no sources.
if (process.argv[1] === fileURLToPath(import.meta.url) && existsSync(join(root, 'api/main.ts')))
  await Promise.all([buildServer(), buildWeb()]);
