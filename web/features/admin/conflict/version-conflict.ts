import { isCallError } from '../../../api/call-error.ts';
import { errorCode } from '../../../api/error-code.ts';

/** The record as it stands on the server, where a save was refused because somebody else saved first; else null. */
export function currentVersion<Record extends object>(error: unknown): Record | null {
  if (errorCode(error) !== 'VERSION_CONFLICT' || !isCallError(error)) return null;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('current' in details)) return null;
  const { current } = details;
  return typeof current === 'object' && current !== null ? (current as Record) : null;
}

/** The `If-Match` of a version: saved only while the record still stands at it. */
export const ifMatch = (version: number): string => `"${version}"`;
