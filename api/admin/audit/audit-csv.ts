import type { NamedAuditEntry } from '@toolyard/core/audit';
import { stringify } from 'csv-stringify/sync';
import { ESCAPE_FORMULAS } from '../../http/csv-formulas.ts';
import { toAuditEntry } from './audit.dto.ts';

const COLUMNS = [
  'sequence',
  'at',
  'realm',
  'actorId',
  'actor',
  'action',
  'subjectKind',
  'subjectId',
  'subject',
  'before',
  'after',
  'address',
  'hash',
];

type Entries = AsyncIterable<NamedAuditEntry>;

/** A line of JSON for each entry, as the list has it. */
export async function* jsonLines(entries: Entries): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(toAuditEntry(entry))}\n`;
}

/** CSV with a head; a cell that a spreadsheet would take for a formula begins with an apostrophe. */
export async function* csvLines(entries: Entries): AsyncGenerator<string> {
  yield stringify([COLUMNS]);
  for await (const entry of entries) yield stringify([cellsOf(entry)], ESCAPE_FORMULAS);
}

function cellsOf(entry: NamedAuditEntry): string[] {
  const { sequence, at, actor, action, subject, before, after, address, hash } =
    toAuditEntry(entry);
  return [
    String(sequence),
    at,
    actor.realm,
    actor.id ?? '',
    actor.name ?? '',
    action,
    subject?.kind ?? '',
    subject?.id ?? '',
    subject?.name ?? '',
    before ? JSON.stringify(before) : '',
    after ? JSON.stringify(after) : '',
    address,
    hash,
  ];
}
