import { ok, refuse } from '../../shared/index.ts';
import { columnNamed, nameKey } from '../column.ts';
import { identifier, joined, numberLiteral, sql, type SqlText } from '../sql/sql-text.ts';
import { freeName, source } from '../step-parameters.ts';
import { stepKind } from '../step.ts';

/**
 * The rows of another table below these, by the names of columns. A column that one of them lacks is empty there. Whole
 * numbers below decimals are decimals; other differences of type are refused. The order is written down, since an engine may
 * read the lower table first.
 */
export const union = stepKind({
  kind: 'union',
  label: { en: 'Append rows of another table', 'zh-CN': '追加另一张表的行' },
  parameters: { with: source({ en: 'Table', 'zh-CN': '表' }) },
  columnsAfter: ({ with: other }, { columns, tables }) => {
    const below = tables.get(other)!.columns;
    const numeric = ['integer', 'decimal'];
    for (const column of columns) {
      const same = columnNamed(below, column.name);
      if (!same || same.type === column.type) continue;
      if (numeric.includes(same.type) && numeric.includes(column.type)) continue;
      return refuse({
        parameter: 'with',
        column: column.name,
        texts: {
          en: `“${column.name}” has another type in “${tables.get(other)!.name}”; change one of them first`,
          'zh-CN': `“${column.name}”列在“${tables.get(other)!.name}”中类型不同，请先统一类型`,
        },
      });
    }
    return ok([
      ...columns.map((column) =>
        columnNamed(below, column.name)?.type === 'decimal'
          ? { ...column, type: 'decimal' as const }
          : column,
      ),
      ...below.filter(({ name }) => !columnNamed(columns, name)),
    ]);
  },
  select: ({ with: other }, from, { columns, tables }) => {
    const table = tables.get(other)!;
    const names = [
      ...columns.map(({ name }) => name),
      ...table.columns.filter(({ name }) => !columnNamed(columns, name)).map(({ name }) => name),
    ];
    const partsOf = (has: typeof columns) =>
      joined(
        names.map((name) => {
          const column = has.find((each) => nameKey(each.name) === nameKey(name));
          if (!column) return sql`null as ${identifier(name)}`;
          return column.name === name
            ? identifier(name)
            : sql`${identifier(column.name)} as ${identifier(name)}`;
        }),
        ', ',
      );
    const [place, row] = [identifier(freeName('table', names)), identifier(freeName('row', names))];
    const numbered = (parts: SqlText, number: number, of: SqlText) =>
      sql`select ${parts}, ${numberLiteral(number)} as ${place}, row_number() over () as ${row} from ${of}`;
    return sql`select * exclude (${place}, ${row}) from (${numbered(partsOf(columns), 1, from)} union all ${numbered(partsOf(table.columns), 2, identifier(table.name))}) order by ${place}, ${row}`;
  },
  explain: ({ with: other }, tables) => ({
    en: `Append the rows of “${tables.get(other)?.name ?? other}”`,
    'zh-CN': `追加“${tables.get(other)?.name ?? other}”的行`,
  }),
});
