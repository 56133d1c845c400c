import { isWord, type DdlType, type DeleteRule } from '@toolyard/core/codegen';
import { newColumn, type ColumnDraft, type TableDraft } from '../table-drafts.ts';
import type { TokenCursor } from './token-cursor.ts';

/** Types of two words, by the one that counts. */
const TWO_WORDS: readonly (readonly [string, string, string])[] = [
  ['double', 'precision', 'double'],
  ['character', 'varying', 'varchar'],
  ['char', 'varying', 'varchar'],
  ['national', 'varchar', 'varchar'],
  ['national', 'char', 'char'],
  ['national', 'character', 'char'],
  ['long', 'varchar', 'mediumtext'],
  ['long', 'varbinary', 'mediumblob'],
];

function typeName(cursor: TokenCursor): string {
  for (const [first, second, name] of TWO_WORDS) if (cursor.take(first, second)) return name;
  const name = cursor.name().toLowerCase();
  return name === 'character' ? 'char' : name === 'long' ? 'mediumtext' : name;
}

/** CHARACTER SET and COLLATE where they stand; null if they do not. */
function collationOf(cursor: TokenCursor): string | null {
  if (cursor.take('character', 'set') || cursor.take('charset'))
    return `CHARACTER SET ${cursor.name()}`;
  return cursor.take('collate') ? `COLLATE ${cursor.name()}` : null;
}

function typeOf(cursor: TokenCursor, onCollation: (text: string) => void): DdlType {
  const name = typeName(cursor);
  const given = cursor.follows('(') ? cursor.parenthesized().tokens : [];
  let unsigned = name === 'serial';
  for (;;) {
    const collation = collationOf(cursor);
    if (collation !== null) onCollation(collation);
    else if (cursor.takeAny('unsigned', 'zerofill')) unsigned = true;
    else if (!cursor.takeAny('signed', 'binary', 'ascii', 'unicode', 'byte')) break;
  }
  return {
    name,
    arguments: given.filter(({ kind }) => kind === 'number').map(({ value }) => Number(value)),
    dimensions: 0,
    unsigned,
    values: given.filter(({ kind }) => kind === 'text').map(({ value }) => value),
  };
}

const RULES: readonly (readonly [readonly string[], DeleteRule])[] = [
  [['cascade'], 'cascade'],
  [['restrict'], 'restrict'],
  [['no', 'action'], 'no action'],
  [['set', 'null'], 'set null'],
  [['set', 'default'], 'set default'],
];

/** Names in parentheses; of a part that is an expression, nothing. */
export function columnNames(cursor: TokenCursor): string[] {
  const { tokens } = cursor.parenthesized();
  return tokens
    .filter(
      ({ kind }, at) =>
        (kind === 'word' || kind === 'name') && (at === 0 || isWord(tokens[at - 1], ',')),
    )
    .map(({ value }) => value);
}

/** Reads what follows REFERENCES. */
export function references(
  cursor: TokenCursor,
  table: TableDraft,
  name: string | null,
  columns: readonly string[],
): void {
  const target = cursor.qualifiedName();
  const refColumns = cursor.follows('(') ? columnNames(cursor) : [];
  const rules: Record<'delete' | 'update', DeleteRule> = {
    delete: 'no action',
    update: 'no action',
  };
  for (;;)
    if (cursor.take('match')) cursor.at += 1;
    else if (cursor.follows('on', 'delete') || cursor.follows('on', 'update')) {
      const event = cursor.follows('on', 'delete') ? 'delete' : 'update';
      cursor.at += 2;
      const rule = RULES.find(([words]) => cursor.take(...words));
      if (!rule) cursor.refuse('CASCADE');
      rules[event] = rule[1];
    } else break;
  table.foreignKeys.push({
    name,
    columns,
    // Names of databases are left out everywhere.
    schema: null,
    table: target.name,
    refColumns,
    onDelete: rules.delete,
    onUpdate: rules.update,
  });
}

/** Reads a column from its type on. */
export function columnDefinition(
  cursor: TokenCursor,
  table: TableDraft,
  name: string,
  offset: number,
  onCheck: (name: string | null) => void,
  onUnread: (text: string) => void,
): ColumnDraft {
  const column = newColumn(name, offset);
  const addCollation = (text: string): void => {
    column.collation = column.collation === null ? text : `${column.collation} ${text}`;
  };
  column.type = typeOf(cursor, addCollation);
  if (column.type.name === 'serial') Object.assign(column, { counter: {}, nullable: false });
  let constraint: string | null = null;
  while (!cursor.isDone && !cursor.follows(',') && !cursor.follows(')')) {
    const collation = collationOf(cursor);
    if (collation !== null) addCollation(collation);
    else if (cursor.take('not', 'null')) column.nullable = false;
    else if (cursor.take('null')) column.nullable = true;
    else if (cursor.take('default')) column.default = cursor.value();
    else if (cursor.take('on', 'update')) column.onUpdate = cursor.value();
    else if (cursor.takeAny('auto_increment', 'autoincrement')) column.counter = {};
    else if (cursor.take('primary', 'key') || cursor.take('key'))
      table.primaryKey = { name: null, columns: [name] };
    else if (cursor.take('unique')) {
      cursor.take('key');
      table.uniques.push({ name: null, columns: [name] });
    } else if (cursor.take('comment')) column.comment = cursor.text();
    // Columns of a table of MariaDB that holds its earlier rows.
    else if (cursor.take('generated', 'always', 'as', 'row')) onUnread(`ROW ${cursor.name()}`);
    else if (cursor.take('generated', 'always', 'as') || cursor.take('as')) {
      const { expression } = cursor.parenthesized();
      column.computed = { expression, stored: cursor.takeAny('stored', 'persistent') };
      cursor.take('virtual');
    } else if (cursor.take('constraint'))
      constraint = cursor.follows('check') ? null : cursor.name();
    else if (cursor.take('check')) onCheck(constraint);
    else if (cursor.take('references')) references(cursor, table, constraint, [name]);
    else if (cursor.follows('first') || cursor.follows('after')) break;
    else if (cursor.takeAny('column_format', 'storage')) cursor.at += 1;
    else if (cursor.takeAny('enforced', 'visible')) continue;
    else onUnread(cursor.unread());
  }
  return column;
}
