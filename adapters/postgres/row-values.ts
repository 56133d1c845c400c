import type { Instant } from '@toolyard/core/shared';

/** SQL of an instant column as milliseconds since 1970, which both engines hand over as a number. */
export const millis = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

export const toDate = (at: Instant): Date => new Date(at);

export const toDateOrNull = (at: Instant | null): Date | null => (at === null ? null : toDate(at));

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be an id at all; the database refuses others with an error of its own. */
export const isId = (text: string): boolean => UUID.test(text);
