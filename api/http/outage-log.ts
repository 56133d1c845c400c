import { types } from 'node:util';
import type { Logger } from 'pino';

const SILENCE_MS = 10_000;

/** PostgreSQL's code for a write without room on the disk. */
const DISK_FULL = '53100';

/** Says that the database is away, or has no room, once in ten seconds, however many calls and jobs find it so. */
export class OutageLog {
  private saidAt = -Infinity;

  constructor(private readonly logger: Logger) {}

  notice(fault: unknown): void {
    const now = performance.now();
    if (now - this.saidAt < SILENCE_MS) return;
    this.saidAt = now;
    const code = codeOf(fault);
    const what = code === DISK_FULL ? 'the disk of the database is full' : 'the database is away';
    this.logger.error({ code }, what);
  }
}

/** The code of the fault, or of what caused it. */
function codeOf(fault: unknown): string | undefined {
  for (let each: unknown = fault; types.isNativeError(each); each = each.cause)
    if ('code' in each) return String(each.code);
  return undefined;
}
