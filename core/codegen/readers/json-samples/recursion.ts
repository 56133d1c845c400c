import { objectsOf, unite, type ObjectShape, type Shape } from './shape.ts';

/** An object on the way to the shape at hand, with the member that the way takes. */
interface Step {
  readonly objects: ObjectShape;
  readonly member: string;
}

const scalarKinds = (shape: Shape): string[] =>
  [
    shape.booleans > 0 && 'boolean',
    (shape.wholes !== null || shape.fractions > 0) && 'number',
    shape.formats !== null && 'text',
    shape.items !== null && 'list',
    (shape.objects !== null || shape.map !== null) && 'object',
  ].filter((kind) => kind !== false);

/** Whether two members can be of one type: one of them was only null or an empty list, or they share a kind. */
function canBeOne(a: Shape, b: Shape): boolean {
  const kinds = scalarKinds(a);
  const others = scalarKinds(b);
  return kinds.length === 0 || others.length === 0 || kinds.some((kind) => others.includes(kind));
}

/** Whether objects deeper in the sample are of the type of those above them: they lead on by the same member. */
function isSameType({ objects, member }: Step, deeper: ObjectShape): boolean {
  const above = objects.members;
  const below = deeper.members;
  if (!below.has(member)) return false;
  const shared = [...below.keys()].filter((name) => above.has(name));
  if (shared.length * 2 < Math.max(above.size, below.size)) return false;
  return shared.every((name) => canBeOne(above.get(name)!, below.get(name)!));
}

/** Walks down from `shape` and unites the first objects that are of the type of those above them. */
function uniteFirst(shape: Shape, steps: readonly Step[], visited: Set<ObjectShape>): boolean {
  const objects = objectsOf(shape);
  if (objects && !visited.has(objects)) {
    visited.add(objects);
    const step = steps.toReversed().find((each) => isSameType(each, objects));
    if (step) {
      unite(step.objects, objects);
      return true;
    }
    for (const [member, value] of objects.members)
      if (uniteFirst(value, [...steps, { objects, member }], visited)) return true;
  }
  if (shape.items && uniteFirst(shape.items, steps, visited)) return true;
  return shape.map !== null && uniteFirst(shape.map, steps, visited);
}

/** Unites objects that repeat a type above them, so that a tree has one type and not one for each of its levels. */
export function findRecursion(root: Shape): void {
  while (uniteFirst(root, [], new Set()));
}
