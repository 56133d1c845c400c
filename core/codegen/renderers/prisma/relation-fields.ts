import { cardinalityOf } from '../../model/join.ts';
import type { Entity, Model } from '../../model/model.ts';
import type { DeleteRule, Relation } from '../../model/relation.ts';
import { wordsOf } from '../../names/identifier.ts';
import { plural } from '../../names/plural.ts';
import type { PrismaNames } from './prisma-names.ts';

/** A field of a relation's side, by the entity that has it. */
export interface RelationField {
  readonly entity: string;
  readonly name: string;
  readonly type: string;
  /** Arguments of @relation; none where nothing is to say. */
  readonly arguments: readonly string[];
  /** The other side has no key that Prisma could find it by. */
  readonly ignored: boolean;
}

/** What the writer of models knows of keys and columns. */
export interface RelationContext {
  readonly isIgnored: (entity: string) => boolean;
  /** A key of these fields is written. */
  readonly hasKey: (entity: string, fields: readonly string[]) => boolean;
  /** Both columns have the same type, and one that relations can have. */
  readonly sameType: (from: string, field: string, to: string, target: string) => boolean;
  readonly isNullable: (entity: string, field: string) => boolean;
  /** The name of the foreign key as an argument, where it is not the usual one. */
  readonly map: (relation: Relation) => string | null;
}

const RULES: Readonly<Record<DeleteRule, string>> = {
  'no action': 'NoAction',
  restrict: 'Restrict',
  cascade: 'Cascade',
  'set null': 'SetNull',
  'set default': 'SetDefault',
};

/** `customer` of `customer_id`. */
function nameOfReference(fields: readonly string[], target: string): string {
  const [only] = fields;
  if (fields.length > 1 || only === undefined) return target;
  const words = wordsOf(only);
  const isEnding = /^(?:id|key|no|code|uuid)$/i.test(words.at(-1) ?? '');
  return isEnding && words.length > 1 ? words.slice(0, -1).join(' ') : target;
}

/** Writes the fields of all relations that Prisma can have, each with both sides. */
export class RelationFields {
  readonly fields: RelationField[] = [];
  /** Relations that the language cannot say. */
  readonly leftOut: Relation[] = [];

  constructor(
    private readonly model: Model,
    private readonly names: PrismaNames,
    private readonly context: RelationContext,
  ) {
    const written = model.relations.filter((relation) => this.isPossible(relation));
    for (const relation of written) {
      const others = written.filter(
        ({ from, to }) =>
          (from === relation.from && to === relation.to) ||
          (from === relation.to && to === relation.from),
      );
      this.write(relation, others.length > 1 || relation.from === relation.to);
    }
  }

  private isPossible(relation: Relation): boolean {
    const { from, fromFields, to, toFields } = relation;
    const known = this.entity(from) && this.entity(to);
    const isPossible =
      known !== undefined &&
      fromFields.length > 0 &&
      fromFields.length === toFields.length &&
      this.context.hasKey(to, toFields) &&
      fromFields.every((field, at) => this.context.sameType(from, field, to, toFields[at]!));
    if (known && !isPossible) this.leftOut.push(relation);
    return isPossible;
  }

  private entity(id: string): Entity | undefined {
    return this.model.entities.find((entity) => entity.id === id);
  }

  private write(relation: Relation, needsName: boolean): void {
    const { from, fromFields, to, toFields } = relation;
    const { names, context } = this;
    const [owner, target] = [this.entity(from)!, this.entity(to)!];
    const reference = names.side(from, nameOfReference(fromFields, names.type(to)));
    const isOne = cardinalityOf(owner, relation) === 'one';
    const many = isOne ? names.type(from) : plural(names.type(from));
    const back = names.side(to, needsName ? `${reference} ${many}` : many);
    const label = needsName ? [JSON.stringify(`${names.type(from)} ${reference}`)] : [];
    const isOptional = fromFields.some((field) => context.isNullable(from, field));
    const list = (entity: Entity, fields: readonly string[]) =>
      `[${fields.map((field) => names.field(entity.id, field)).join(', ')}]`;
    const map = context.map(relation);
    this.fields.push({
      entity: from,
      name: reference,
      type: `${names.type(to)}${isOptional ? '?' : ''}`,
      arguments: [
        ...label,
        `fields: ${list(owner, fromFields)}`,
        `references: ${list(target, toFields)}`,
        ...this.rules(relation, isOptional),
        ...(map === null ? [] : [`map: ${map}`]),
      ],
      ignored: context.isIgnored(to),
    });
    this.fields.push({
      entity: to,
      name: back,
      type: `${names.type(from)}${isOne ? '?' : '[]'}`,
      arguments: label,
      ignored: context.isIgnored(from),
    });
  }

  /** What happens on DELETE and UPDATE, where it is not what Prisma does by itself. */
  private rules({ from, fromFields, onDelete, onUpdate }: Relation, isOptional: boolean): string[] {
    const canBeNull = fromFields.every((field) => this.context.isNullable(from, field));
    const rule = (of: DeleteRule) => RULES[of === 'set null' && !canBeNull ? 'no action' : of];
    const usual = isOptional ? 'SetNull' : 'Restrict';
    return [
      rule(onDelete) === usual ? '' : `onDelete: ${rule(onDelete)}`,
      rule(onUpdate) === 'Cascade' ? '' : `onUpdate: ${rule(onUpdate)}`,
    ].filter((each) => each !== '');
  }
}
