import type { CallEnvironment, Realm } from './call-environment.ts';

/** One call as an endpoint describes it. */
export interface CallArgs {
  readonly url: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export interface PreparedCall {
  readonly url: string;
  readonly init: Omit<RequestInit, 'headers'> & { readonly headers: Record<string, string> };
  /** Whose token it carries; null for another origin. */
  readonly realm: Realm | null;
  readonly token: string | null;
  readonly signsIn: boolean;
  /** Asking twice does no harm: it reads, or carries an idempotency key. */
  readonly repeatable: boolean;
}

const SIGN_IN =
  /^\/api\/(auth\/(login|register|passkey-login)|admin\/auth\/(login|passkey-login))$/;
/** Calls that get a token, end one, or are made without. */
const WITHOUT_TOKEN =
  /^\/api\/(admin\/)?auth\/(login|passkey-login(\/options)?|register|refresh|logout|hint|password\/(forgot|reset))$/;
const AUTH = /^\/api\/(admin\/)?auth\//;

/** Which realm a call belongs to: by origin and path, never by a part of a name. */
function realmOf(url: URL, origin: string): Realm | null {
  if (url.origin !== origin) return null;
  return url.pathname.startsWith('/api/admin/') ? 'admin' : 'user';
}

/** Address, headers and body of a call; the same for every try of it. */
export function prepareCall(args: CallArgs, environment: CallEnvironment): PreparedCall {
  const url = new URL(args.url, environment.origin);
  for (const [name, value] of Object.entries(args.params ?? {})) {
    if (isPlain(value)) url.searchParams.set(name, String(value));
  }
  const method = (args.method ?? 'GET').toUpperCase();
  const realm = realmOf(url, environment.origin);
  const writes = method !== 'GET' && method !== 'HEAD';
  const keyed = writes && realm !== null && !AUTH.test(url.pathname);
  const token = realm && environment.token(realm);
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': environment.language(),
    ...(keyed ? { 'Idempotency-Key': environment.newKey() } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  for (const [name, value] of Object.entries(args.headers ?? {})) {
    if (value !== undefined) headers[name] = value;
  }
  const body = bodyOf(args.body);
  // A write without a body says so too: the calls that read a cookie demand it.
  if (writes && !(body instanceof FormData)) headers['Content-Type'] = 'application/json';
  return {
    url: url.href,
    init: { method, headers, credentials: 'same-origin', ...(body === undefined ? {} : { body }) },
    realm,
    token,
    signsIn: SIGN_IN.test(url.pathname),
    repeatable: !writes || 'Idempotency-Key' in headers,
  };
}

/** The same call with another token. */
export const withToken = (call: PreparedCall, token: string): PreparedCall => ({
  ...call,
  token,
  init: { ...call.init, headers: { ...call.init.headers, Authorization: `Bearer ${token}` } },
});

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

function bodyOf(body: unknown): string | FormData | undefined {
  if (body === undefined || body === null) return undefined;
  return body instanceof FormData ? body : JSON.stringify(body);
}

/** Whose token must be good before this call; null where none is needed. */
export function realmToRefresh(url: string, origin: string): Realm | null {
  const target = new URL(url, origin);
  return WITHOUT_TOKEN.test(target.pathname) ? null : realmOf(target, origin);
}
