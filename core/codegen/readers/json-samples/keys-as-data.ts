import { merge, newShape, objectsOf, type Shape } from './shape.ts';

/** Forms of keys that are data: dates, numbers, ids. */
const DATA_KEYS = [
  /^\d{4}-\d\d(?:-\d\d)?(?:[T ].*)?$/,
  /^\d{1,4}[/.]\d{1,2}[/.]\d{1,4}$/,
  /^-?\d+(?:\.\d+)?$/,
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  /^(?=.*\d)[\da-f]{12,64}$/i,
  /^[^@\s]+@[^@\s]+\.\w+$/,
  /^(?:\d{1,3}\.){3}\d{1,3}$/,
  /^(?:https?:\/)?\/\S*$/,
  /^[A-Z]{2,6}[-/_]?[A-Z]{3,6}$/,
  /^\d{4}[-_ ]?[QWH]\d{1,2}$/i,
];

/** Keys such as `user_17` and `user_18`: one word and a number. */
const NUMBERED = /^(.*?[A-Za-z_-])(\d+)$/;

const LANGUAGE =
  /^(?:ar|cs|da|de|el|en|es|fi|fr|he|hi|hu|id|it|ja|ko|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh)(?:[-_][A-Za-z]{2,4})?$/;
const CODE = /^[A-Z]{2,5}$/;

/** Objects with this many keys, whose values are all objects of the same keys, are maps whatever their keys are. */
const MANY_KEYS = 10;

const kindsOf = (shape: Shape): string =>
  [
    shape.booleans && 'boolean',
    (shape.wholes || shape.fractions) && 'number',
    shape.formats && 'text',
    shape.items && 'list',
    objectsOf(shape) && 'object',
  ]
    .filter(Boolean)
    .join('|');

const isOneKind = (members: readonly Shape[]): boolean => {
  const kinds = new Set(members.map(kindsOf).filter((kind) => kind !== ''));
  return kinds.size <= 1 && ![...kinds].some((kind) => kind.includes('|'));
};

/** Share of the names of all objects that an object has at least. */
function areAlike(members: readonly Shape[], share: number): boolean {
  const objects = members.map((member) => objectsOf(member)?.members);
  if (objects.some((each) => !each || each.size === 0)) return false;
  const all = new Set(objects.flatMap((each) => [...each!.keys()]));
  return objects.every((each) => each!.size >= all.size * share);
}

/** Whether the keys of an object are data, so that it is a map and no type with a field for each. */
function hasKeysAsData(members: ReadonlyMap<string, Shape>): boolean {
  const names = [...members.keys()];
  const shapes = [...members.values()];
  if (names.length === 0) return false;
  const uniform = isOneKind(shapes);
  if (DATA_KEYS.some((form) => names.every((name) => form.test(name))))
    return names.length > 1 || shapes.every((shape) => shape.objects || shape.items);
  if (!uniform || names.length < 2) return false;
  const stems = new Set(names.map((name) => NUMBERED.exec(name)?.[1]));
  const isNested = shapes.every((shape) => shape.objects !== null);
  if (stems.size === 1 && !stems.has(undefined) && isNested && areAlike(shapes, 0.5)) return true;
  if (names.length < 3) return false;
  const isNumbers = shapes.every((shape) => shape.wholes || shape.fractions);
  if (names.every((name) => CODE.test(name)) && (isNumbers || areAlike(shapes, 0.5))) return true;
  if (names.every((name) => LANGUAGE.test(name))) return true;
  return names.length >= MANY_KEYS && areAlike(shapes, 0.8);
}

/** Turns objects whose keys are data into maps; `isObject` says of a path that it must stay an object. */
export function findMaps(shape: Shape, isObject: (path: string) => boolean): void {
  const objects = objectsOf(shape);
  if (objects && hasKeysAsData(objects.members) && !isObject(shape.path)) {
    shape.map = newShape(`${shape.path}.*`);
    for (const member of objects.members.values()) merge(shape.map, member);
    shape.objects = null;
    findMaps(shape.map, isObject);
  } else for (const member of objects?.members.values() ?? []) findMaps(member, isObject);
  if (shape.items) findMaps(shape.items, isObject);
}
