import type { Texts } from '@toolyard/core/shared';
import type { OpenedFile, ReadingChoices, ReadingProgress } from '@toolyard/duckdb';
import type { DataEngine } from '../../app/data-in-worker.ts';

/** A file that was read, and what its reader chose. */
export interface ReadFile {
  /** Also the name of its first table in SQL. */
  readonly id: string;
  readonly file: File;
  readonly opened: OpenedFile;
  readonly choices: ReadingChoices;
  /** How often it has been read. */
  readonly times: number;
}

/** A file that could not be read, and why. */
export interface UnreadFile {
  readonly name: string;
  readonly reason: Texts | string;
}

/** A file that is being read, and how far it has come. */
export interface FileInReading {
  readonly name: string;
  readonly progress: ReadingProgress;
}

/** How far the chosen files have come. */
export type OpenState =
  | { readonly phase: 'none' }
  /** `bytes` of the engine's program have come. */
  | { readonly phase: 'starting'; readonly bytes: number }
  | {
      readonly phase: 'noEngine';
      readonly files: readonly File[];
      readonly choices: readonly ReadingChoices[];
    }
  | { readonly phase: 'reading'; readonly reading: FileInReading }
  | { readonly phase: 'unreadable'; readonly unread: readonly UnreadFile[] }
  | {
      readonly phase: 'open';
      readonly engine: DataEngine;
      readonly files: readonly ReadFile[];
      /** Those of the chosen files that could not be read, or not in the way that was chosen. */
      readonly unread: readonly UnreadFile[];
      /** A file that is read again, with other choices, or beside the others. */
      readonly reading: FileInReading | null;
    };
