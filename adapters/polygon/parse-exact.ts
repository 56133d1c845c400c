type ExactReviver = (
  this: unknown,
  key: string,
  value: unknown,
  context: { readonly source?: string },
) => unknown;

/** Nanoseconds since 1970 are beyond what a number holds: such integers stay text. */
const keepLongIntegers: ExactReviver = (_key, value, { source }) =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source ?? '')
    ? source
    : value;

/** Parses JSON; an integer that a number cannot hold becomes a string of its digits. */
export const parseExact = (text: string): unknown =>
  JSON.parse(text, keepLongIntegers as (key: string, value: unknown) => unknown);
