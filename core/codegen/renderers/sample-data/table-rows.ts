import type { Texts } from '../../../shared/index.ts';
import { jsonText } from '../../json/json-node.ts';
import type { Entity, Field, Model } from '../../model/model.ts';
import type { Relation } from '../../model/relation.ts';
import type { SqlDialect } from '../../sql/sql-dialect.ts';
import { namedColumns, sqlTokens } from '../../sql/sql-tokens.ts';
import type { FieldHint } from './field-hints.ts';
import type { Random } from './random.ts';
import { RowConditions, type Row } from './row-conditions.ts';
import { rowOrder, type RowOrder } from './row-order.ts';
import { NULL, numberNode, type ValueMaker } from './value-maker.ts';

/** How often a row is tried before its table is full. */
const TRIES = 200;

export interface TableRows {
  readonly entity: Entity;
  readonly rows: Row[];
}

/** Character sets of MySQL that hold no Chinese. */
const LATIN = /\b(?:ascii|latin\d|cp\d{3,4}|koi8[ru]|greek|hebrew|macroman|macce)(?:\b|_)/i;

/** What is the same for all rows of a table. */
interface Plan {
  readonly entity: Entity;
  readonly uniques: readonly (readonly string[])[];
  readonly relations: readonly { readonly relation: Relation; readonly unique: boolean }[];
  /** Fields that are set once all rows are there. */
  readonly late: ReadonlySet<string>;
  readonly fields: readonly {
    readonly field: Field;
    readonly unique: boolean;
    readonly hint: FieldHint;
  }[];
}

/** The key of the values of some fields; null if one of them is null. */
function keyOf(row: Row, fields: readonly string[]): string | null {
  const values = fields.map((field) => row.get(field));
  return values.some((value) => !value || value.kind === 'null')
    ? null
    : values.map((value) => jsonText(value!)).join('\0');
}

/** Fills the tables of a model so that keys, references and conditions hold. */
export class Tables {
  readonly notes: Texts[] = [];
  readonly order: RowOrder;
  private readonly dialect: SqlDialect;
  private readonly tables = new Map<string, TableRows>();
  private readonly byValues = new Map<string, ReadonlyMap<string, readonly Row[]>>();

  constructor(
    private readonly model: Model,
    private readonly maker: ValueMaker,
    private readonly random: Random,
    private readonly count: number,
  ) {
    this.dialect = model.dialect ?? 'postgresql';
    this.order = rowOrder(model);
    for (const id of this.order.entities) {
      const entity = model.entities.find((each) => each.id === id)!;
      this.tables.set(id, { entity, rows: [] });
      this.fill(entity);
    }
    for (const relation of this.order.late) this.refer(relation);
  }

  /** In the order in which they can be inserted. */
  all(): readonly TableRows[] {
    return [...this.tables.values()];
  }

  private fill(entity: Entity): void {
    const { rows } = this.tables.get(entity.id)!;
    const conditions = new RowConditions(this.model, entity);
    for (const text of conditions.unclear)
      this.notes.push({
        en: `${entity.name}: the condition ${text} is not understood, and rows may break it`,
        'zh-CN': `${entity.name}：无法理解条件 ${text}，数据可能不满足它`,
      });
    const plan = this.planOf(entity, conditions);
    const { uniques } = plan;
    const taken = uniques.map(() => new Set<string>());
    for (let at = 0; at < this.count; at += 1) {
      let accepted: Row | null = null;
      for (let attempt = 0; attempt < TRIES && !accepted; attempt += 1) {
        const row = this.candidate(plan, at, attempt);
        if (!row || !conditions.hold(row)) continue;
        const keys = uniques.map((fields) => keyOf(row, fields));
        if (keys.some((key, index) => key !== null && taken[index]!.has(key))) continue;
        for (const [index, key] of keys.entries()) if (key !== null) taken[index]!.add(key);
        accepted = row;
      }
      if (accepted) rows.push(accepted);
      else {
        this.notes.push({
          en: `${entity.name} has ${at} rows: no other row that was tried fits its keys and conditions`,
          'zh-CN': `${entity.name} 只有 ${at} 行：尝试过的其他行都不符合其键和条件`,
        });
        return;
      }
    }
  }

  private planOf(entity: Entity, conditions: RowConditions): Plan {
    const uniques = uniqueFields(entity, this.dialect);
    const isUnique = (fields: readonly string[]) =>
      uniques.some((each) => each.join('\0') === fields.join('\0'));
    const late = [...this.order.late].filter(({ from }) => from === entity.id);
    return {
      entity,
      uniques,
      relations: this.model.relations
        .filter(({ from, to }) => from === entity.id && this.tables.has(to))
        .filter((relation) => !late.includes(relation))
        .toSorted((a, b) => b.fromFields.length - a.fromFields.length)
        .map((relation) => ({ relation, unique: isUnique(relation.fromFields) })),
      late: new Set(late.flatMap(({ fromFields }) => fromFields)),
      fields: entity.fields
        .filter(({ computed, type }) => !computed && type.kind !== 'never')
        .map((field) => ({
          field,
          unique:
            isUnique([field.name]) || (entity.keys.length === 0 && /^_?id$/i.test(field.name)),
          hint: {
            ...conditions.hints.of(field.name),
            isLatin: LATIN.test(field.collation ?? entity.options ?? ''),
          },
        })),
    };
  }

