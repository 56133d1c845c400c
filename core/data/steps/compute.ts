import { ok, refuse } from '../../shared/index.ts';
import { columnNamed, nameKey, plainColumn } from '../column.ts';
import { checkExpression } from '../expression.ts';
import { identifier, joined, sql } from '../sql/sql-text.ts';
import { columnName, expression } from '../step-parameters.ts';
import { stepKind } from '../step.ts';

/** A column that a formula computes from the others of its row, in place of a column of its name if there is one. */
export const compute = stepKind({
  kind: 'compute',
  label: { en: 'Add a computed column', 'zh-CN': '添加计算列' },
  parameters: {
    name: columnName({ en: 'Name', 'zh-CN': '列名' }),
    formula: expression({ en: 'Formula', 'zh-CN': '公式' }),
  },
  columnsAfter: ({ name, formula }, { columns }) => {
    const checked = checkExpression(formula, columns);
    if (!checked.ok) return refuse({ ...checked.error, parameter: 'formula' });
    const column = plainColumn(name, checked.value.type);
    return ok(
      columnNamed(columns, name)
        ? columns.map((each) => (nameKey(each.name) === nameKey(name) ? column : each))
        : [...columns, column],
    );
  },
  select: ({ name, formula }, from, { columns }) => {
    const checked = checkExpression(formula, columns);
    if (!checked.ok) throw new RangeError('the formula was not checked');
    const computed = sql`${checked.value.sql} as ${identifier(name)}`;
    if (!columnNamed(columns, name)) return sql`select *, ${computed} from ${from}`;
    const parts = columns.map((each) =>
      nameKey(each.name) === nameKey(name) ? computed : identifier(each.name),
    );
    return sql`select ${joined(parts, ', ')} from ${from}`;
  },
  explain: ({ name, formula }) => ({
    en: `Compute “${name}” as ${formula}; dividing by 0 gives no value`,
    'zh-CN': `计算“${name}”= ${formula}；除以 0 时结果为空`,
  }),
  checks: ({ formula }, from, { columns }) => {
    const checked = checkExpression(formula, columns);
    if (!checked.ok || checked.value.divisors.length === 0) return [];
    const zero = checked.value.divisors.map((divisor) => sql`${divisor} = 0`);
    return [
      {
        label: { en: 'rows that divide by 0', 'zh-CN': '除数为 0 的行' },
        query: sql`select count(*) from ${from} where ${joined(zero, ' or ')}`,
      },
    ];
  },
});
