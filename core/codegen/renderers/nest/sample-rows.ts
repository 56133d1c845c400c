import type { FieldType } from '../../model/field-type.ts';
import { wordsOf } from '../../names/identifier.ts';
import { jsonText } from '../../json/json-node.ts';
import { patternText } from '../sample-data/pattern-text.ts';
import type { FieldHint, FieldHints } from '../sample-data/field-hints.ts';
import { Random } from '../sample-data/random.ts';
import { RowConditions } from '../sample-data/row-conditions.ts';
import { quoted } from '../text/source-text.ts';
import type { Column, RowModel, Table } from '../mikro-orm/row-model.ts';
import { isBig, isGiven, limitsOf, type ColumnTypes } from './columns.ts';

/** Values of types of PostgreSQL that have no counterpart elsewhere. */
const OTHERS: Readonly<Record<string, string>> = {
  inet: '10.0.0.1',
  cidr: '10.0.0.0/8',
  interval: '1 day',
  macaddr: '08:00:2b:01:02:03',
  money: '1.00',
  point: '(1,2)',
  tsvector: 'word',
  xml: '<a/>',
  bit: '1',
};

/** Rows that a table starts with, at most. */
const MOST_ROWS = 9;

/** Makes rows that fit: row `n` of a table refers to row `n` of others. */
export class SampleRows {
  private readonly hints = new Map<Table, FieldHints>();
  private readonly targets: ReadonlyMap<Table, readonly Table[]>;
  private order: readonly Table[] | null = null;

  constructor(
    private readonly rows: RowModel,
    private readonly types: ColumnTypes,
  ) {
    this.targets = new Map(rows.tables.map((table) => [table, this.targetsOf(table)]));
  }

  /** Tables after those that they refer to. */
  inOrder(): readonly Table[] {
    this.order ??= this.sorted();
    return this.order;
  }

  private sorted(): readonly Table[] {
    const ordered = new Set<Table>();
    const visited = new Set<string>();
    const visit = (table: Table): void => {
      if (visited.has(table.entity.id)) return;
      visited.add(table.entity.id);
      for (const target of this.targets.get(table)!) visit(target);
      ordered.add(table);
    };
    for (const table of this.rows.tables) visit(table);
    return [...ordered];
  }

  /** How many rows a table starts with: one more than those that refer to it. */
  count(table: Table, seen: readonly Table[] = []): number {
    if (seen.includes(table) || seen.length >= MOST_ROWS) return 2;
    const dependents = this.rows.tables.filter(
      (each) => each !== table && this.targets.get(each)!.includes(table),
    );
    const counts = dependents.map((each) => this.count(each, [...seen, table]));
    return counts.length === 0 ? 2 : Math.min(1 + Math.max(...counts), MOST_ROWS);
  }

  private targetsOf(table: Table): readonly Table[] {
    const ids = new Set(
      this.rows.model.relations.filter(({ from }) => from === table.entity.id).map(({ to }) => to),
    );
    return this.rows.tables.filter(({ entity }) => ids.has(entity.id) && entity !== table.entity);
  }

  /** Properties of row `n` that a client gives, with their literals. */
  row(table: Table, n: number): readonly (readonly [Column, string])[] {
    return table.columns
      .filter((column) => isGiven(column) && (column.isKey || !this.types.hasDefault(column)))
      .flatMap((column) => {
        const value = this.value(table, column, n);
        return value === null ? [] : [[column, value] as const];
      });
  }

  /** The literal of a key column of row `n`, counted ones included. */
  keyValue(table: Table, column: Column, n: number): string {
    if (isGiven(column)) return this.value(table, column, n) ?? 'null';
    return isBig(column.type) ? `'${n + 1}'` : String(n + 1);
  }

  private value(table: Table, column: Column, n: number, depth = 0): string | null {
    const relation = this.rows.model.relations.find(
      ({ from, fromFields }) => from === table.entity.id && fromFields.includes(column.field.name),
    );
    const target = relation && this.rows.tables.find(({ entity }) => entity.id === relation.to);
    if (relation && (!target || target === table || depth > 8 || this.isLater(table, target)))
      return column.field.nullable || !target ? null : this.plain(table, column, n);
    if (!relation || !target) return this.plain(table, column, n);
    const name = relation.toFields[relation.fromFields.indexOf(column.field.name)];
    const referred = target.columns.find(({ field }) => field.name === name);
    if (!referred) return null;
    // Two references that one condition compares are to different rows.
    const offset = this.comparedWith(table, column.field.name).indexOf(column.field.name);
    const isAlone = relation.fromFields.length === 1 && offset > 0;
    const row = isAlone ? (n + offset) % this.count(target) : n;
    return isGiven(referred)
      ? this.value(target, referred, row, depth + 1)
      : this.keyValue(target, referred, row);
  }

  private isLater(table: Table, target: Table): boolean {
    const order = this.inOrder();
    return order.indexOf(target) > order.indexOf(table);
  }

