import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HttpServer {
  readonly origin: string;
  readonly seen: SeenRequest[];
  readonly stop: () => Promise<void>;
}

/** What the server does with the next request; `drop` ends the connection without an answer. */
export type Turn =
  | 'drop'
  | {
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** A real server on the loopback that answers in turn; the last turn repeats. */
export function startHttpServer(turns: readonly Turn[]): Promise<HttpServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      seen.push({ method, path, headers, body });
      answer(turns[Math.min(seen.length, turns.length) - 1]!, response);
    });
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        origin: `http://127.0.0.1:${port}`,
        seen,
        stop: () =>
          new Promise((stopped) => {
            server.closeAllConnections();
            server.close(() => stopped());
          }),
      });
    }),
  );
}

function answer(turn: Turn, response: ServerResponse): void {
  if (turn === 'drop') {
    response.destroy();
    return;
  }
  response.writeHead(turn.status, { 'content-type': 'application/json', ...turn.headers });
  response.end(turn.body === undefined ? '' : JSON.stringify(turn.body));
}
