const DEADLINE_MS = 2_000;

interface Conditions {
  /** Whether the machine's clock can be trusted. */
  readonly isSteady?: () => boolean;
  /** Whether writes find room on the disk. */
  readonly hasRoom?: () => Promise<boolean>;
  readonly deadlineMs?: number;
}

/**
 * Whether calls should be sent here: the database answers in time, the disk has room, the clock has not
 * jumped, and the server is not about to end.
 */
export class Readiness {
  private isEnding = false;
  private checked: Promise<boolean> | null = null;

  private readonly isSteady: () => boolean;
  private readonly hasRoom: () => Promise<boolean>;
  private readonly deadlineMs: number;

  constructor(
    private readonly ping: () => Promise<void>,
    {
      isSteady = () => true,
      hasRoom = () => Promise.resolve(true),
      deadlineMs = DEADLINE_MS,
    }: Conditions = {},
  ) {
    this.isSteady = isSteady;
    this.hasRoom = hasRoom;
    this.deadlineMs = deadlineMs;
  }

  /** From now on the answer is no. */
  end(): void {
    this.isEnding = true;
  }

  /** Callers at the same time share one question to the database. */
  async isReady(): Promise<boolean> {
    this.checked ??= this.ask().finally(() => (this.checked = null));
    return (await this.checked) && !this.isEnding && this.isSteady();
  }

  private async ask(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), this.deadlineMs);
    });
    const answered = this.ping()
      .then(() => this.hasRoom())
      .catch(() => false);
    return Promise.race([answered, late]).finally(() => clearTimeout(timer));
  }
}
