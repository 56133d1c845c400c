import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import { errorCodeOf } from './request-metrics.ts';
import { loggedFault } from './logged-fault.ts';
import { networkOf } from './network.ts';

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

/** The path alone: a query may hold what a person typed. */
const pathOf = (request: Request): string => request.originalUrl.split('?', 1)[0] ?? '';

/** What asks every few seconds would fill the log. */
const PROBES = ['/health/live', '/health/ready', '/metrics'];

/** Gives every call an id and one log line when it is answered. */
export const requestLog =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    const begun = performance.now();
    // The address is gone once the connection is.
    const network = networkOf(request.ip ?? '');
    request.id = randomUUID();
    response.setHeader('X-Request-Id', request.id);
    response.once('close', () => {
      const { method, id: requestId } = request;
      const { statusCode: status } = response;
      const ms = Math.round((performance.now() - begun) * 10) / 10;
      const path = pathOf(request);
      const level = PROBES.includes(path) ? 'debug' : status >= 500 ? 'error' : 'info';
      const code = errorCodeOf(response);
      const answer = { status, ...(code && { code }), ms };
      logger[level]({ requestId, network, method, path, ...answer }, 'answered');
    });
    next();
  };
