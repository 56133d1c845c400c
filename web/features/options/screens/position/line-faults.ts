import { isCallError } from '../../../../api/call-error.ts';

const PLACE = /^[a-z]+\.(\d+)\./i;

const isFault = (value: unknown): value is { field: string; message: string } =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** What a refusal says of single lines, `fills.1.price` being the second, by their place. */
export function lineFaults(error: unknown): ReadonlyMap<number, string> {
  const details = isCallError(error) && Array.isArray(error.details) ? error.details : [];
  return new Map(
    details.filter(isFault).flatMap(({ field, message }) => {
      const place = PLACE.exec(field)?.[1];
      return place === undefined ? [] : [[Number(place), message] as const];
    }),
  );
}
