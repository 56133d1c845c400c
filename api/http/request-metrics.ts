import type { Request, RequestHandler, Response } from 'express';
import type { Metrics } from '../health/metrics.ts';

/** Remembers the code of the error that answers a call. */
export const recordErrorCode = (response: Response, code: string): void => {
  response.locals['refusal'] = code;
};

/** The code of the error that answered a call; null where none did. */
export const errorCodeOf = ({ locals }: Response): string | null =>
  (locals['refusal'] as string | undefined) ?? null;

const routeOf = ({ route }: Request): string | null => {
  const path = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? path : null;
};

/** Measures every call when it is over. */
export const requestMetrics =
  (metrics: Metrics): RequestHandler =>
  (request, response, next) => {
    const begun = performance.now();
    response.once('close', () =>
      metrics.answered({
        method: request.method,
        route: routeOf(request),
        status: response.statusCode,
        seconds: (performance.now() - begun) / 1000,
        refusal: errorCodeOf(response),
      }),
    );
    next();
  };
