import type { Index } from '../../model/key.ts';
import { PostgresWriter } from '../ddl/postgres-writer.ts';
import { quoted } from '../text/source-text.ts';
import type { RowModel, Table } from './row-model.ts';
import type { StoredModel } from './stored-model.ts';

/** Members of an object. */
type Entry = readonly string[];

/** Writes what an entity says of its table as a whole: unique sets, indexes, conditions. */
export class TableOptions {
  private readonly statements: PostgresWriter;

  constructor(
    private readonly rows: RowModel,
    private readonly stored: StoredModel,
    /** Names of the properties that hold fields. */
    private readonly properties: (table: Table, fields: readonly string[]) => readonly string[],
  ) {
    this.statements = new PostgresWriter(rows.model);
  }

  of(table: Table): readonly string[] {
    const { entity } = table;
    return [
      ...listOption('uniques', [
        ...this.uniques(table),
        ...this.indexes(
          table,
          entity.indexes.filter((index) => index.unique && isPlain(index)),
        ),
      ]),
      ...listOption(
        'indexes',
        this.indexes(
          table,
          entity.indexes.filter((index) => !index.unique || !isPlain(index)),
        ),
      ),
      ...listOption(
        'checks',
        this.stored
          .checks(table)
          .map(({ name, expression }) => [
            `name: ${quoted(name)}`,
            `expression: ${quoted(expression)}`,
          ]),
      ),
    ];
  }

  private uniques(table: Table): readonly Entry[] {
    return this.stored
      .uniques(table)
      .filter(({ fields }) => !this.isOneToOne(table, fields))
      .map(({ name, fields, deferrable }) => [
        `name: ${quoted(name)}`,
        this.over(table, fields),
        ...(deferrable ? [`deferMode: '${deferrable}'`] : []),
      ]);
  }

  /** A reference of one row to one is unique by itself. */
  private isOneToOne({ columns }: Table, fields: readonly string[]): boolean {
    return columns.some(({ field, reference }) => reference?.isOne && fields.join() === field.name);
  }

  private indexes(table: Table, indexes: readonly Index[]): readonly Entry[] {
    return indexes.flatMap((index) => {
      const { name, parts, where } = index;
      const fields = parts.flatMap((part) => (part.kind === 'field' ? [part.field] : []));
      if (!isSimple(index) || (index.unique && where !== null)) {
        const statement = this.statements.index(table.entity, index);
        return statement.startsWith('--')
          ? []
          : [[`name: ${quoted(name)}`, `expression: ${quoted(statement.replace(/;$/, ''))}`]];
      }
      const condition = where === null ? null : this.rows.expression(where, table.entity.id);
      if (where !== null && condition === null) return [];
      const partial = condition === null ? [] : [`where: ${quoted(condition)}`];
      return [[`name: ${quoted(name)}`, this.over(table, fields), ...partial]];
    });
  }

  private over(table: Table, fields: readonly string[]): string {
    return `properties: [${this.properties(table, fields).map(quoted).join(', ')}]`;
  }
}

/** An index of columns in their usual order, built in the usual way. */
function isSimple({ parts, method, include = [], nullsNotDistinct = false }: Index): boolean {
  const isUsual = method === undefined && include.length === 0 && !nullsNotDistinct;
  return (
    isUsual &&
    parts.every(
      (part) =>
        part.kind === 'field' && !part.descending && !part.nulls && part.options === undefined,
    )
  );
}

/** A simple index over all rows. */
const isPlain = (index: Index): boolean => index.where === null && isSimple(index);

function listOption(name: string, entries: readonly Entry[]): string[] {
  if (entries.length === 0) return [];
  const written = entries.map((entry) => `{ ${entry.join(', ')} }`);
  const line = `  ${name}: [${written.join(', ')}],`;
  if (entries.length === 1 && line.length <= 100) return [line];
  const lines = entries.flatMap((entry, at) =>
    written[at]!.length <= 95
      ? [`    ${written[at]!},`]
      : ['    {', ...entry.map((part) => `      ${fitting(part)},`), '    },'],
  );
  return [`  ${name}: [`, ...lines, '  ],'];
}

const fitting = (member: string): string =>
  member.length <= 93 ? member : member.replace(': ', ':\n        ');
