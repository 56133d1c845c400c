import type { Deferral, DeleteRule } from '@toolyard/core/codegen';
import type { Constraint } from 'libpg-query';
import type { ColumnDraft, TableDraft, TableDrafts } from '../table-drafts.ts';
import { identityOf, takesSequence } from './counters.ts';
import type { SourceText } from './source-text.ts';
import { columnsIn, namesOf, schemaOf } from './syntax-tree.ts';

const RULES: Readonly<Record<string, DeleteRule>> = {
  a: 'no action',
  r: 'restrict',
  c: 'cascade',
  n: 'set null',
  d: 'set default',
};

const ruleOf = (action: string | undefined): DeleteRule => RULES[action ?? 'a'] ?? 'no action';

const deferralOf = ({ deferrable = false, initdeferred = false }: Constraint): Deferral | null =>
  initdeferred ? 'deferred' : deferrable ? 'immediate' : null;

/** Applies what a constraint of a column says of the column alone. */
function columnConstraint(
  table: TableDraft,
  column: ColumnDraft,
  constraint: Constraint,
  source: SourceText,
): void {
  const location = constraint.location ?? 0;
  switch (constraint.contype) {
    case 'CONSTR_NOTNULL':
      column.nullable = false;
      break;
    case 'CONSTR_NULL':
      column.nullable = true;
      break;
    case 'CONSTR_DEFAULT':
      if (takesSequence(table.name, column, constraint.raw_expr)) column.counter = {};
      else column.default = source.defaultAt(location);
      break;
    case 'CONSTR_IDENTITY':
      column.counter = identityOf(constraint.generated_when, constraint.options);
      column.nullable = false;
      break;
    case 'CONSTR_GENERATED':
      column.computed = {
        expression: source.parenthesized(location, 'as'),
        stored: (constraint as { generated_kind?: string }).generated_kind !== 'v',
      };
      break;
    // These follow the reference or the key that they are of.
    case 'CONSTR_ATTR_DEFERRABLE':
      deferLast(table, column, 'immediate');
      break;
    case 'CONSTR_ATTR_DEFERRED':
      deferLast(table, column, 'deferred');
      break;
    default:
      break;
  }
}

/** Says of the last constraint of a column when it may be broken. */
function deferLast(table: TableDraft, { name }: ColumnDraft, deferrable: Deferral): void {
  const isOwn = ({ columns }: { readonly columns: readonly string[] }): boolean =>
    columns.length === 1 && columns[0] === name;
  const last = table.foreignKeys.findLastIndex(isOwn);
  const unique = table.uniques.findLastIndex(isOwn);
  if (last >= 0) table.foreignKeys[last] = { ...table.foreignKeys[last]!, deferrable };
  else if (unique >= 0) table.uniques[unique] = { ...table.uniques[unique]!, deferrable };
  else if (table.primaryKey && isOwn(table.primaryKey))
    table.primaryKey = { ...table.primaryKey, deferrable };
}

/** Adds a constraint to a table; `column` is the one that it stands at. */
export function addConstraint(
  drafts: TableDrafts,
  table: TableDraft,
  constraint: Constraint,
  source: SourceText,
  column: ColumnDraft | null,
): void {
  const name = constraint.conname ?? null;
  const columns = column ? [column.name] : namesOf(constraint.keys);
  if (column) columnConstraint(table, column, constraint, source);
  const deferrable = deferralOf(constraint);
  const rules = {
    ...(constraint.including ? { include: namesOf(constraint.including) } : {}),
    ...(constraint.nulls_not_distinct ? { nullsNotDistinct: true } : {}),
    ...(deferrable === null ? {} : { deferrable }),
  };
  switch (constraint.contype) {
    case 'CONSTR_PRIMARY':
      table.primaryKey = { name, columns: indexColumns(table, constraint) ?? columns, ...rules };
      break;
    case 'CONSTR_UNIQUE':
      table.uniques.push({ name, columns: indexColumns(table, constraint) ?? columns, ...rules });
      break;
    case 'CONSTR_CHECK': {
      const named = columnsIn(constraint.raw_expr);
      table.checks.push({
        name,
        expression: source.parenthesized(constraint.location ?? 0, 'check'),
        fields: [...named],
      });
      break;
    }
    case 'CONSTR_FOREIGN':
      table.foreignKeys.push({
        name,
        columns: column ? [column.name] : namesOf(constraint.fk_attrs),
        schema: schemaOf(constraint.pktable?.schemaname),
        table: constraint.pktable?.relname ?? '',
        refColumns: namesOf(constraint.pk_attrs),
        onDelete: ruleOf(constraint.fk_del_action),
        onUpdate: ruleOf(constraint.fk_upd_action),
        ...(deferrable === null ? {} : { deferrable }),
      });
      if (constraint.fk_matchtype === 'f') drafts.note(table.name, 'MATCH FULL');
      if (constraint.fk_del_set_cols)
        drafts.note(table.name, `SET NULL (${namesOf(constraint.fk_del_set_cols).join(', ')})`);
      break;
    case 'CONSTR_EXCLUSION':
      drafts.note(table.name, source.elementAt(constraint.location ?? 0));
      break;
    default:
      break;
  }
}

/** The columns of the index that a key takes over; null if it takes none. */
function indexColumns(table: TableDraft, { indexname }: Constraint): string[] | null {
  const index = table.indexes.find((each) => indexname !== undefined && each.name === indexname);
  if (!index) return null;
  table.indexes = table.indexes.filter((each) => each !== index);
  return index.parts.flatMap((part) => (part.kind === 'field' ? part.field : []));
}
