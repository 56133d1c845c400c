import { fieldComment } from '../../model/field-comment.ts';
import type { JsonNode } from '../../json/json-node.ts';
import type { WholeType } from '../../model/field-type.ts';
import type { Check, Index, Key } from '../../model/key.ts';
import type { Entity, Field, Model } from '../../model/model.ts';
import type { Relation } from '../../model/relation.ts';
import { MysqlColumns } from './mysql-columns.ts';
import { isLong, mysqlName, mysqlText, mysqlValue, storableName } from './mysql-text.ts';
import { collationText, leftOutLines, partText, referenceRules } from './phrases.ts';
import { rangeChecks } from './postgres-text.ts';
import { columnNames, FreeNames } from './stored-names.ts';
import { translateExpression } from './translate-expression.ts';

/** What MySQL takes as a default without parentheses. */
const PLAIN_DEFAULT =
  /^(?:current_timestamp|now|localtimestamp|localtime)(?:\(\d?\))?$|^(?:[bx]|_\w+\s*)?'(?:[^']|'')*'$|^\(/i;

/** What is not the same each time, and can stand in no check, index or computed column. */
const CHANGING = /\b(?:current_(?:date|timestamp|time)|now|uuid)\b/i;

/** MySQL has whole numbers of these bits, with a sign and without. */
const isOwnType = ({ bits }: WholeType): boolean => bits !== null && bits !== 53;

/** Writes the statements that make the tables of a relational model in MySQL and MariaDB. */
export class MysqlWriter {
  private readonly names: ReadonlyMap<string, string>;
  private readonly columnsOf: ReadonlyMap<string, ReadonlyMap<string, string>>;
  private readonly columns: MysqlColumns;
  private readonly isOwn: boolean;

  constructor(private readonly model: Model) {
    const free = new FreeNames(true);
    this.names = new Map(
      model.entities.map(({ id, name }) => [id, mysqlName(free.add(storableName(name), 'table'))]),
    );
    this.columnsOf = new Map(
      model.entities.map((entity) => [entity.id, columnNames(entity, true, storableName)]),
    );
    this.columns = new MysqlColumns(model);
    this.isOwn = model.dialect === 'mysql';
  }

  statements(): string[] {
    const { entities, relations } = this.model;
    const statements = [
      ...entities.map((entity) => this.table(entity)),
      ...entities.flatMap((entity) => this.computedIndexes(entity)),
      ...relations.map((relation) => this.foreignKey(relation)),
    ];
    // Literals with a backslash are read as they are written only without this mode.
    return statements.some((text) => text.includes('\\'))
      ? ["SET sql_mode = REPLACE(@@sql_mode, 'NO_BACKSLASH_ESCAPES', '');", ...statements]
      : statements;
  }

  tableName(entity: string): string {
    return this.names.get(entity)!;
  }

  columnName(entity: string, field: string): string {
    return mysqlName(this.columnsOf.get(entity)?.get(field) ?? field);
  }

  typeOf(entity: Entity, field: Field): string {
    return this.columns.typeOf(entity, field);
  }

  private expression(text: string, { fields }: Entity): string | null {
    const { dialect } = this.model;
    if (dialect === 'mysql') return text;
    const columns = fields.map(({ name, type }) => ({ name, isBoolean: type.kind === 'boolean' }));
    return dialect === null ? null : translateExpression(text, dialect, 'mysql', columns);
  }

  /** An expression that must be the same each time. */
  private lasting(text: string, entity: Entity): string | null {
    const written = this.expression(text, entity);
    return written !== null && !this.isOwn && CHANGING.test(written) ? null : written;
  }

