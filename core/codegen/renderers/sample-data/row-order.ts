import type { Model } from '../../model/model.ts';
import type { Relation } from '../../model/relation.ts';

/** In which order tables are filled, so that what a row refers to is there. */
export interface RowOrder {
  readonly entities: readonly string[];
  /** Relations within a circle: set once all rows are there. */
  readonly late: ReadonlySet<Relation>;
}

/** Of a circle, relations that may be null are set late, if there are any. */
export function rowOrder({ entities, relations }: Model): RowOrder {
  const known = new Set(entities.map(({ id }) => id));
  const late = new Set<Relation>();
  const isNullable = (relation: Relation): boolean =>
    relation.fromFields.some((name) =>
      entities
        .find(({ id }) => id === relation.from)
        ?.fields.some((field) => field.name === name && field.nullable),
    );
  const open = relations.filter(({ from, to }) => from !== to && known.has(from) && known.has(to));
  const order: string[] = [];
  let waiting = entities.map(({ id }) => id);
  while (waiting.length > 0) {
    const needs = (id: string): readonly Relation[] =>
      open.filter((each) => each.from === id && waiting.includes(each.to) && !late.has(each));
    const free = waiting.filter((id) => needs(id).length === 0);
    if (free.length > 0) {
      order.push(...free);
      waiting = waiting.filter((id) => !free.includes(id));
      continue;
    }
    const all = waiting
      .flatMap(needs)
      .filter(({ from, to }) => isInCircle(from, to, waiting, open));
    late.add(all.find(isNullable) ?? all[0] ?? waiting.flatMap(needs)[0]!);
  }
  return { entities: order, late };
}

/** Whether the target leads back to where the relation starts. */
function isInCircle(
  from: string,
  to: string,
  among: readonly string[],
  relations: readonly Relation[],
): boolean {
  const seen = new Set<string>();
  const next = [to];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (id === from) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    for (const each of relations)
      if (each.from === id && among.includes(each.to)) next.push(each.to);
  }
  return false;
}
