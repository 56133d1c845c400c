import {
  PROVIDER_BAD_KEY,
  PROVIDER_GARBAGE,
  PROVIDER_OUTAGE,
  PROVIDER_PLAN,
  PROVIDER_RATE,
  PROVIDER_REFUSED,
  PROVIDER_TIMEOUT,
  SYMBOL_UNKNOWN,
} from '@toolyard/core/market';
import { DomainError, type Clock, type Instant } from '@toolyard/core/shared';
import * as v from 'valibot';
import { fromAlpacaSymbol } from './symbols.ts';

export interface AlpacaSettings {
  readonly keyId: string;
  readonly secretKey: string;
  readonly clock: Clock;
  /** Prices and news; `https://data.alpaca.markets` unless given. */
  readonly dataUrl?: string;
  /** Listings and the market's clock; `https://paper-api.alpaca.markets`, which free keys open, unless given. */
  readonly tradingUrl?: string;
  /** For all requests of one call of a port together; 8 seconds unless given. */
  readonly deadlineMs?: number;
  /** Awaited before every request: a budget of calls waits or rejects here. */
  readonly permit?: (signal: AbortSignal) => Promise<unknown>;
}

/** Where to read rows. */
export interface Endpoint {
  readonly host: 'data' | 'trading';
  readonly path: string;
  readonly query: Readonly<Record<string, string | number | undefined>>;
  /** The field with the rows; null where the whole answer is rows. */
  readonly field: string | null;
}

/**
 * The rows that could be read, each wrong one left out, with the name under which the answer has them: that of their list,
 * else the symbol that the answer says it is of, as a ticker.
 */
export interface Rows<T> {
  readonly rows: readonly { readonly name: string; readonly row: T }[];
  /** False when a row was left out or further pages were not fetched. */
  readonly complete: boolean;
}

const DATA_URL = 'https://data.alpaca.markets';
const TRADING_URL = 'https://paper-api.alpaca.markets';
const DEADLINE_MS = 8_000;
/** Of the body after decompression. The longest answer, all shares, has 6 MB. */
const LONGEST_BODY = 16 * 1024 * 1024;
const MAX_PAGES = 20;
/** Calls are counted per minute, so after a minute there is a new one. */
const RATE_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

const Named = v.object({ symbol: v.nullish(v.string()) });
const PageToken = v.object({ next_page_token: v.nullish(v.string()) });
const Refusal = v.object({ message: v.string() });

/** Alpaca's REST interface: one deadline per call, typed failures, and the key in headers alone. */
export class AlpacaClient {
  constructor(private readonly settings: AlpacaSettings) {}

  /** Begins a call: its requests share one deadline. */
  begin(): AlpacaCall {
    const deadline = AbortSignal.timeout(this.settings.deadlineMs ?? DEADLINE_MS);
    return new AlpacaCall(this.settings, deadline);
  }
}

/** The requests of one call. */
export class AlpacaCall {
  constructor(
    private readonly settings: AlpacaSettings,
    private readonly deadline: AbortSignal,
  ) {}

  /** One answer. Throws SYMBOL_UNKNOWN where the provider has none, and the `PROVIDER_` errors. */
  async get<S extends v.GenericSchema>(
    { host, path, query }: Omit<Endpoint, 'field'>,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    return checked(schema, await this.read(this.address(host, path, query)));
  }

  /** The rows of an answer and of the pages after it. */
  async rows<S extends v.GenericSchema>(
    { host, path, query, field }: Endpoint,
    schema: S,
    maxPages = MAX_PAGES,
  ): Promise<Rows<v.InferOutput<S>>> {
    const rows: { name: string; row: v.InferOutput<S> }[] = [];
    const visited = new Set<string>();
    let left = 0;
    let token: string | null = '';
    while (token !== null && visited.size < maxPages) {
      if (visited.has(token)) throw garbage('the pages go round in a circle');
      visited.add(token);
      const page = { ...query, ...(token !== '' && { page_token: token }) };
      const body = await this.read(this.address(host, path, page));
      const of = field === null ? '' : (checked(Named, body).symbol ?? '');
      for (const [name, each] of entriesOf(field === null ? body : fieldOf(body, field))) {
        const row = v.safeParse(schema, each);
        if (row.success) rows.push({ name: fromAlpacaSymbol(name || of), row: row.output });
        else left += 1;
      }
      token = field === null ? null : checked(PageToken, body).next_page_token || null;
    }
    if (left > 0 && rows.length === 0) throw garbage('no row can be read');
    return { rows, complete: left === 0 && token === null };
  }