  table(entity: Entity): string {
    const leftOut: string[] = [];
    if (entity.fields.length === 0)
      return `-- Left out, since MySQL has no table without columns: ${this.tableName(entity.id)}`;
    const add = (written: string | null, source: string): string[] => {
      if (written === null) leftOut.push(source);
      return written === null ? [] : [written];
    };
    const parts = [
      ...entity.fields.map((field) => this.column(entity, field, leftOut)),
      ...entity.keys.flatMap((key) =>
        add(this.key(entity, key), `${key.kind.toUpperCase()} KEY (${key.fields.join(', ')})`),
      ),
      ...this.indexes(entity),
      ...entity.checks.flatMap((check) =>
        add(this.check(entity, check), `CHECK (${check.expression})`),
      ),
      ...entity.fields.flatMap((field) => this.valueChecks(entity, field)),
    ];
    for (const { fields, nullsNotDistinct = false } of entity.keys)
      if (nullsNotDistinct) leftOut.push(`NULLS NOT DISTINCT (${fields.join(', ')})`);
    const options = [
      this.options(entity),
      // Other databases tell capitals from small letters.
      this.isOwn ? '' : ' COLLATE = utf8mb4_bin',
      entity.comment === null ? '' : ` COMMENT = ${mysqlText(entity.comment.slice(0, 2_000))}`,
    ].join('');
    return [
      ...leftOutLines('MySQL', leftOut),
      `CREATE TABLE ${this.tableName(entity.id)} (`,
      parts.map((part) => `  ${part}`).join(',\n'),
      `) ${options};`,
    ].join('\n');
  }

  /** The character set of a table. */
  options({ options }: Entity): string {
    return (this.isOwn ? options : undefined) ?? 'DEFAULT CHARSET = utf8mb4';
  }

  /** The one field that MySQL can count up. */
  private counted({ fields }: Entity): Field | undefined {
    return fields.find((field) => field.default?.kind === 'generated');
  }

  column(entity: Entity, field: Field, leftOut: string[]): string {
    const type = this.columns.typeOf(entity, field);
    const isCounted = field === this.counted(entity);
    const required = this.isRequired(entity, field);
    const comment = fieldComment(field);
    return [
      this.columnName(entity.id, field.name),
      isCounted && /^(?:decimal|char|varchar|longtext)\b/.test(type) ? 'bigint' : type,
      this.isOwn ? collationText(field) : '',
      field.computed ? this.computed(entity, field, leftOut) : '',
      // MariaDB has no NOT NULL beside an expression; MySQL reads such a comment.
      required ? (field.computed ? '/*!80000 NOT NULL */' : 'NOT NULL') : '',
      // Without it, an older server makes a TIMESTAMP required.
      !required && !field.computed && /^timestamp/.test(type) ? 'NULL' : '',
      isCounted ? 'AUTO_INCREMENT' : this.given(entity, field, type, leftOut),
      field.onUpdate === null ? '' : `ON UPDATE ${field.onUpdate}`,
      comment === null ? '' : `COMMENT ${mysqlText(comment.slice(0, 1_000))}`,
    ]
      .filter((each) => each !== '')
      .join(' ');
  }

  private isRequired({ keys }: Entity, { name, nullable, type }: Field): boolean {
    const alias =
      type.kind === 'alias' ? this.model.aliases.find(({ id }) => id === type.alias) : undefined;
    const isKey = keys.some(({ kind, fields }) => kind === 'primary' && fields.includes(name));
    return !nullable || isKey || alias?.value.nullable === false;
  }

  private computed(entity: Entity, field: Field, leftOut: string[]): string {
    const { expression, stored } = field.computed!;
    const written = this.lasting(expression, entity);
    if (written !== null)
      return `GENERATED ALWAYS AS (${written}) ${stored ? 'STORED' : 'VIRTUAL'}`;
    leftOut.push(`${field.name} GENERATED ALWAYS AS (${expression})`);
    return '';
  }

  given(entity: Entity, field: Field, type: string, leftOut: string[]): string {
    const { default: given, computed } = field;
    if (given === null || computed) return '';
    const source = given.kind === 'expression' ? given.expression : '';
    const written =
      given.kind === 'value'
        ? this.literal(given.value, field, type)
        : given.kind === 'expression'
          ? this.defaultExpression(source, entity, type)
          : null;
    if (written === null) {
      leftOut.push(`${field.name} DEFAULT ${source || given.kind}`);
      return '';
    }
    const isPlain = given.kind === 'value' ? !isLong(type) : PLAIN_DEFAULT.test(written);
    return `DEFAULT ${isPlain ? written : `(${written})`}`;
  }

  /** MySQL's own literals are as they were. */
  private literal(value: JsonNode, { type }: Field, written: string): string | null {
    return this.isOwn && value.kind === 'text'
      ? mysqlText(value.value)
      : mysqlValue(value, this.columns.bare(type), written);
  }

