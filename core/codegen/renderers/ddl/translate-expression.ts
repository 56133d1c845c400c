import type { SqlDialect } from '../../sql/sql-dialect.ts';
import { isWord, sqlTokens, type SqlToken } from '../../sql/sql-tokens.ts';
import { mysqlName, mysqlText } from './mysql-text.ts';
import { sqlName, sqlText } from './postgres-text.ts';

/** Words that mean the same in all databases. */
const COMMON = new Set(
  'and or not in is null between like true false case when then else end current_timestamp current_date current_time lower upper abs coalesce nullif round trim replace'.split(
    ' ',
  ),
);

const SIGNS = new Set([
  '(',
  ')',
  ',',
  '=',
  '<',
  '>',
  '<=',
  '>=',
  '<>',
  '!=',
  '+',
  '-',
  '*',
  '/',
  '%',
]);

/** What databases call the moment at hand, and a new UUID. */
const WHOLE: readonly (readonly [RegExp, Readonly<Record<SqlDialect, string | null>>])[] = [
  [
    /^\(*(?:now|current_timestamp|localtimestamp|sysdate)(?:\(\d?\))?\)*$/i,
    everywhere('CURRENT_TIMESTAMP'),
  ],
  [/^\(*datetime\('now'\)\)*$/i, everywhere('CURRENT_TIMESTAMP')],
  [/^\(*(?:curdate\(\)|current_date(?:\(\))?|date\('now'\))\)*$/i, everywhere('CURRENT_DATE')],
  [
    /^\(*(?:uuid|gen_random_uuid|uuid_generate_v4)\(\)\)*$/i,
    { postgresql: 'gen_random_uuid()', mysql: 'UUID()', sqlite: null },
  ],
];

interface NamedColumn {
  readonly name: string;
  readonly isBoolean: boolean;
}

/** A literal with its type behind it, as PostgreSQL shows expressions. */
const CAST_LITERAL =
  /(\(-?\d+(?:\.\d+)?\)|\b\d+(?:\.\d+)?|'(?:[^']|'')*')::(?:text|numeric|integer|bigint|smallint|date|double precision|(?:character varying|varchar|bpchar)(?:\(\d+\))?)(?![\w[])/gi;

/** Functions that count characters. */
const LENGTHS: Readonly<Record<SqlDialect, string>> = {
  postgresql: 'length',
  mysql: 'char_length',
  sqlite: 'length',
};

/** An expression of one database in another; null where its meaning is not certain. */
export function translateExpression(
  expression: string,
  from: SqlDialect,
  to: SqlDialect,
  columns: readonly NamedColumn[],
): string | null {
  const whole = WHOLE.find(([form]) => form.test(expression.trim()));
  if (whole) return whole[1][to];
  const tokens = sqlTokens(
    from === 'postgresql' ? expression.replaceAll(CAST_LITERAL, '$1') : expression,
    from,
  );
  const pieces: string[] = [];
  for (const [at, token] of tokens.entries()) {
    const piece = pieceOf(token, tokens[at + 1], from, to, columns);
    if (piece === null) return null;
    pieces.push(piece);
  }
  return pieces.join(' ');
}

function pieceOf(
  token: SqlToken,
  next: SqlToken | undefined,
  from: SqlDialect,
  to: SqlDialect,
  columns: readonly NamedColumn[],
): string | null {
  const { kind, value } = token;
  if (kind === 'text') return to === 'mysql' ? mysqlText(value) : sqlText(value);
  if (kind === 'number') return value;
  if (kind === 'sign')
    return SIGNS.has(value) || (value === '||' && from !== 'mysql' && to !== 'mysql')
      ? value
      : null;
  const column = columns.find(({ name }) => name.toLowerCase() === value.toLowerCase());
  if (column) {
    // PostgreSQL alone does not compare such columns with 0 and 1.
    const isOther = column.isBoolean && to !== 'mysql';
    if (isOther || isWord(next, '(')) return null;
    return to === 'mysql' ? mysqlName(column.name) : sqlName(column.name);
  }
  if (kind !== 'word') return null;
  const word = value.toLowerCase();
  if (word === LENGTHS[from]) return LENGTHS[to];
  return COMMON.has(word) ? value : null;
}

function everywhere(text: string): Readonly<Record<SqlDialect, string>> {
  return { postgresql: text, mysql: text, sqlite: text };
}
