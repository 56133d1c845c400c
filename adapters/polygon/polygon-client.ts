import {
  PROVIDER_BAD_KEY,
  PROVIDER_GARBAGE,
  PROVIDER_OUTAGE,
  PROVIDER_PLAN,
  PROVIDER_RATE,
  PROVIDER_REFUSED,
  PROVIDER_TIMEOUT,
  SYMBOL_UNKNOWN,
  type ProviderPlan,
} from '@toolyard/core/market';
import { DomainError, type Clock, type Instant } from '@toolyard/core/shared';
import * as v from 'valibot';
import { parseExact } from './parse-exact.ts';

export interface PolygonSettings {
  /** Both names of the service: `https://api.massive.com`, `https://api.polygon.io`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly clock: Clock;
  /** The free plan has few calls, and closes only; 'paid' unless given. */
  readonly plan?: ProviderPlan;
  /** For all requests of one call of a port together; 8 seconds unless given. */
  readonly deadlineMs?: number;
  /** Awaited before every request: a budget of calls waits or rejects here. Its result is called after the request. */
  readonly permit?: (signal: AbortSignal) => Promise<() => void>;
}

/** The rows of a list that could be read, each wrong one left out. */
export interface Rows<T> {
  readonly rows: readonly T[];
  /** False when a row was left out or further pages were not fetched. */
  readonly complete: boolean;
  /** Whether the answer has a list at all: without one, it may be empty or be missing. */
  readonly listed: boolean;
  /** Whether the prices are late, by the answer's status. */
  readonly delayed: boolean;
  /** The ticker that the answer says it is of; null where it names none. */
  readonly ticker: string | null;
}

/** One page of a list. */
export interface Page<T> extends Rows<T> {
  /** The address of the page after it; null after the last one. */
  readonly next: URL | null;
}

export type Query = Readonly<Record<string, string | number | undefined>>;

const DEADLINE_MS = 8_000;
/** Of the body after decompression. The longest answer, 50,000 bars, has 6 MB. */
const LONGEST_BODY = 16 * 1024 * 1024;
const MAX_PAGES = 20;
/** Calls are counted per minute, so after a minute there is a new one. */
const RATE_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** The service's own names: a page of one may continue on the other. */
export const OWN_HOSTS: readonly string[] = ['api.massive.com', 'api.polygon.io'];

const Envelope = v.object({
  status: v.optional(v.string()),
  ticker: v.nullish(v.string()),
  results: v.nullish(v.unknown()),
  next_url: v.optional(v.string()),
});

/** A key with other characters cannot stand in a header, and Node's message about it would repeat it. */
const isSendable = (apiKey: string): boolean => /^[\x21-\x7e]{1,256}$/.test(apiKey);

/** Polygon's REST interface: one deadline per call, typed failures, and the key in a header alone. */
export class PolygonClient {
  readonly base: URL;

  constructor(private readonly settings: PolygonSettings) {
    this.base = new URL(settings.baseUrl);
  }

  /** Begins a call: its requests share one deadline. */
  begin(): PolygonCall {
    return new PolygonCall(
      this.settings,
      this.base,
      AbortSignal.timeout(this.settings.deadlineMs ?? DEADLINE_MS),
    );
  }
}

/** The requests of one call. */
export class PolygonCall {
  constructor(
    private readonly settings: PolygonSettings,
    private readonly base: URL,
    private readonly signal: AbortSignal,
  ) {}

  /** The body of an answer. Throws SYMBOL_UNKNOWN where the provider has none, and the `PROVIDER_` errors. */
  async get<S extends v.GenericSchema>(
    path: string,
    query: Query,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    return checked(schema, await this.fetchJson(this.address(path, query)));
  }

  /** The `results` of an answer about one thing. Without them it says nothing: an unknown one is a 404. */
  async result<S extends v.GenericSchema>(
    path: string,
    query: Query,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    const { results } = await this.envelope(this.address(path, query));
    if (results === undefined || results === null) throw garbage('there are no results');
    return checked(schema, results);
  }

  /** The rows of an answer and of the pages after it. */
  async rows<S extends v.GenericSchema>(
    path: string,
    query: Query,
    schema: S,
    maxPages = MAX_PAGES,
  ): Promise<Rows<v.InferOutput<S>>> {
    const rows: v.InferOutput<S>[] = [];
    const visited = new Set<string>();
    let whole = true;
    let listed = false;
    let delayed = false;
    let ticker: string | null = null;
    let next: URL | null = this.address(path, query);
    for (; next !== null && visited.size < maxPages;) {
      if (visited.has(next.href)) throw garbage('the pages go round in a circle');
      visited.add(next.href);
      const page: Page<v.InferOutput<S>> = await this.page(next, schema);
      rows.push(...page.rows);
      whole &&= page.complete;
      listed ||= page.listed;
      delayed ||= page.delayed;
      ticker ??= page.ticker;
      next = page.next;
    }
    if (!whole && rows.length === 0) throw garbage('no row can be read');
    return { rows, complete: whole && next === null, listed, delayed, ticker };
  }

