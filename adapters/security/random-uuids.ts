import { randomUUID } from 'node:crypto';
import type { EntryIds } from '@toolyard/core/lottery';

/** UUIDs of version 4 from the system's random source. */
export class RandomUuids implements EntryIds {
  next(): string {
    return randomUUID();
  }
}
