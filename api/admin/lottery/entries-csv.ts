import type { ListedEntry } from '@toolyard/core/lottery';
import { stringify } from 'csv-stringify/sync';
import { ESCAPE_FORMULAS } from '../../http/csv-formulas.ts';
import { toAdminEntry } from './draws.dto.ts';

const COLUMNS = ['uuid', 'email', 'weight', 'enteredAt'];

/** Entries as CSV, with the mark by which sheets know UTF-8. */
export const entriesCsv = (entries: readonly ListedEntry[]): string =>
  stringify([COLUMNS], { bom: true }) +
  stringify(entries.map(toAdminEntry), { columns: COLUMNS, ...ESCAPE_FORMULAS });
