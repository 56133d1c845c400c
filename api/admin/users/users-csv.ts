import { Readable } from 'node:stream';
import type { UserView } from '@toolyard/core/accounts';
import { stringify } from 'csv-stringify/sync';
import { ESCAPE_FORMULAS } from '../../http/csv-formulas.ts';
import { toManagedUser } from './users.dto.ts';

const COLUMNS = ['id', 'name', 'email', 'role', 'createdAt'];

/** As CSV, with the mark by which sheets know UTF-8; no more than one part of them is in memory. */
export function usersCsv(parts: AsyncIterable<readonly UserView[]>): Readable {
  async function* texts(): AsyncGenerator<string> {
    yield stringify([COLUMNS], { bom: true });
    for await (const part of parts)
      yield stringify(part.map(toManagedUser), { columns: COLUMNS, ...ESCAPE_FORMULAS });
  }
  return Readable.from(texts());
}
