/** Lets so many works be done at once and so many wait; who comes after them is refused. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly limits: { readonly atOnce: number; readonly mostWaiting: number },
    private readonly refusal: () => Error,
  ) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, mostWaiting } = this.limits;
    if (this.running < atOnce) this.running++;
    else if (this.waiting.length >= mostWaiting) throw this.refusal();
    else await new Promise<void>((called) => this.waiting.push(called));
    try {
      return await work();
    } finally {
      this.passOn();
    }
  }

  /** The place of one that is done goes to the longest waiting. */
  private passOn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}