  /** The moment at hand has as many digits as its column. */
  private defaultExpression(source: string, entity: Entity, type: string): string | null {
    const written = this.expression(source, entity);
    if (this.isOwn || written !== 'CURRENT_TIMESTAMP') return written;
    const [, digits] = /^datetime\((\d)\)$/.exec(type) ?? [];
    if (digits !== undefined) return `CURRENT_TIMESTAMP(${digits})`;
    return type === 'date' ? '(CURRENT_DATE)' : '(CURRENT_TIMESTAMP)';
  }

  /** Columns with the lengths that they need in a key; null if one can stand in none. */
  private keyParts(entity: Entity, fields: readonly string[]): string | null {
    const parts = fields.map((name) => {
      const field = entity.fields.find((each) => each.name === name);
      if (!field) return null;
      const type = this.columns.typeOf(entity, field);
      const isOther = type === 'json' || type === 'geometry';
      const column = this.columnName(entity.id, name);
      return isOther ? null : column + this.columns.lengthInKey(entity, field);
    });
    return parts.includes(null) ? null : parts.join(', ');
  }

  key(entity: Entity, { kind, name, fields }: Key): string | null {
    const parts = this.keyParts(entity, fields);
    if (parts === null) return null;
    if (kind === 'primary') return `PRIMARY KEY (${parts})`;
    return `UNIQUE KEY ${name === null ? '' : `${mysqlName(name)} `}(${parts})`;
  }

  /** Indexes of columns, and the one that AUTO_INCREMENT needs. */
  private indexes(entity: Entity): string[] {
    const counted = this.counted(entity);
    const isIndexed = [
      ...entity.keys.map(({ fields }) => fields[0]),
      ...entity.indexes.map(({ parts }) => (parts[0]?.kind === 'field' ? parts[0].field : '')),
    ].includes(counted?.name);
    return [
      ...entity.indexes.flatMap((index) => this.plainIndex(entity, index) ?? []),
      ...(counted && !isIndexed
        ? [
            `KEY ${this.columnName(entity.id, counted.name)} (${this.columnName(entity.id, counted.name)})`,
          ]
        : []),
    ];
  }

  /** An index of columns alone; without its condition, which MySQL has not, unless it is unique. */
  plainIndex(entity: Entity, { name, unique, parts, where, method }: Index): string | null {
    if ((unique && where !== null) || (method !== undefined && !this.isOwn)) return null;
    const written = parts.map((part) => {
      if (part.kind === 'expression') return null;
      const hasLength = method !== undefined || (this.isOwn && part.options !== undefined);
      const column = hasLength
        ? this.columnName(entity.id, part.field)
        : this.keyParts(entity, [part.field]);
      return column === null ? null : partText(column, part, this.isOwn);
    });
    const named = name === '' ? '' : `${mysqlName(name)} `;
    const word = unique ? 'UNIQUE ' : method === undefined ? '' : `${method.toUpperCase()} `;
    return written.includes(null) ? null : `${word}KEY ${named}(${written.join(', ')})`;
  }

  /** Indexes of expressions, in a comment that MySQL reads and MariaDB, which has none, does not. */
  computedIndexes(entity: Entity): string[] {
    return entity.indexes.flatMap((index) =>
      this.plainIndex(entity, index) === null ? [this.computedIndex(entity, index)] : [],
    );
  }

  computedIndex(entity: Entity, { name, unique, parts, where, method }: Index): string {
    const condition = where === null ? null : this.lasting(where, entity);
    const written = parts.map((part) => {
      const text =
        part.kind === 'field'
          ? this.keyParts(entity, [part.field])
          : this.lasting(part.expression, entity);
      if (text === null || (where !== null && condition === null)) return null;
      if (method !== undefined) return null;
      // Rows that do not meet the condition are null here, which is never twice the same.
      if (condition !== null)
        return `(CASE WHEN ${condition} THEN ${text.replace(/\(\d+\)$/, '')} END)`;
      return partText(part.kind === 'field' ? text : `(${text})`, part, this.isOwn);
    });
    if (written.includes(null))
      return `-- Left out, since MySQL spells it otherwise: INDEX ${mysqlName(name)}`;
    return `/*!80013 CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${mysqlName(name)} ON ${this.tableName(entity.id)} (${written.join(', ')}) */;`;
  }

