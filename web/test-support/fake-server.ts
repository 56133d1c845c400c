/** One call as the server saw it. */
export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface FakeAnswer {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `none` is a dropped connection. */
export type Handler = (call: FakeCall) => FakeAnswer | 'none' | Promise<FakeAnswer | 'none'>;

/** Answers by `GET /api/options/strategies/:id`; what it does not know is 404. */
export interface FakeServer {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly calls: readonly FakeCall[];
  /** The calls other than GET. */
  readonly writes: readonly FakeCall[];
  /** Sets or replaces one answer. */
  readonly on: (route: string, handler: Handler) => void;
  /** How often a route was called. */
  readonly count: (route: string) => number;
}

export function createFakeServer(handlers: Readonly<Record<string, Handler>> = {}): FakeServer {
  const routes = new Map(Object.entries(handlers));
  const calls: FakeCall[] = [];
  const fits = (route: string, call: FakeCall): boolean => {
    const [method, pattern = ''] = route.split(' ');
    const expected = pattern.split('/');
    const given = call.path.split('/');
    return (
      method === call.method &&
      expected.length === given.length &&
      expected.every((part, i) => part.startsWith(':') || part === given[i])
    );
  };

  return {
    calls,
    get writes() {
      return calls.filter(({ method }) => method !== 'GET');
    },
    on: (route, handler) => void routes.set(route, handler),
    count: (route) => calls.filter((call) => fits(route, call)).length,
    async fetch(url, init) {
      const { pathname, searchParams } = new URL(url);
      const call: FakeCall = {
        method: init.method ?? 'GET',
        path: decodeURIComponent(pathname),
        query: searchParams,
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
      };
      calls.push(call);
      const route = [...routes.keys()].find((key) => fits(key, call));
      const answer = route ? await routes.get(route)!(call) : { status: 404 };
      if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
      if (answer === 'none') throw new TypeError('fetch failed');
      const { status = 200, body, headers } = answer;
      return new Response(body === undefined ? null : JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      });
    },
  };
}
