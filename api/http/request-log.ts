import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Metrics } from '../health/metrics.ts';
import { loggedFault } from './logged-fault.ts';
import { callerAddress, networkOf } from './network.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** Stands in the log line and in the X-Request-Id header. */
    id: string;
  }
}

const SECRETS = ['password', 'token', 'refreshToken', 'authorization', 'cookie', 'set-cookie'];

/** Structured logs; what is secret is cut out wherever it stands. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (fault: unknown) => loggedFault(fault) },
      redact: {
        paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '[redacted]',
      },
    },
    destination ?? pino.destination(1),
  );

/** Remembers the code of the error that answers a request. */
export const recordErrorCode = (response: Response, code: string): void => {
  response.locals['errorCode'] = code;
};

/** The code of the error that answered a request; null where none did. */
const errorCodeOf = ({ locals }: Response): string | null =>
  (locals['errorCode'] as string | undefined) ?? null;

/** The pattern of the route that answered a request, such as `/api/options/strategies/:id`; null where none did. */
const routeOf = ({ route }: Request): string | null => {
  const path = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? path : null;
};

/** The path alone: a query may hold what a person typed. */
const pathOf = (request: Request): string => request.originalUrl.split('?', 1)[0] ?? '';

/** Requests that come every few seconds would fill the log. */
const PROBES = ['/health/live', '/health/ready', '/metrics'];

/** Gives every request an id. When the response is closed, it writes one log line and counts it in the metrics. */
export const requestLog =
  (logger: Logger, metrics: Metrics): RequestHandler =>
  (request, response, next) => {
    const begun = performance.now();
    // The address is gone once the connection is.
    const address = callerAddress(request);
    request.id = randomUUID();
    response.setHeader('X-Request-Id', request.id);
    response.once('close', () => {
      const { method, id: requestId } = request;
      const { statusCode: status } = response;
      const seconds = (performance.now() - begun) / 1000;
      const code = errorCodeOf(response);
      metrics.answered({ method, route: routeOf(request), status, seconds, refusal: code });
      const path = pathOf(request);
      const level = PROBES.includes(path) ? 'debug' : status >= 500 ? 'error' : 'info';
      const answer = { status, ...(code && { code }), ms: Math.round(seconds * 10_000) / 10 };
      const network = networkOf(address);
      logger[level]({ requestId, network, method, path, ...answer }, 'answered');
    });
    next();
  };
