import type { MarketSource } from '@toolyard/core/options/chain';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '@toolyard/core/shared';
import { simulatedMarket } from '@toolyard/simulated-market';
import {
  AlpacaAnswers,
  Refused,
  type AlpacaAccount,
  type Answer,
  type Row,
} from './alpaca-answers.ts';

/** Sends something else in the place of the right answer. */
export type AlpacaFault = (
  response: ServerResponse,
  right: { readonly status: number; readonly body: unknown },
) => void;

export interface AlpacaServerOptions {
  readonly clock: Clock;
  /** As old as its feeds: {@link delayedMarket}. */
  readonly source: MarketSource;
  readonly account?: AlpacaAccount;
}

export const STUB_KEY_ID = 'PKALPACACANARY51';
export const STUB_SECRET = 'alpaca-canary-secret-b04d7e';

const OLD = 16 * 60_000;

/** The simulated market as it was when the feeds of free keys ended. */
export const delayedMarket = (clock: Clock): MarketSource =>
  simulatedMarket({ seed: 'any', clock: { now: () => clock.now() - OLD } });

/** Both hosts of Alpaca's REST interface on one loopback port, with a key, pages and, on demand, faults. */
export class AlpacaServer {
  /** What is wrong with the answer to a request; null for nothing. */
  fault: (path: string, request: number) => AlpacaFault | null = () => null;
  /** Paths and queries of every request. */
  readonly requests: string[] = [];
  baseUrl = '';

  private readonly answers: AlpacaAnswers;
  // Never closes an idle connection: on a busy machine a caller could send a request at that moment.
  private readonly server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void this.serve(request, response).catch((fault: unknown) => {
      response.statusCode = 500;
      response.end(String(fault));
    });
  });

  constructor({ clock, source, account = 'signed' }: AlpacaServerOptions) {
    this.answers = new AlpacaAnswers({ clock, source, account });
  }

  /** What the adapter needs to reach this server. */
  get settings() {
    const hosts = { dataUrl: this.baseUrl, tradingUrl: this.baseUrl };
    return { ...hosts, keyId: STUB_KEY_ID, secretKey: STUB_SECRET };
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
    const right = await this.answer(request, url);
    if (fault !== null) return fault(response, right);
    sendJson(response, right.status, right.body);
  }

  private async answer(
    { headers }: IncomingMessage,
    url: URL,
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    const isKnown =
      headers['apca-api-key-id'] === STUB_KEY_ID && headers['apca-api-secret-key'] === STUB_SECRET;
    if (!isKnown) return { status: 403, body: { message: 'forbidden.' } };
    try {
      const answer = await this.answers.to(url.pathname, url.searchParams);
      return {
        status: 200,
        body: 'body' in answer ? answer.body : pageOf(answer, url),
      };
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      return { status: fault.status, body: { message: fault.message } };
    }
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** A token holds the place of the next page. No rows at all are null in a list. */
function pageOf(
  answer: Exclude<Answer, { readonly body: unknown }>,
  { pathname, searchParams: query }: URL,
): object {
  const [, symbol] = /^\/v2\/stocks\/([^/]+)\/bars$/.exec(pathname) ?? [];
  const from = Number(Buffer.from(query.get('page_token') ?? '', 'base64url').toString());
  const limit = Number(query.get('limit') ?? 100);
  const rows = answer.rows.slice(from, from + limit);
  const next = from + limit < answer.rows.length;
  return {
    [answer.field]: shaped(answer.of, rows),
    symbol,
    next_page_token: next ? Buffer.from(`${from + limit}`).toString('base64url') : null,
  };
}

function shaped(of: 'list' | 'names' | 'lists', rows: readonly Row[]): unknown {
  if (of === 'names') return Object.fromEntries(rows);
  if (of === 'list') return rows.length === 0 ? null : rows.map(([, row]) => row);
  const lists: Record<string, object[]> = {};
  for (const [name, row] of rows) (lists[name] ??= []).push(row);
  return lists;
}
