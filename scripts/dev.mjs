/**
 * `npm run dev`: the application from its sources on one address. A change in core, adapters or api restarts the API;
 * a change in web replaces the module in the browser. Requests wait while the API restarts. Ctrl+C ends both.
 *
 *     PORT=5002 npm run dev
 *     rm -r data/development     the next start creates new samples
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { API_PATHS } from './api-paths.mjs';
import { AppProcess } from './app-process.mjs';
import { buildServer } from './build-app.mjs';
import { addSamples } from './dev-samples.mjs';
import { freePort } from './free-port.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const SERVER_FOLDERS = ['core', 'adapters', 'api'].map((name) => join(root, name));
/** An editor may write several files for one change. */
const SETTLE_MS = 50;

const port = Number(process.env.PORT ?? 5001);
/** By name: browsers accept passkeys of `localhost` and none of an address. */
const url = `http://localhost:${port}`;

const api = new AppProcess(
  {
    PUBLIC_URL: process.env.PUBLIC_URL ?? url,
    NODE_ENV: 'development',
    DATA_DIR: process.env.DATA_DIR ?? join(root, 'data/development'),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  },
  await freePort(),
);

async function startApi() {
  await api.start();
  api.prepare();
  // Log lines only: the API's own welcome names an internal port.
  for (const stream of [api.child.stdout, api.child.stderr])
    stream.on('data', (chunk) => {
      for (const line of String(chunk).split('\n')) if (line.startsWith('{')) console.log(line);
    });
}

async function restartApi() {
  try {
    if ((await buildServer()) === 0) return;
    await api.kill('SIGTERM');
    await startApi();
  } catch (fault) {
    console.error(fault.message);
  }
}

let apiReady = buildServer().then(startApi);
let settled;
/** Watches the API's sources; requests wait until the API runs again. */
const restarts = {
  name: 'toolyard:restarts',
  configureServer({ middlewares, watcher }) {
    watcher.add(SERVER_FOLDERS);
    watcher.on('all', (_event, file) => {
      if (!file.endsWith('.ts') || !SERVER_FOLDERS.some((each) => file.startsWith(each))) return;
      clearTimeout(settled);
      settled = setTimeout(() => void (apiReady = apiReady.then(restartApi)), SETTLE_MS);
    });
    middlewares.use((request, _response, next) => {
      if (API_PATHS.test(request.url)) void apiReady.then(() => next(), next);
      else next();
    });
  },
};

const web = await createServer({
  configFile: join(root, 'web/vite.config.ts'),
  logLevel: 'warn',
  plugins: [restarts],
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    watch: { ignored: ['**/dist/**'] },
    proxy: { [API_PATHS.source]: api.url },
  },
});

async function end(code) {
  await Promise.all([web.close(), api.child && api.kill('SIGTERM')]);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end(0));

const watching = once(web.watcher, 'ready');
try {
  const [accounts] = await Promise.all([
    apiReady.then(() => addSamples(api)),
    web.listen(),
    watching,
  ]);
  console.log(`Toolyard is at ${url}; ${accounts}`);
} catch (fault) {
  console.error(fault.message);
  await end(1);
}
