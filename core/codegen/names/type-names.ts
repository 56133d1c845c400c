import type { Model } from '../model/model.ts';
import { distinctIdentifiers, type NameStyle, type NamingRules } from './identifier.ts';

/** A name for each entity, enumeration and alias, by id. No two are the same. */
export function typeNames(
  { entities, enumerations, aliases }: Model,
  style: NameStyle,
  rules: NamingRules,
): ReadonlyMap<string, string> {
  const types = [...entities, ...enumerations, ...aliases];
  const names = distinctIdentifiers(
    types.map(({ name }) => name),
    style,
    rules,
    'Type',
  );
  return new Map(types.map(({ id }, at) => [id, names[at]!]));
}
