import { types } from 'node:util';
import type { Logger } from 'pino';

const SILENCE_MS = 10_000;

/** Says that the database is away once in ten seconds, however many calls and jobs find it so. */
export class OutageLog {
  private saidAt = -Infinity;

  constructor(private readonly logger: Logger) {}

  notice(fault: unknown): void {
    const now = performance.now();
    if (now - this.saidAt < SILENCE_MS) return;
    this.saidAt = now;
    this.logger.error({ code: codeOf(fault) }, 'the database is away');
  }
}

/** The code of the fault, or of what caused it. */
function codeOf(fault: unknown): string | undefined {
  for (let each: unknown = fault; types.isNativeError(each); each = each.cause)
    if ('code' in each) return String(each.code);
  return undefined;
}
