import type { Check, Key } from '../model/key.ts';
import type { Entity, Field, Model } from '../model/model.ts';
import type { Relation } from '../model/relation.ts';
import { bytesOf, LONGEST } from '../renderers/ddl/stored-names.ts';

/** A name of PostgreSQL's own: of a table, of columns, and of what it is. */
function madeName(table: string, columns: string, ending: string): string {
  let [first, second] = [[...table], [...columns]];
  const length = () =>
    bytesOf(first.join('')) + bytesOf(second.join('')) + bytesOf(ending) + (columns ? 2 : 1);
  while (length() > LONGEST)
    if (bytesOf(first.join('')) > bytesOf(second.join(''))) first = first.slice(0, -1);
    else second = second.slice(0, -1);
  return [first.join(''), second.join(''), ending].filter((part) => part !== '').join('_');
}

/** The names that constraints have in the database, also where none was stated. */
export class PostgresNames {
  private readonly byPart = new Map<Key | Check | Relation, string>();

  constructor({ entities, relations }: Model) {
    const taken = new Set<string>();
    const add = (part: Key | Check | Relation, entity: Entity, columns: string, ending: string) => {
      const home = entity.schema ?? '';
      let name = part.name;
      for (let number = 0; name === null; number += 1) {
        const made = madeName(entity.name, columns, number === 0 ? ending : `${ending}${number}`);
        if (!taken.has(`${home}.${made}`)) name = made;
      }
      taken.add(`${home}.${name}`);
      this.byPart.set(part, name);
    };
    for (const { name, schema } of entities) taken.add(`${schema ?? ''}.${name}`);
    for (const entity of entities) {
      for (const check of entity.checks)
        add(check, entity, check.fields.length === 1 ? check.fields[0]! : '', 'check');
      for (const key of entity.keys)
        if (key.kind === 'primary') add(key, entity, '', 'pkey');
        else add(key, entity, [...key.fields, ...(key.include ?? [])].join('_'), 'key');
    }
    for (const relation of relations) {
      const entity = entities.find(({ id }) => id === relation.from);
      if (entity) add(relation, entity, relation.fromFields.join('_'), 'fkey');
    }
  }

  of(part: Key | Check | Relation): string {
    return this.byPart.get(part)!;
  }
}

/** The name of the sequence of a column that counts. */
export const sequenceName = ({ name }: Entity, field: Field): string =>
  madeName(name, field.name, 'seq');
