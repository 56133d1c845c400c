import {
  indexFields,
  isWord,
  namedColumns,
  type Check,
  type DdlParser,
  type DdlSchema,
  type IndexPart,
  type SyntaxFault,
} from '@toolyard/core/codegen';
import { ok, refuse, type Result } from '@toolyard/core/shared';
import {
  columnOf,
  dropColumn,
  newTable,
  renameColumn,
  renamedParts,
  TableDrafts,
  type TableDraft,
} from '../table-drafts.ts';
import { indexPart } from '../index-part.ts';
import { columnDefinition, columnNames, references } from './column-definition.ts';
import { tableOptions } from './table-options.ts';
import { StatementFault, statementsOf, TokenCursor } from './token-cursor.ts';

/** Kinds of indexes beside the usual one. */
const METHODS = ['fulltext', 'spatial'];

/** Reads the statements of one text, in order. */
class Statements {
  readonly drafts = new TableDrafts();
  /** Expressions of checks, whose columns may be defined after them. */
  private readonly checks: { table: TableDraft; check: Check; cursor: TokenCursor }[] = [];

  read(cursor: TokenCursor): void {
    if (cursor.take('create')) this.create(cursor);
    else if (cursor.take('alter', 'table')) this.alterTable(cursor);
    else if (cursor.take('drop', 'table') || cursor.take('drop', 'temporary', 'table')) {
      cursor.take('if', 'exists');
      do {
        const { name } = cursor.qualifiedName();
        this.drafts.drop(null, name);
      } while (cursor.take(','));
    } else if (cursor.follows('drop', 'index')) {
      cursor.at += 1;
      const at = cursor.tokens.findIndex((token) => isWord(token, 'on'));
      const table = this.drafts.table(null, cursor.tokens[at + 1]?.value ?? '');
      if (table) this.dropPart(cursor, table);
    } else if (cursor.take('rename', 'table')) {
      do {
        const table = this.tableNamed(cursor);
        cursor.expect('to');
        const { name } = cursor.qualifiedName();
        if (table) this.drafts.rename(table, name);
      } while (cursor.take(','));
    } else this.leaveOut(cursor);
  }

  private leaveOut({ tokens }: TokenCursor): void {
    const [first, second] = tokens;
    const isPair = ['create', 'alter', 'drop', 'lock', 'unlock'].includes(
      first?.value.toLowerCase() ?? '',
    );
    this.drafts.leaveOut(
      [first, isPair && second?.kind === 'word' ? second : null]
        .flatMap((token) => token?.value.toUpperCase() ?? [])
        .join(' '),
    );
  }

  private tableNamed(cursor: TokenCursor): TableDraft | undefined {
    return this.drafts.table(null, cursor.qualifiedName().name);
  }

  private create(cursor: TokenCursor): void {
    cursor.take('or', 'replace');
    cursor.take('temporary');
    const start = cursor.at;
    if (cursor.take('table')) return this.createTable(cursor);
    const unique = cursor.take('unique');
    const method = METHODS.find((word) => cursor.take(word));
    if (!cursor.take('index')) {
      cursor.at = start;
      return this.leaveOut(cursor);
    }
    cursor.take('if', 'not', 'exists');
    const name = cursor.name();
    if (cursor.take('using')) cursor.at += 1;
    cursor.expect('on');
    const table = this.tableNamed(cursor);
    if (!table) return this.leaveOut(cursor);
    this.index(cursor, table, name, unique, method);
    this.noteRest(cursor, `${table.name}.${name}`);
  }

  /** Notes what stands behind a part, unless it is usual. */
  private noteRest(cursor: TokenCursor, path: string): void {
    const rest = cursor
      .skipPart()
      .replaceAll(/\/\*!\d*|\*\/|\busing \w+/gi, '')
      .trim();
    if (!/^(?:enforced|visible)?$/i.test(rest)) this.drafts.note(path, rest);
  }

  private createTable(cursor: TokenCursor): void {
    const unlessThere = cursor.take('if', 'not', 'exists');
    const offset = cursor.next?.start ?? 0;
    const { name } = cursor.qualifiedName();
    if (!cursor.follows('(') || isWord(cursor.tokens[cursor.at + 1], 'like'))
      return this.leaveOut(cursor);
    const table = newTable(null, name, offset);
    if (this.drafts.table(null, name)) return unlessThere ? undefined : this.drafts.noteAgain(name);
    cursor.expect('(');
    do this.element(cursor, table);
    while (cursor.take(','));
    cursor.expect(')');
    this.drafts.tables.push(table);
    do this.options(cursor, table);
    while (cursor.take(','));
  }

  private options(cursor: TokenCursor, table: TableDraft): void {
    tableOptions(cursor, table, (text) => this.drafts.note(table.name, text));
  }

