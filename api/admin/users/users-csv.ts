import { Readable } from 'node:stream';
import type { UserListItem } from '@toolyard/core/accounts';
import { stringify } from 'csv-stringify/sync';
import { ESCAPE_FORMULAS } from '../../http/csv-formulas.ts';
import { toListedUser } from './users.dto.ts';

const COLUMNS = [
  ...['id', 'name', 'email', 'emailVerified', 'role', 'active'],
  ...['createdAt', 'lastSignInAt', 'secondFactor'],
];

/** As CSV, with the mark by which sheets know UTF-8; no more than one part of them is in memory. */
export function usersCsv(parts: AsyncIterable<readonly UserListItem[]>): Readable {
  async function* texts(): AsyncGenerator<string> {
    yield stringify([COLUMNS], { bom: true });
    for await (const part of parts)
      yield stringify(part.map(toListedUser), { columns: COLUMNS, ...ESCAPE_FORMULAS });
  }
  return Readable.from(texts());
}
