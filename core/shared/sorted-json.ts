/** JSON of a value with the keys of every object in order, whatever a database did with them. */
export const sortedJson = (value: object): string => JSON.stringify(withSortedKeys(value));

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, each]) => [name, withSortedKeys(each)]));
}
