import { isStorable } from '@toolyard/core/shared';

const MAX_DEPTH = 32;
/** Twice the longest list that a call takes: the shape of every entry is checked, however many there may be. */
const MAX_ENTRIES = 2_000;

/**
 * Path of the first place in `input` whose text cannot be kept, that nests too deep or lists too much; null where all
 * is well. Without recursion, so that no nesting exhausts the stack.
 */
export function unkeepablePlace(input: unknown): string | null {
  const waiting: { value: unknown; path: readonly string[] }[] = [{ value: input, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorable(value)) return path.join('.');
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= MAX_DEPTH) return path.slice(0, 3).join('.');
    if (Array.isArray(value) && value.length > MAX_ENTRIES) return path.join('.');
    for (const [key, child] of Object.entries(value)) {
      if (!isStorable(key)) return path.join('.');
      waiting.push({ value: child, path: [...path, key] });
    }
  }
  return null;
}
