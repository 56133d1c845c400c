import type { Check, Index, Key } from '../model/key.ts';
import type { Entity, Model } from '../model/model.ts';
import type { Relation } from '../model/relation.ts';

/** The names that constraints and indexes have in the database, also where none was stated. */
export class MysqlNames {
  constructor(private readonly model: Model) {}

  private relationsOf({ id }: Entity): readonly Relation[] {
    return this.model.relations.filter(({ from }) => from === id);
  }

  /** References without a name are numbered in each table. */
  ofRelation(relation: Relation): string {
    if (relation.name !== null) return relation.name;
    const entity = this.model.entities.find(({ id }) => id === relation.from)!;
    const unnamed = this.relationsOf(entity).filter(({ name }) => name === null);
    return `${entity.name}_ibfk_${unnamed.indexOf(relation) + 1}`;
  }

  ofCheck({ name, checks }: Entity, check: Check): { mysql: string; mariaDb: string } {
    const number = checks.filter((each) => each.name === null).indexOf(check) + 1;
    return { mysql: `${name}_chk_${number}`, mariaDb: `CONSTRAINT_${number}` };
  }

  /** A check that a migration adds gets a name, so that it can be dropped again. */
  ofAddedCheck({ name, checks }: Entity, check: Check): string {
    if (check.name !== null) return check.name;
    const number = checks.filter((each) => each.name === null).indexOf(check) + 1;
    const ending = `_${check.fields.join('_')}_check_${number}`;
    return name.slice(0, Math.max(64 - ending.length, 0)) + ending.slice(-64);
  }

  /** An index without a name is called like its first column. */
  ofKey(entity: Entity, part: Key | Index): string {
    if (part.name !== null && part.name !== '') return part.name;
    const all: readonly (Key | Index)[] = [
      ...entity.keys.filter(({ kind }) => kind === 'unique'),
      ...entity.indexes,
    ];
    const first = firstOf(part);
    const before = all
      .slice(0, all.indexOf(part))
      .filter((each) => (each.name === null || each.name === '') && firstOf(each) === first);
    return before.length === 0 ? first : `${first}_${before.length + 1}`;
  }

  /** The index that was made for a reference, since none of the table had its columns first; null if there is none. */
  ownIndex(entity: Entity, relation: Relation): string | null {
    const { fromFields } = relation;
    const isFirst = (fields: readonly string[]): boolean =>
      fromFields.every((name, at) => fields[at] === name);
    const others = [
      ...entity.keys.map(({ fields }) => fields),
      ...entity.indexes
        .filter(({ method }) => method === undefined)
        .map(({ parts }) => parts.flatMap((part) => (part.kind === 'field' ? [part.field] : []))),
    ];
    const shared = this.relationsOf(entity).filter(
      (each) => each !== relation && isFirst(each.fromFields),
    );
    if (others.some(isFirst) || shared.length > 0) return null;
    return relation.name ?? fromFields[0]!;
  }
}

const firstOf = (part: Key | Index): string => {
  if ('fields' in part) return part.fields[0]!;
  const [first] = part.parts;
  return first?.kind === 'field' ? first.field : 'functional_index';
};