  /** The page at an address, which may be incomplete. */
  async page<S extends v.GenericSchema>(address: URL, schema: S): Promise<Page<v.InferOutput<S>>> {
    const { results, next_url: next, status, ticker = null } = await this.envelope(address);
    const found = results ?? [];
    if (!Array.isArray(found)) throw garbage('results is no list');
    const read = found.map((result: unknown) => v.safeParse(schema, result));
    return {
      rows: read.flatMap((row) => (row.success ? [row.output] : [])),
      complete: read.every((row) => row.success),
      listed: Array.isArray(results),
      delayed: status === 'DELAYED',
      ticker,
      next: next === undefined ? null : this.pageAddress(next),
    };
  }

  private async envelope(address: URL): Promise<v.InferOutput<typeof Envelope>> {
    const envelope = checked(Envelope, await this.fetchJson(address));
    if (envelope.status === 'NOT_AUTHORIZED') throw PROVIDER_PLAN();
    if (envelope.status === 'NOT_FOUND') throw SYMBOL_UNKNOWN();
    if (envelope.status === 'ERROR') throw PROVIDER_OUTAGE();
    return envelope;
  }

  address(path: string, query: Query): URL {
    const address = new URL(path, this.base);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) address.searchParams.set(name, String(value));
    return address;
  }

  /** Path and query of the next page on our own address, so that the key goes nowhere else. */
  private pageAddress(nextUrl: string): URL {
    const next = URL.parse(nextUrl, this.base.href);
    const own =
      next !== null && (next.host === this.base.host || OWN_HOSTS.includes(next.hostname));
    if (!own) throw garbage('the next page is on another host');
    const address = new URL(next.pathname, this.base);
    // Some pages repeat the key of their request.
    for (const [name, value] of next.searchParams)
      if (name.toLowerCase() !== 'apikey') address.searchParams.append(name, value);
    return address;
  }

  private async fetchJson(address: URL): Promise<unknown> {
    const { apiKey, permit, clock } = this.settings;
    if (!isSendable(apiKey)) throw PROVIDER_BAD_KEY();
    let ended: (() => void) | undefined;
    try {
      if (permit) ended = await unlessAborted(permit(this.signal), this.signal);
      const response = await fetch(address.href, {
        headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
        redirect: 'manual',
        signal: this.signal,
      });
      const isJson = /^application\/(\S+\+)?json\b/i.test(
        response.headers.get('content-type') ?? '',
      );
      if (response.status === 200 && isJson) return parseJson(await textOf(response));
      void response.body?.cancel().catch(() => undefined);
      throw failureOf(response, isJson, clock.now());
    } catch (fault) {
      if (fault instanceof DomainError) throw fault;
      if (this.signal.aborted) throw PROVIDER_TIMEOUT({ cause: fault });
      throw PROVIDER_OUTAGE({ cause: fault });
    } finally {
      ended?.();
    }
  }
}

/** What was awaited, or the reason of the signal when that comes first. */
function unlessAborted<T>(awaited: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    awaited.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

export const garbage = (reason: string, cause?: unknown): DomainError =>
  PROVIDER_GARBAGE({ cause: new Error(reason, { cause }) });

/** The rows that pass. Refuses an answer in which none does. */
export function onlyRows<T>(answer: Rows<T>, passes: (row: T) => boolean): Rows<T> {
  const rows = answer.rows.filter(passes);
  if (rows.length === 0 && answer.rows.length > 0) throw garbage('no row is of what was asked for');
  return { ...answer, rows, complete: answer.complete && rows.length === answer.rows.length };
}

function failureOf({ status, headers }: Response, isJson: boolean, now: Instant): Error {
  const cause = new Error(`HTTP status ${status}`);
  if (status === 401) return PROVIDER_BAD_KEY({ cause });
  if (status === 403) return PROVIDER_PLAN({ cause });
  if (status === 404 && isJson) return SYMBOL_UNKNOWN({ cause });
  if (status === 429)
    return PROVIDER_RATE({ cause, retryAt: retryAtOf(headers.get('retry-after'), now) });
  if (status >= 500) return PROVIDER_OUTAGE({ cause });
  return (status >= 400 && status !== 404 ? PROVIDER_REFUSED : PROVIDER_GARBAGE)({ cause });
}

/** `Retry-After` is seconds or a date (RFC 9110 §10.2.3). */
function retryAtOf(header: string | null, now: Instant): Instant {
  const text = header?.trim() ?? '';
  const at = /^\d{1,6}$/.test(text) ? now + Number(text) * 1_000 : Date.parse(text);
  return at > now ? Math.min(at, now + LONGEST_PAUSE_MS) : now + RATE_PAUSE_MS;
}

/** The text of a body, read piece by piece, so that a small compressed body cannot fill the memory. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8');
  let size = 0;
  let text = '';
  const pieces = (response.body ?? []) as AsyncIterable<Uint8Array> | [];
  for await (const piece of pieces) {
    size += piece.byteLength;
    if (size > LONGEST_BODY) throw garbage('the body is too long');
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return parseExact(text);
  } catch (fault) {
    throw garbage('the body is no JSON', fault);
  }
}

function checked<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  throw garbage(`unexpected shape at ${v.getDotPath(read.issues[0]) ?? 'the root'}`);
}
