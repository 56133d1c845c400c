import type { Result } from '../shared/index.ts';
import { isKeepable, isVisible, ok, refuse } from '../shared/index.ts';
import { NAME_INVALID, NAME_INVISIBLE } from './accounts.errors.ts';

export const USER_NAME_MAX_LENGTH = 100;

/** A person's name, trimmed, or NAME_INVALID, or NAME_INVISIBLE. */
export function userName(name: string): Result<string> {
  const trimmed = name.trim();
  const sound = trimmed !== '' && trimmed.length <= USER_NAME_MAX_LENGTH && isKeepable(trimmed);
  if (!sound) return refuse(NAME_INVALID());
  return isVisible(trimmed) ? ok(trimmed) : refuse(NAME_INVISIBLE());
}