  /** A value that the conditions on its column allow; null where it is better left out. */
  private plain(table: Table, { type, field, isKey }: Column, n: number): string | null {
    const hint = this.hintsOf(table).of(field.name);
    const others = this.comparedWith(table, field.name);
    if (others.length > 0 && field.nullable && !isKey && !hint.isSet) return null;
    const { values } = hint;
    if (values && values.length > 0 && type.kind !== 'enumeration') {
      const value = values[n % values.length]!;
      const isText = this.types.typescript(type, 'string') === 'string';
      return isText && value !== null ? quoted(String(value)) : JSON.stringify(value);
    }
    // What is compared with others is likely to come after those that stand before it.
    return this.literal(
      within(type, hint),
      field.name,
      n + Math.max(0, others.indexOf(field.name)),
    );
  }

  private hintsOf(table: Table): FieldHints {
    const found = this.hints.get(table) ?? new RowConditions(this.rows.model, table.entity).hints;
    this.hints.set(table, found);
    return found;
  }

  /** The columns that one condition names together with this one, in the order of the table. */
  private comparedWith({ entity }: Table, name: string): readonly string[] {
    const check = entity.checks.find(({ fields }) => fields.length > 1 && fields.includes(name));
    return check
      ? entity.fields.map((field) => field.name).filter((each) => check.fields.includes(each))
      : [];
  }

  private literal(type: FieldType, name: string, n: number): string {
    switch (type.kind) {
      case 'text':
        return quoted(textOf(name, type, n));
      case 'whole':
      case 'decimal':
      case 'float': {
        // PostgreSQL rounds a numeric(3,-2) to hundreds.
        const unit = type.kind === 'decimal' ? 10 ** Math.max(-(type.scale ?? 0), 0) : 1;
        const value = nearest(type, (n + 1) * unit);
        return this.types.typescript(type, 'string') === 'string' ? `'${value}'` : String(value);
      }
      case 'boolean':
        return String(n % 2 === 0);
      case 'date':
        return `'2026-01-${String(n + 1).padStart(2, '0')}'`;
      case 'time':
        return `'${String(8 + n).padStart(2, '0')}:30:00'`;
      case 'datetime':
      case 'instant':
        return `'2026-01-${String(n + 1).padStart(2, '0')}T10:00:00.000Z'`;
      case 'uuid':
        return `'00000000-0000-4000-8000-${String(n + 1).padStart(12, '0')}'`;
      case 'bytes':
        return `'AQID'`;
      case 'other':
        return quoted(OTHERS[type.name.toLowerCase().replace(/\(.*/, '')] ?? '1');
      case 'enumeration': {
        const values = this.types.valuesOf(type.enumeration);
        return values[n % values.length] ?? 'null';
      }
      case 'set':
        return `[${this.types.valuesOf(type.enumeration)[0] ?? ''}]`;
      case 'list': {
        const item = type.of.type.kind;
        if (item === 'list' || item === 'bytes') return '[]';
        return `[${this.literal(type.of.type, name, n)}]`;
      }
      case 'literal':
        return jsonText(type.value);
      default:
        return '{}';
    }
  }
}

/** The type within what the conditions of its table say of it. */
function within(type: FieldType, hint: FieldHint): FieldType {
  if (type.kind === 'text') {
    const least = Math.max(type.size.least ?? 0, hint.shortest ?? 0);
    const most = Math.min(type.size.most ?? Infinity, hint.longest ?? Infinity);
    const size = { least: least || null, most: Number.isFinite(most) ? most : null };
    return { ...type, size, pattern: type.pattern ?? hint.pattern ?? null };
  }
  if (type.kind !== 'whole' && type.kind !== 'decimal' && type.kind !== 'float') return type;
  const limits = limitsOf(type);
  const bound = (value: number) => ({ value: String(value), exclusive: false });
  const range = {
    ...limits,
    ...(hint.least === undefined ? {} : { least: bound(hint.least) }),
    ...(hint.most === undefined ? {} : { most: bound(hint.most) }),
  };
  return { ...type, range };
}

/** A number within the limits of a type, as near to `wanted` as possible. */
function nearest(type: FieldType, wanted: number): number {
  const { least, most } = limitsOf(type);
  const [lowest, highest] = [Number(least?.value ?? -Infinity), Number(most?.value ?? Infinity)];
  // Between limits that are left out there may be no whole number.
  const step = type.kind === 'whole' ? 1 : Math.min(1, (highest - lowest) / 2);
  const lower = lowest + (least?.exclusive ? step : 0);
  const upper = highest - (most?.exclusive ? step : 0);
  return Math.max(lower, Math.min(upper, wanted));
}

/** A text of fitting length and form that tells what it is. */
function textOf(
  name: string,
  { size, fixed, pattern }: Extract<FieldType, { kind: 'text' }>,
  n: number,
): string {
  const most = size.most ?? 200;
  const least = (fixed ? size.most : size.least) ?? 0;
  if (pattern !== null) {
    const fitting = patternText(pattern, Math.max(least, 1), most, new Random(n));
    if (fitting !== null) return fitting;
  }
  const words = wordsOf(name).map((word) => word.toLowerCase());
  const wanted = words.includes('email')
    ? `person${n + 1}@example.org`
    : `${words.join(' ') || 'text'} ${n + 1}`;
  const number = String(n + 1).padStart(Math.min(most, 8), 'a');
  return (wanted.length <= most ? wanted : number.slice(-most)).padEnd(least, 'x');
}