  /** A column, key or check of CREATE TABLE, or of ALTER TABLE behind ADD. */
  private element(cursor: TokenCursor, table: TableDraft): void {
    if (cursor.follows('period', 'for')) return this.noteRest(cursor, table.name);
    if (this.constraint(cursor, table)) return;
    const offset = cursor.next?.start ?? 0;
    const given = cursor.next?.value;
    if (given !== undefined && columnOf(table, given)) cursor.refuse(`A name other than ${given}`);
    const name = cursor.name();
    const column = this.columnDefinition(cursor, table, name, offset);
    table.columns.push(column);
    this.place(cursor, table, column.name);
  }

  private columnDefinition(cursor: TokenCursor, table: TableDraft, name: string, offset: number) {
    return columnDefinition(
      ...([cursor, table, name, offset] as const),
      (check) => this.check(cursor, table, check),
      (text) => this.drafts.note(`${table.name}.${name}`, text),
    );
  }

  /** Moves a column where FIRST and AFTER say. */
  private place(cursor: TokenCursor, table: TableDraft, name: string): void {
    const column = columnOf(table, name)!;
    const others = table.columns.filter((each) => each !== column);
    if (cursor.take('first')) table.columns = [column, ...others];
    else if (cursor.take('after')) {
      const before = columnOf(table, cursor.name());
      const at = before ? others.indexOf(before) + 1 : others.length;
      table.columns = others.toSpliced(at, 0, column);
    }
  }

  private constraint(cursor: TokenCursor, table: TableDraft): boolean {
    const isKey = (token = cursor.next) => isWord(token, 'key', 'index');
    let name: string | null = null;
    if (cursor.take('constraint'))
      name = ['primary', 'unique', 'foreign', 'check'].some((word) => cursor.follows(word))
        ? null
        : cursor.name();
    if (cursor.take('primary', 'key')) {
      this.indexType(cursor);
      const from = cursor.at;
      table.primaryKey = { name, columns: columnNames(cursor) };
      const inner = cursor.tokens.slice(from, cursor.at);
      if (inner.some((token) => token.kind === 'number' || isWord(token, 'desc')))
        this.drafts.note(table.name, `PRIMARY KEY ${cursor.textFrom(from)}`);
    } else if (cursor.take('unique')) {
      cursor.takeAny('key', 'index');
      const own = cursor.follows('(') ? null : this.indexName(cursor);
      this.index(cursor, table, own ?? name, true);
    } else if (cursor.take('foreign', 'key')) {
      if (!cursor.follows('(')) cursor.name();
      const columns = columnNames(cursor);
      cursor.expect('references');
      references(cursor, table, name, columns);
    } else if (cursor.take('check')) this.check(cursor, table, name);
    else if (cursor.follows('fulltext') || cursor.follows('spatial') || this.isIndex(cursor)) {
      const method = METHODS.find((word) => cursor.take(word));
      if (isKey()) cursor.at += 1;
      const own = cursor.follows('(') ? '' : this.indexName(cursor);
      this.index(cursor, table, own ?? '', false, method);
    } else return false;
    this.noteRest(cursor, table.name);
    return true;
  }

  /** KEY or INDEX opens an index, unless it is the name of a column. */
  private isIndex(cursor: TokenCursor): boolean {
    if (!cursor.follows('key') && !cursor.follows('index')) return false;
    const [, second, third] = cursor.tokens.slice(cursor.at);
    return isWord(second, '(', 'using') || isWord(third, '(', 'using');
  }

  private indexName(cursor: TokenCursor): string | null {
    const name = cursor.follows('using') ? null : cursor.name();
    this.indexType(cursor);
    return name;
  }

  private indexType(cursor: TokenCursor): void {
    if (cursor.take('using')) cursor.at += 1;
  }

  private index(
    cursor: TokenCursor,
    table: TableDraft,
    name: string | null,
    unique: boolean,
    method?: string,
  ): void {
    const { tokens } = cursor.parenthesized();
    const inner = new TokenCursor(cursor.sql, tokens);
    const parts: IndexPart[] = [];
    do {
      const from = inner.at;
      const field = inner.follows('(') ? null : inner.name();
      const expression = field === null ? inner.parenthesized().expression : '';
      inner.skipPart();
      const part = indexPart(cursor.sql, tokens.slice(from, inner.at), field, 'parenthesis');
      parts.push(part.kind === 'field' ? part : { ...part, expression });
    } while (inner.take(','));
    const columns = parts.flatMap((part) =>
      part.kind === 'field' && !part.descending && !part.options ? [part.field] : [],
    );
    if (unique && columns.length === parts.length) table.uniques.push({ name, columns });
    else
      table.indexes.push({
        ...{ name: name ?? '', unique, parts, where: null },
        ...(method === undefined ? {} : { method }),
      });
  }

  private check(cursor: TokenCursor, table: TableDraft, name: string | null): void {
    const { expression, tokens } = cursor.parenthesized();
    const check = { name, expression, fields: [] };
    this.checks.push({ table, check, cursor: new TokenCursor(cursor.sql, tokens) });
  }

