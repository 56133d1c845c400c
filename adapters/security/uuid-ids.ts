import type { IdSource } from '@toolyard/core/shared';
import { v7 } from 'uuid';

/** UUIDs of version 7. */
export class UuidIds implements IdSource {
  next(): string {
    return v7();
  }
}
