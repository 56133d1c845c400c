import type { Instant } from '@toolyard/core/shared';

/** SQL of an instant column as milliseconds since 1970, which both engines return as a number. */
export const millis = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

export const toDate = (at: Instant): Date => new Date(at);

export const toDateOrNull = (at: Instant | null): Date | null => (at === null ? null : toDate(at));

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID. The database answers other texts with an error. */
export const isId = (text: string): boolean => UUID.test(text);
