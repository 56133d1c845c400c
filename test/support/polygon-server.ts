import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MarketSource } from '@toolyard/core/options/chain';
import type { Clock } from '@toolyard/core/shared';
import { NoAnswer, PolygonAnswers, type PolygonPlan } from './polygon-answers.ts';
import { sendFault, type Fault } from './polygon-faults.ts';

export interface PolygonServerOptions {
  readonly source: MarketSource;
  readonly clock: Clock;
  readonly apiKey?: string;
  readonly plan?: PolygonPlan;
}

export const STUB_KEY = 'polygon-canary-key-7f3a91';

/** Polygon's REST interface on a loopback port, with a key, a plan, pages and, on demand, faults. */
export class PolygonServer {
  /** Decides what is wrong with the answer to a request; null for nothing. */
  fault: (path: string, request: number) => Fault | null = () => null;
  /** Paths and queries of every request. */
  readonly requests: string[] = [];
  baseUrl = '';

  private readonly answers: PolygonAnswers;
  private readonly apiKey: string;
  // Never closes an idle connection: on a busy machine a caller could send a request at that moment.
  private readonly server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void this.serve(request, response).catch((fault: unknown) => {
      response.statusCode = 500;
      response.end(String(fault));
    });
  });

  constructor({ source, clock, apiKey = STUB_KEY, plan = 'advanced' }: PolygonServerOptions) {
    this.answers = new PolygonAnswers(source, clock, plan);
    this.apiKey = apiKey;
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.baseUrl = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests.push(request.url ?? '');
    const url = new URL(request.url ?? '/', this.baseUrl);
    const fault = this.fault(url.pathname, this.requests.length);
    const { status, body } = await this.answer(request, url);
    if (fault !== null) return sendFault(fault, response, { status, body, url });
    send(response, status, JSON.stringify(body));
  }

  private async answer(
    { headers }: IncomingMessage,
    url: URL,
  ): Promise<{ readonly status: number; readonly body: object }> {
    if (headers.authorization !== `Bearer ${this.apiKey}`)
      return { status: 401, body: refusal('ERROR', { error: 'Unknown API Key' }) };
    try {
      const query = queryOf(url);
      const answer = await this.answers.to(url.pathname, query);
      if ('body' in answer)
        return { status: 200, body: { status: 'OK', request_id: 'stub', ...answer.body } };
      return { status: 200, body: pageOf(answer.rows, url, query) };
    } catch (fault) {
      if (!(fault instanceof NoAnswer)) throw fault;
      const message =
        fault.status === 403 ? 'You are not entitled to this data.' : 'Ticker not found.';
      const name = fault.status === 403 ? 'NOT_AUTHORIZED' : 'NOT_FOUND';
      return { status: fault.status, body: refusal(name, { message }) };
    }
  }
}

const refusal = (status: string, more: object): object => ({
  status,
  request_id: 'stub',
  ...more,
});

export function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(text);
}

/** A cursor holds the query of the first page and the place of the next one. */
function queryOf(url: URL): URLSearchParams {
  const cursor = url.searchParams.get('cursor');
  return cursor === null
    ? url.searchParams
    : new URLSearchParams(Buffer.from(cursor, 'base64url').toString());
}

function pageOf(rows: readonly object[], url: URL, query: URLSearchParams): object {
  const from = Number(query.get('page_from') ?? 0);
  const limit = Number(query.get('limit') ?? 10_000);
  const next = new URLSearchParams(query);
  next.set('page_from', String(from + limit));
  const cursor = Buffer.from(next.toString()).toString('base64url');
  const results = rows.slice(from, from + limit);
  const [, ticker] = /^\/v2\/aggs\/ticker\/([^/]+)/.exec(decodeURIComponent(url.pathname)) ?? [];
  return {
    ...{ status: 'OK', request_id: 'stub', ticker },
    // Older calls leave an empty list out.
    ...((results.length > 0 || url.pathname.startsWith('/stocks/v1/')) && { results }),
    ...(from + limit < rows.length && {
      next_url: `${url.origin}${url.pathname}?cursor=${cursor}`,
    }),
  };
}
