import { Readable } from 'node:stream';
import type { UserView } from '@toolyard/core/accounts';
import { stringify } from 'csv-stringify/sync';
import { FORMULA_SAFE } from '../../http/sheet-cells.ts';
import { toManagedUser } from './user.dto.ts';

const COLUMNS = ['id', 'name', 'email', 'role', 'createdAt'];

/** As CSV, with the mark by which sheets know UTF-8; no more than one part of them is in memory. */
export function usersCsv(parts: AsyncIterable<readonly UserView[]>): Readable {
  async function* texts(): AsyncGenerator<string> {
    yield stringify([COLUMNS], { bom: true });
    for await (const part of parts)
      yield stringify(part.map(toManagedUser), { columns: COLUMNS, ...FORMULA_SAFE });
  }
  return Readable.from(texts());
}
