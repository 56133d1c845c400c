/** The built web app over answers of the bench's own: what is measured is the browser, not the server. */
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = process.env.BENCH_DIST ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
const CORE = fileURLToPath(new URL('../../core/dist', import.meta.url));
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

function fileOf(path) {
  const [, first, ...rest] = normalize(path).split('/');
  const file = first === 'core' ? join(CORE, ...rest) : join(DIST, path);
  return existsSync(file) && statSync(file).isFile() ? file : join(DIST, 'index.html');
}

/**
 * Serves the app on the loopback, core as modules below /core, and below /api what `answerOf(url)` returns, as JSON;
 * nothing is 404.
 */
export async function openSite(answerOf) {
  const server = createServer((request, response) => {
    const url = new URL(request.url, 'http://site');
    if (url.pathname.startsWith('/api/')) {
      const answer = answerOf(url);
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(answer ?? { code: 'NOT_FOUND', message: 'not there' }));
    }
    const file = fileOf(decodeURIComponent(url.pathname));
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    return response.end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
