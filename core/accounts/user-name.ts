import type { Result } from '../shared/index.ts';
import { isKeepable, ok, refuse } from '../shared/index.ts';
import { NAME_INVALID } from './accounts.errors.ts';

export const USER_NAME_MAX_LENGTH = 100;

/** A person's name, trimmed, or NAME_INVALID. */
export function userName(name: string): Result<string> {
  const trimmed = name.trim();
  const sound = trimmed !== '' && trimmed.length <= USER_NAME_MAX_LENGTH && isKeepable(trimmed);
  return sound ? ok(trimmed) : refuse(NAME_INVALID());
}
