import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './generated.ts';

export type { components, paths };

/** Every code that an error can have. The `error` of a call has the codes of its operation only. */
export type ErrorCode = components['schemas']['ErrorCode'];

export type ToolyardClient = Client<paths>;

/** The token of a session; a function is called before each request, and may refresh the session. */
export type AccessToken = string | (() => string | Promise<string>);

/** An API key, the token of a session, or neither for what everyone may read. */
type Credentials =
  | { readonly apiKey?: string | undefined; readonly accessToken?: never }
  | { readonly apiKey?: never; readonly accessToken: AccessToken };

export type ToolyardClientOptions = Credentials & {
  /** The address of the site, such as `https://tools.example`. */
  readonly baseUrl: string;
  /** Sends the requests; by default the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
};

/**
 * A client of the API. A read for which the provider of market data has no call left (202) is repeated after the
 * seconds in `Retry-After`, until it is answered or its `signal` is aborted.
 */
export function createToolyardClient(options: ToolyardClientOptions): ToolyardClient {
  const { baseUrl, apiKey, accessToken, fetch: send = (request) => fetch(request) } = options;
  return createClient<paths>({
    baseUrl,
    async fetch(request) {
      for (;;) {
        const attempt = request.clone();
        const token = typeof accessToken === 'function' ? await accessToken() : accessToken;
        const bearer = apiKey ?? token;
        if (bearer !== undefined) attempt.headers.set('Authorization', `Bearer ${bearer}`);
        const answer = await send(attempt);
        if (answer.status !== 202) return answer;
        const seconds = Number(answer.headers.get('Retry-After'));
        await pause(1000 * Math.max(1, seconds), request.signal);
      }
    },
  });
}

/** Rejects with the reason of the signal when it is aborted. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
