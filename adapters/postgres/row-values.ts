import type { Instant } from '@toolyard/core/shared';

export const toDate = (at: Instant): Date => new Date(at);

export const toDateOrNull = (at: Instant | null): Date | null => (at === null ? null : toDate(at));

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID. The database answers other texts with an error. */
export const isId = (text: string): boolean => UUID.test(text);

/** The pattern of `like` for texts with this part; `%` and `_` of the part stand for themselves. */
export const containing = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
