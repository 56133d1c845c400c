import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer of a provider as it was written down. */
export interface RecordedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const NOT_FOUND: RecordedAnswer = {
  status: 404,
  body: { status: 'NOT_FOUND', message: 'Ticker not found.' },
};

/** A provider that answers what was recorded, by path or, for later pages, by path and query; everything else is not found. */
export async function withRecordedAnswers<T>(
  answers: Readonly<Record<string, RecordedAnswer>>,
  use: (baseUrl: string, requests: readonly string[]) => Promise<T>,
): Promise<T> {
  const requests: string[] = [];
  // Never closes an idle connection: on a busy machine a caller could send a request at that moment.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const url = request.url ?? '/';
    requests.push(url);
    const path = decodeURIComponent(url.split('?')[0]!);
    const { status = 200, headers = {}, body } = answers[url] ?? answers[path] ?? NOT_FOUND;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await use(`http://127.0.0.1:${port}`, requests);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
