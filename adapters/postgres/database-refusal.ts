import { types } from 'node:util';
import { DATABASE_BUSY, DATABASE_UNAVAILABLE, type ErrorDefinition } from '@toolyard/core/shared';
import { NO_ANSWER } from './hung-clients.ts';

/** Codes of PostgreSQL and of the network that mean that the database is unavailable, or full (53100). */
const AWAY =
  /^(08...|57P0[1-5]|57014|25P03|53100|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** Too many connections, and a lock that was not free in time. */
const BUSY = /^(53300|55P03)$/;

/** Messages of the driver and its pool that have no code. */
const AWAY_MESSAGES = [
  NO_ANSWER,
  'Connection terminated',
  'Client was closed',
  'Client has encountered a connection error',
  'the database thread has ended',
];
const BUSY_MESSAGE = 'timeout exceeded when trying to connect';

const DEEPEST = 5;

/** The error to answer when the database is unavailable or has no free connection; null for other faults. */
export function databaseRefusal(fault: unknown): ErrorDefinition | null {
  let each = fault;
  for (let depth = 0; types.isNativeError(each) && depth < DEEPEST; depth++, each = each.cause) {
    const { message } = each;
    const code = 'code' in each ? String(each.code) : '';
    if (BUSY.test(code) || message.includes(BUSY_MESSAGE)) return DATABASE_BUSY;
    if (AWAY.test(code) || AWAY_MESSAGES.some((part) => message.includes(part)))
      return DATABASE_UNAVAILABLE;
  }
  return null;
}