  check(entity: Entity, { name, expression, fields }: Check): string | null {
    const written = this.lasting(expression, entity);
    if (written === null || (!this.isOwn && this.isRuled(entity, fields))) return null;
    const named = name !== null && this.isOwn ? `CONSTRAINT ${mysqlName(name)} ` : '';
    return `${named}CHECK (${written})`;
  }

  /** MySQL checks no column that it counts up, or changes because of a reference. */
  private isRuled(entity: Entity, fields: readonly string[]): boolean {
    const counted = this.counted(entity)?.name;
    const changed = this.model.relations
      .filter(
        ({ from, onDelete, onUpdate }) =>
          from === entity.id && (/^(?:cascade|set)/.test(onUpdate) || /^set/.test(onDelete)),
      )
      .flatMap(({ fromFields }) => fromFields);
    return fields.some((name) => name === counted || changed.includes(name));
  }

  /** What the type of another database says, and that of MySQL does not. */
  valueChecks(entity: Entity, field: Field): string[] {
    const column = this.columnName(entity.id, field.name);
    const type = this.columns.bare(field.type);
    const written = this.columns.typeOf(entity, field);
    const values = this.columns
      .checkedValues(field)
      ?.values.map((each) => mysqlValue(each, type, written));
    const longest = type.kind === 'text' && isLong(written) ? type.size.most : null;
    const domain = field.type.kind === 'alias' ? field.type.alias : null;
    const domainChecks = this.model.aliases.find(({ id }) => id === domain)?.checks ?? [];
    const checks = [
      ...(this.isOwn ? [] : rangeChecks(column, type, isOwnType)),
      ...(longest !== null && !this.isOwn ? [`char_length(${column}) <= ${longest}`] : []),
      ...(type.kind === 'text' && type.size.least !== null
        ? [`char_length(${column}) >= ${type.size.least}`]
        : []),
      ...(values && written !== 'json'
        ? [`CAST(${column} AS BINARY) IN (${values.join(', ')})`]
        : []),
      ...domainChecks.flatMap((text) => this.domainCheck(entity, field, text) ?? []),
    ];
    return this.isRuled(entity, [field.name]) ? [] : checks.map((check) => `CHECK (${check})`);
  }

  /** A condition of a domain on VALUE, as one on the column. */
  private domainCheck(entity: Entity, field: Field, text: string): string | null {
    const quoted = `"${field.name.replaceAll('"', '""')}"`;
    return this.lasting(text.replaceAll(/\bvalue\b/gi, quoted), entity);
  }

  foreignKey(relation: Relation): string {
    const written = this.reference(relation);
    const table = this.names.get(relation.from)!;
    return written === null
      ? `-- Left out, since MySQL needs a key of the table here: ${table} REFERENCES ${this.names.get(relation.to) ?? mysqlName(relation.to)}`
      : `ALTER TABLE ${table} ADD ${written};`;
  }

  reference(relation: Relation): string | null {
    const { name, from, fromFields, to, toFields } = relation;
    const [source, target] = [from, to].map((id) =>
      this.model.entities.find((entity) => entity.id === id),
    );
    if (!source || !target || target.fields.length === 0) return null;
    const columns = this.keyParts(source, fromFields);
    const targets = this.keyParts(target, toFields);
    const isKey = [
      ...target.keys.map(({ fields }) => fields),
      ...target.indexes.map(({ parts }) =>
        parts.map((part) => (part.kind === 'field' ? part.field : null)),
      ),
    ].some((fields) => toFields.every((field) => fields.slice(0, toFields.length).includes(field)));
    if (columns === null || targets === null || !isKey) return null;
    const isRequired = fromFields.some((field) =>
      source.fields.some((each) => each.name === field && this.isRequired(source, each)),
    );
    // InnoDB has no SET DEFAULT, and no SET NULL where null is not allowed: both refuse the change.
    const [onDelete, onUpdate] = [relation.onDelete, relation.onUpdate].map((rule) =>
      rule === 'set default' || (rule === 'set null' && isRequired) ? 'no action' : rule,
    ) as [Relation['onDelete'], Relation['onUpdate']];
    const named = name !== null && this.isOwn ? `CONSTRAINT ${mysqlName(name)} ` : '';
    const list = (text: string): string => text.replaceAll(/\(\d+\)/g, '');
    return `${named}FOREIGN KEY (${list(columns)}) REFERENCES ${this.tableName(to)} (${list(targets)})${referenceRules(onDelete, onUpdate)}`;
  }
}
