import { ok, refuse } from '../../shared/index.ts';
import { type Column, nameKey } from '../column.ts';
import { identifier, joined, sql } from '../sql/sql-text.ts';
import { type Rename, renames, repeatedName } from '../step-parameters.ts';
import { stepKind } from '../step.ts';

const newName = (column: Column, to: readonly Rename[]): string =>
  to.find(({ from }) => nameKey(from) === nameKey(column.name))?.to ?? column.name;

/** Columns with other names. */
export const rename = stepKind({
  kind: 'rename',
  label: { en: 'Rename columns', 'zh-CN': '重命名列' },
  parameters: { names: renames({ en: 'New names', 'zh-CN': '新列名' }) },
  columnsAfter: ({ names }, { columns }) => {
    const after = columns.map((column) => ({ ...column, name: newName(column, names) }));
    const repeated = repeatedName(after.map(({ name }) => name));
    return repeated ? refuse({ ...repeated, parameter: 'names' }) : ok(after);
  },
  select: ({ names }, from, { columns }) => {
    const parts = columns.map((column) => {
      const name = newName(column, names);
      return name === column.name
        ? identifier(name)
        : sql`${identifier(column.name)} as ${identifier(name)}`;
    });
    return sql`select ${joined(parts, ', ')} from ${from}`;
  },
  explain: ({ names }) => ({
    en: `Rename ${names.map(({ from, to }) => `“${from}” to “${to}”`).join(', ')}`,
    'zh-CN': `将${names.map(({ from, to }) => `“${from}”改名为“${to}”`).join('，')}`,
  }),
});
