import type { Clock, ErrorDefinition } from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';
import { answeredInTime } from './answered-in-time.ts';

interface Answer {
  readonly bytes: Promise<Uint8Array>;
  /** Milliseconds since 1970; infinite while it is being computed. */
  readonly freshUntil: number;
}

interface Lookup {
  readonly key: string;
  /** How long the answer serves other calls, in milliseconds from its end. */
  readonly freshMs: number;
}

/** Answers as bytes, each computed once for all calls that come while it is computed or fresh. */
export class AnswerCache {
  private readonly answers: LRUCache<string, Answer>;

  /** Refuses whoever waits too long with `late`. */
  constructor(
    private readonly clock: Clock,
    private readonly late: ErrorDefinition,
    maxBytes: number,
  ) {
    this.answers = new LRUCache({ maxSize: maxBytes });
  }

  find({ key, freshMs }: Lookup, compute: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = this.answers.get(key);
    const isFresh = known !== undefined && known.freshUntil > this.clock.now();
    const { bytes } = isFresh ? known : this.compute({ key, freshMs }, compute);
    return answeredInTime(bytes, this.late);
  }

  private compute({ key, freshMs }: Lookup, compute: () => Promise<Uint8Array>): Answer {
    const pending: Answer = { bytes: compute(), freshUntil: Infinity };
    this.answers.set(key, pending, { size: key.length + 1 });
    pending.bytes.then(
      ({ length }) => {
        const answer = { ...pending, freshUntil: this.clock.now() + freshMs };
        this.answers.set(key, answer, { size: key.length + length + 1 });
      },
      // A failure serves only those who already wait for it.
      () => this.answers.peek(key) === pending && this.answers.delete(key),
    );
    return pending;
  }
}