  private address(host: Endpoint['host'], path: string, query: Endpoint['query']): URL {
    const { dataUrl = DATA_URL, tradingUrl = TRADING_URL } = this.settings;
    const address = new URL(path, host === 'data' ? dataUrl : tradingUrl);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) address.searchParams.set(name, String(value));
    return address;
  }

  private async read(address: URL): Promise<unknown> {
    const { permit, clock } = this.settings;
    const headers = keyHeaders(this.settings);
    try {
      if (permit) await this.inTime(permit(this.deadline));
      const response = await fetch(address, {
        headers: { ...headers, accept: 'application/json' },
        redirect: 'manual',
        signal: this.deadline,
      });
      if (response.status !== 200) throw await failureOf(response, clock.now());
      if (!isJson(response)) throw garbage('the answer is no JSON');
      return parsed(await textOf(response));
    } catch (fault) {
      if (fault instanceof DomainError) throw fault;
      throw (this.deadline.aborted ? PROVIDER_TIMEOUT : PROVIDER_OUTAGE)({ cause: fault });
    }
  }

  /** What was awaited, unless the deadline comes first. */
  private inTime<T>(awaited: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = (): void => reject(this.deadline.reason as Error);
      if (this.deadline.aborted) end();
      this.deadline.addEventListener('abort', end, { once: true });
      awaited.then(resolve, reject).finally(() => this.deadline.removeEventListener('abort', end));
    });
  }
}

/** Refuses a key that cannot stand in a header, since Node's message about it would repeat it. */
function keyHeaders({ keyId, secretKey }: AlpacaSettings): Record<string, string> {
  if (![keyId, secretKey].every((part) => /^[\x21-\x7e]{1,256}$/.test(part)))
    throw PROVIDER_BAD_KEY();
  return { 'APCA-API-KEY-ID': keyId, 'APCA-API-SECRET-KEY': secretKey };
}

export const garbage = (reason: string, cause?: unknown): DomainError =>
  PROVIDER_GARBAGE({ cause: new Error(reason, { cause }) });

/** The rows that pass. Refuses an answer in which none does. */
export function onlyRows<T>(answer: Rows<T>, passes: (row: T, name: string) => boolean): Rows<T> {
  const rows = answer.rows.filter(({ name, row }) => passes(row, name));
  if (rows.length === 0 && answer.rows.length > 0) throw garbage('no row is of what was asked for');
  return { rows, complete: answer.complete && rows.length === answer.rows.length };
}

const isJson = ({ headers }: Response): boolean =>
  /^application\/(\S+\+)?json\b/i.test(headers.get('content-type') ?? '');

async function failureOf(response: Response, now: Instant): Promise<DomainError> {
  const { status, headers } = response;
  const cause = new Error(`HTTP status ${status}`);
  if (status === 403 && (await namesThePlan(response))) return PROVIDER_PLAN({ cause });
  void response.body?.cancel().catch(() => undefined);
  if (status === 401 || status === 403) return PROVIDER_BAD_KEY({ cause });
  if (status === 404 && isJson(response)) return SYMBOL_UNKNOWN({ cause });
  if (status === 429) return PROVIDER_RATE({ cause, retryAt: retryAtOf(headers, now) });
  if (status >= 500) return PROVIDER_OUTAGE({ cause });
  return (status >= 400 && status !== 404 ? PROVIDER_REFUSED : PROVIDER_GARBAGE)({ cause });
}

/** A wrong key is 'forbidden.' or a page of the proxy; every other message is about the subscription. */
async function namesThePlan(response: Response): Promise<boolean> {
  if (!isJson(response)) return false;
  const refusal = v.safeParse(Refusal, parsed(await textOf(response)));
  return refusal.success && !/^forbidden\b/i.test(refusal.output.message);
}

/** `X-RateLimit-Reset` is a time in seconds since 1970, `Retry-After` a span in seconds. */
function retryAtOf(headers: Headers, now: Instant): Instant {
  const seconds = (name: string): number => Number(headers.get(name) || NaN) * 1_000;
  const at = [seconds('x-ratelimit-reset'), now + seconds('retry-after')].find(
    (each) => each > now,
  );
  return at === undefined ? now + RATE_PAUSE_MS : Math.min(at, now + LONGEST_PAUSE_MS);
}

/** The text of a body, read piece by piece, so that a small compressed body cannot fill the memory. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let left = LONGEST_BODY;
  for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) {
    left -= piece.byteLength;
    if (left < 0) throw garbage('the body is too long');
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw garbage('the body is no JSON', fault);
  }
}

function checked<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  throw garbage(`unexpected shape at ${v.getDotPath(read.issues[0]) ?? 'the root'}`);
}

function fieldOf(body: unknown, field: string): unknown {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, field))
    throw garbage(`the answer has no ${field}`);
  return (body as Record<string, unknown>)[field];
}

/** Rows of a list, of an object of rows by name, or of an object of lists by name; none in null. */
function entriesOf(list: unknown): readonly (readonly [string, unknown])[] {
  if (list === null) return [];
  if (typeof list !== 'object') throw garbage('there is no list');
  if (Array.isArray(list)) return list.map((row: unknown) => ['', row] as const);
  return Object.entries(list).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((row: unknown) => [name, row] as const)
      : [[name, value] as const],
  );
}
