import { jsonText, type JsonNode } from '../../json/json-node.ts';
import type { Key } from '../../model/key.ts';
import type { Entity, Field } from '../../model/model.ts';
import type { SqlDialect } from '../../sql/sql-dialect.ts';
import { translateExpression } from '../ddl/translate-expression.ts';
import { valueText, type Column } from './column.ts';
import { valueNames } from './prisma-names.ts';
import { prismaText, scalarValue } from './prisma-text.ts';

/** What databases call a new UUID. */
const UUID = /^\(*(?:gen_random_uuid|uuid_generate_v4|uuid)\(\)\)*$/i;

export interface DefaultContext {
  readonly entity: Entity;
  /** Keys of the entity that are written. */
  readonly keys: readonly Key[];
  /** What the expressions are spelled for. */
  readonly dialect: SqlDialect | null;
  readonly database: SqlDialect;
}

/** What stands in @default; what cannot stand there is in `leftOut`. */
export interface DefaultText {
  readonly text: string | null;
  readonly leftOut: string | null;
}

/** The default of a field as Prisma writes it. */
export function defaultText(field: Field, column: Column, context: DefaultContext): DefaultText {
  const { computed, default: given } = field;
  if (computed)
    return { text: 'dbgenerated()', leftOut: `GENERATED ALWAYS AS (${computed.expression})` };
  if (given === null) return { text: null, leftOut: null };
  switch (given.kind) {
    case 'generated':
      return { text: counted(field, column, context), leftOut: null };
    case 'value': {
      const text = value(given.value, column);
      return { text, leftOut: text === null ? `DEFAULT ${jsonText(given.value)}` : null };
    }
    case 'expression': {
      const text = expression(given.expression, column, context);
      return { text, leftOut: text === null ? `DEFAULT (${given.expression})` : null };
    }
    default:
      return given satisfies never;
  }
}

function counted(
  { name }: Field,
  column: Column,
  { keys, database }: DefaultContext,
): string | null {
  const isFirst = keys.some(({ fields }) => fields[0] === name);
  const isId = keys.some(({ kind, fields }) => kind === 'primary' && fields.join() === name);
  const isInteger = column.name === 'Int' || column.name === 'BigInt';
  const canCount = { postgresql: true, mysql: isFirst, sqlite: isId }[database];
  return isInteger && canCount ? 'autoincrement()' : null;
}

function value(node: JsonNode, column: Column): string | null {
  if (column.isUnsupported) return null;
  if (column.isList) {
    if (node.kind === 'text' && node.value === '{}') return '[]';
    const items =
      node.kind === 'list'
        ? node.items.map((item) => value(item, { ...column, isList: false }))
        : [null];
    return items.includes(null) ? null : `[${items.join(', ')}]`;
  }
  const { enumeration } = column;
  if (!enumeration) return scalarValue(node, column.name);
  const texts = enumeration.values.map(valueText);
  return valueNames(texts)[texts.indexOf(valueText(node))] ?? null;
}

function expression(
  source: string,
  column: Column,
  { entity, dialect, database }: DefaultContext,
): string | null {
  const fields = entity.fields.map(({ name, type }) => ({
    name,
    isBoolean: type.kind === 'boolean',
  }));
  const known =
    dialect === null ? null : translateExpression(source, dialect, 'postgresql', fields);
  if (known === 'CURRENT_TIMESTAMP' && column.name === 'DateTime' && !column.isList) return 'now()';
  if (UUID.test(source) && database !== 'postgresql' && column.name === 'String') return 'uuid()';
  const written = dialect === database ? source : database === 'postgresql' ? known : null;
  return written === null ? null : `dbgenerated(${prismaText(written)})`;
}
