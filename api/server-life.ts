import type { Server } from 'node:http';

const HEADERS_MS = 8_000;
const REQUEST_MS = 15_000;
const LAST_CALLS_MS = 8_000;
const SWEEP_MS = 100;
const PARENT_CHECK_MS = 1_000;

/** Slow or silent clients lose their connection early. */
export function limitSlowClients(server: Server): void {
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
}

/** Takes no new calls, lets the running ones end, and cuts what is left after eight seconds. */
export async function endServer(server: Server, close: () => Promise<void>): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), LAST_CALLS_MS);
  await close();
  clearInterval(sweep);
  clearTimeout(cut);
}

/** npm leaves its child behind when it is ended: so the server ends when its parent has gone. */
export function endWithParent(end: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, PARENT_CHECK_MS).unref();
}