  /** A row that may still break a key or a condition; null if a reference finds nothing. */
  private candidate(plan: Plan, row: number, attempt: number): Row | null {
    const { entity } = plan;
    const made: Row = new Map();
    for (const { relation, unique } of plan.relations)
      if (!this.setReference(entity, relation, made, unique ? row + attempt : null)) return null;
    const references = new Map(made);
    made.clear();
    const person = this.maker.person();
    for (const { field, unique, hint } of plan.fields) {
      const { name } = field;
      const reference = references.get(name) ?? (plan.late.has(name) ? NULL : undefined);
      if (reference) made.set(name, reference);
      else if (field.optional && !unique && this.random.chance(0.15)) continue;
      else if (field.default?.kind === 'generated') made.set(name, numberNode(String(row + 1)));
      else {
        const place = { entity: entity.name, field: name, row, attempt, unique, hint, person };
        made.set(name, this.maker.value(field, { ...place, depth: 1 }));
      }
    }
    return made;
  }

  private setReference(
    entity: Entity,
    relation: Relation,
    row: Row,
    position: number | null,
  ): boolean {
    const { fromFields, toFields, to } = relation;
    const given = fromFields.filter((field) => row.has(field));
    const open = fromFields.filter((field) => !row.has(field));
    const canBeNull = open.some((name) => isNullable(entity, name));
    const found = this.targets(relation, row, given);
    const isLeftOut = canBeNull && position === null && this.random.chance(0.15);
    const target =
      isLeftOut || found.length === 0
        ? undefined
        : found[(position ?? this.random.whole(0, found.length - 1)) % found.length];
    const values = target && toFields.map((field) => target.get(field) ?? NULL);
    if (values && values.every(({ kind }) => kind !== 'null')) {
      for (const [at, field] of fromFields.entries()) row.set(field, values[at]!);
      return true;
    }
    // A first row can refer to itself once its key is known.
    if (to === entity.id && !canBeNull && open.length > 0)
      return this.referToSelf(entity, relation, row);
    if (open.length === 0)
      return found.length > 0 || given.some((field) => row.get(field)?.kind === 'null');
    for (const field of open) if (isNullable(entity, field)) row.set(field, NULL);
    return canBeNull;
  }

  private referToSelf(entity: Entity, relation: Relation, row: Row): boolean {
    for (const [at, field] of relation.fromFields.entries()) {
      const key = relation.toFields[at]!;
      const source = entity.fields.find(({ name }) => name === key);
      if (!source) return false;
      const place = {
        entity: entity.name,
        field: key,
        row: 0,
        attempt: 0,
        unique: true,
        hint: {},
        depth: 1,
      };
      const value =
        row.get(key) ??
        (source.default?.kind === 'generated'
          ? numberNode('1')
          : this.maker.value(source, { ...place, person: this.maker.person() }));
      row.set(key, value).set(field, value);
    }
    return true;
  }

  /** Rows of the target whose key has the values that are given already. */
  private targets(
    { to, fromFields, toFields }: Relation,
    row: Row,
    given: readonly string[],
  ): readonly Row[] {
    const { rows } = this.tables.get(to)!;
    if (given.length === 0) return rows;
    const keys = given.map((field) => toFields[fromFields.indexOf(field)]!);
    const place = JSON.stringify([to, keys, rows.length]);
    const known = this.byValues.get(place) ?? grouped(rows, keys);
    this.byValues.set(place, known);
    const wanted = given.map((field) => jsonText(row.get(field)!)).join('\0');
    return known.get(wanted) ?? [];
  }

  /** Sets a relation of a circle, once all rows are there. */
  private refer({ from, fromFields, to, toFields }: Relation): void {
    const { entity, rows } = this.tables.get(from)!;
    const targets = this.tables.get(to)!.rows;
    const hasKey = entity.keys.some(({ kind }) => kind === 'primary');
    const canBeNull = fromFields.every((field) => isNullable(entity, field));
    // Without a key, no UPDATE can find the row.
    if (targets.length === 0 || (canBeNull && !hasKey)) return;
    const isUnique = uniqueFields(entity, this.dialect).some((fields) =>
      fields.every((each) => fromFields.includes(each)),
    );
    for (const [at, row] of rows.entries()) {
      const target = isUnique ? targets[at] : this.random.pick(targets);
      for (const [index, field] of fromFields.entries())
        if (target) row.set(field, target.get(toFields[index]!) ?? NULL);
    }
  }
}

function grouped(
  rows: readonly Row[],
  keys: readonly string[],
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row, keys) ?? '';
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

const isNullable = ({ fields }: Entity, name: string): boolean =>
  fields.find((field: Field) => field.name === name)?.nullable ?? true;

/** The fields of each key, and of each index that makes rows unique. */
const uniqueFields = (
  { fields, keys, indexes }: Entity,
  dialect: SqlDialect,
): readonly (readonly string[])[] => {
  const names = fields.map(({ name }) => name);
  const indexed = indexes
    .filter(({ unique }) => unique)
    .map(({ parts }) =>
      parts.flatMap((part) =>
        part.kind === 'field'
          ? [part.field]
          : namedColumns(sqlTokens(part.expression, dialect), names),
      ),
    );
  return [...keys.map((key) => key.fields), ...indexed].filter((each) => each.length > 0);
};