  private alterTable(cursor: TokenCursor): void {
    cursor.take('if', 'exists');
    const table = this.tableNamed(cursor);
    if (!table) return this.leaveOut(cursor);
    do {
      this.alteration(cursor, table);
      cursor.skipPart();
    } while (cursor.take(','));
  }

  private alteration(cursor: TokenCursor, table: TableDraft): void {
    if (cursor.take('add')) {
      cursor.take('column');
      cursor.take('if', 'not', 'exists');
      if (!cursor.take('(')) return this.element(cursor, table);
      do this.element(cursor, table);
      while (cursor.take(','));
      cursor.expect(')');
    } else if (cursor.take('modify') || cursor.take('change')) {
      const changes = isWord(cursor.tokens[cursor.at - 1], 'change');
      cursor.take('column');
      this.redefine(cursor, table, cursor.name(), changes ? cursor.name() : null);
    } else if (cursor.take('drop')) this.dropPart(cursor, table);
    else if (cursor.take('alter')) {
      cursor.take('column');
      const column = columnOf(table, cursor.name());
      if (column && cursor.take('set', 'default')) column.default = cursor.value();
      else if (column && cursor.take('drop', 'default')) column.default = null;
    } else if (cursor.take('rename', 'column')) {
      const from = cursor.name();
      cursor.expect('to');
      renameColumn(this.drafts, table, from, cursor.name());
    } else if (cursor.take('rename', 'index') || cursor.take('rename', 'key')) {
      const from = cursor.name();
      cursor.expect('to');
      const name = cursor.name();
      table.indexes = renamedParts(table.indexes, from, name);
      table.uniques = renamedParts(table.uniques, from, name);
    } else if (cursor.take('rename')) {
      cursor.takeAny('to', 'as');
      this.drafts.rename(table, cursor.qualifiedName().name);
    } else this.options(cursor, table);
  }

  private redefine(
    cursor: TokenCursor,
    table: TableDraft,
    from: string,
    renamed: string | null,
  ): void {
    const old = columnOf(table, from);
    if (!old) return;
    if (renamed !== null) renameColumn(this.drafts, table, from, renamed);
    const offset = cursor.next?.start ?? 0;
    const column = this.columnDefinition(cursor, table, renamed ?? old.name, offset);
    table.columns[table.columns.indexOf(old)] = column;
    this.place(cursor, table, column.name);
  }

  private dropPart(cursor: TokenCursor, table: TableDraft): void {
    if (cursor.take('primary', 'key')) table.primaryKey = null;
    else if (cursor.take('foreign', 'key')) {
      const name = cursor.name();
      table.foreignKeys = table.foreignKeys.filter((key) => key.name !== name);
    } else if (
      cursor.take('index') ||
      cursor.take('key') ||
      cursor.take('constraint') ||
      cursor.take('check')
    ) {
      const name = cursor.name();
      // An index without a name is called like its first column.
      const [index] = table.indexes.filter((each) => (each.name || indexFields(each)[0]) === name);
      const [unique] = table.uniques.filter((key) => (key.name ?? key.columns[0]) === name);
      table.indexes = table.indexes.filter((each) => each !== index);
      table.uniques = table.uniques.filter((each) => each !== unique || index !== undefined);
      table.foreignKeys = table.foreignKeys.filter((key) => key.name !== name);
      const gone = this.checks.findIndex((each) => each.check.name === name);
      if (gone >= 0) this.checks.splice(gone, 1);
    } else {
      cursor.take('column');
      cursor.take('if', 'exists');
      dropColumn(table, cursor.name());
    }
  }

  finished(): DdlSchema {
    for (const { table, check, cursor } of this.checks) {
      const columns = table.columns.map(({ name }) => name);
      table.checks.push({ ...check, fields: namedColumns(cursor.tokens, columns) });
    }
    return this.drafts.finished(true);
  }
}

/** Parts of a dump that set another delimiter hold programs, not tables. */
const PROGRAMS =
  /^[ \t]*DELIMITER[ \t]+(?!;[ \t\r]*$)(\S+)[\s\S]*?^[ \t]*DELIMITER[ \t]+;[ \t\r]*$/gim;

/** Reads the statements of MySQL and MariaDB that define tables. */
export class MysqlDdlParser implements DdlParser {
  readonly dialect = 'mysql';

  parse(sql: string): Promise<Result<DdlSchema, SyntaxFault>> {
    const statements = new Statements();
    // Offsets must stay what they are.
    const source = sql.replaceAll(PROGRAMS, (program) => program.replaceAll(/[^\n]/g, ' '));
    try {
      for (const tokens of statementsOf(source, 'mysql'))
        statements.read(new TokenCursor(sql, tokens));
    } catch (error) {
      if (error instanceof StatementFault) return Promise.resolve(refuse(error.fault));
      throw error;
    }
    return Promise.resolve(ok(statements.finished()));
  }
}
