import type { IdSource } from '@toolyard/core/shared';

/** Ids in the shape of UUID version 7, counting up. */
export class SequentialIds implements IdSource {
  private last = 0;

  next(): string {
    return `00000000-0000-7000-8000-${(++this.last).toString(16).padStart(12, '0')}`;
  }
}
