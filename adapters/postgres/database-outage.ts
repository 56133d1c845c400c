import { types } from 'node:util';
import {
  DATABASE_BUSY,
  DATABASE_UNAVAILABLE,
  DomainError,
  type ErrorDefinition,
} from '@toolyard/core/shared';
import { QUERY_TIMEOUT_MESSAGE } from './connection-pool.ts';

/** Codes of PostgreSQL and of the network that mean that the database is unavailable, or full (53100). */
const UNAVAILABLE =
  /^(08...|57P0[1-5]|57014|25P03|53100|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** Too many connections, and a lock that was not free in time. */
const BUSY = /^(53300|55P03)$/;

/** Messages of the driver and its pool that have no code. */
const UNAVAILABLE_MESSAGES = [
  QUERY_TIMEOUT_MESSAGE,
  'Connection terminated',
  'Client was closed',
  'Client has encountered a connection error',
  'the database thread has ended',
];
const BUSY_MESSAGE = 'timeout exceeded when trying to connect';

const MAX_DEPTH = 5;

/** Whether the fault is of somebody else: an error of the domain, as of a beacon, or a call over HTTP that failed. */
const isForeign = (fault: Error): boolean =>
  fault instanceof DomainError || fault.message === 'fetch failed';

/** The error to answer when the database is unavailable or has no free connection; null for other faults. */
export function databaseOutage(fault: unknown): ErrorDefinition | null {
  let each = fault;
  for (let depth = 0; types.isNativeError(each) && depth < MAX_DEPTH; depth++, each = each.cause) {
    if (isForeign(each)) return null;
    const { message } = each;
    const code = 'code' in each ? String(each.code) : '';
    if (BUSY.test(code) || message.includes(BUSY_MESSAGE)) return DATABASE_BUSY;
    if (UNAVAILABLE.test(code) || UNAVAILABLE_MESSAGES.some((part) => message.includes(part)))
      return DATABASE_UNAVAILABLE;
  }
  return null;
}
