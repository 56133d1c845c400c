import type { Instant } from '../../shared/index.ts';

/** An instant as the protocol writes it: ISO 8601 in UTC, milliseconds only where there are any. */
export const wireTime = (at: Instant): string => new Date(at).toISOString().replace('.000Z', 'Z');

/** The instant of a text that `wireTime` wrote; null for any other text. */
export function readWireTime(text: string): Instant | null {
  const at = Date.parse(text);
  return Number.isNaN(at) || wireTime(at) !== text ? null : at;
}
