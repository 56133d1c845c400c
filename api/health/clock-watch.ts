import type { Logger } from 'pino';

/** A larger jump means sleep, a wrong time server or a manual change, not an NTP correction. */
const JUMP_MS = 60_000;
/** Calls go elsewhere for so long after a jump. */
const UNREADY_MS = 60_000;
/** Expired records are not purged for this long after a jump, so that an operator can correct the clock. */
const NO_SWEEP_MS = 86_400_000;

/** Compares the system clock with the monotonic clock. */
export class ClockWatch {
  private offset: number;
  private jumpedAt = -Infinity;
  /** Jumps since the start. */
  jumps = 0;

  constructor(
    private readonly logger: Pick<Logger, 'error'>,
    private readonly wall: () => number = Date.now,
    private readonly elapsed: () => number = () => performance.now(),
  ) {
    this.offset = wall() - elapsed();
  }

  /** Readiness fails for a minute after a jump. */
  isSteady(): boolean {
    return this.sinceJump() > UNREADY_MS;
  }

  /** Whether what is older than its time may be deleted. */
  allowsPurge(): boolean {
    return this.sinceJump() > NO_SWEEP_MS;
  }

  /** Notices a jump; milliseconds since the last one. */
  private sinceJump(): number {
    const elapsed = this.elapsed();
    const offset = this.wall() - elapsed;
    const by = offset - this.offset;
    this.offset = offset;
    if (Math.abs(by) > JUMP_MS) {
      this.jumps++;
      this.jumpedAt = elapsed;
      this.logger.error(
        { seconds: Math.round(by / 1000) },
        'the system clock jumped: not ready for a minute, nothing is purged for a day',
      );
    }
    return elapsed - this.jumpedAt;
  }
}
