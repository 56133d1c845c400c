import {
  characterCount,
  isStorable,
  isVisible,
  ok,
  refuse,
  type Instant,
  type Language,
  type LanguageSetting,
  type Result,
} from '../shared/index.ts';
import { NAME_INVALID, NAME_INVISIBLE } from './accounts.errors.ts';
import type { UserRole } from './roles.ts';

/** The language of a mail to a user: the chosen one, else that of the call. */
export const mailLanguage = ({ language }: Pick<User, 'language'>, ofCall: Language): Language =>
  language === 'auto' ? ofCall : language;

/** A person with an account. */
export interface User {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** Trimmed, lower-cased, NFC: the identity. */
  readonly email: string;
  /** When its owner last proved to read mail at this address; null before that. */
  readonly emailVerifiedAt: Instant | null;
  readonly role: UserRole;
  /** Whether the user may sign in. */
  readonly active: boolean;
  /** The language of the site for its owner, on every device. */
  readonly language: LanguageSetting;
  /** PHC string. */
  readonly passwordHash: string;
  /** True while another person knows the password; signing in then takes a new one. */
  readonly mustChangePassword: boolean;
  /** When the user was last invited to choose a first password; null where the user has one, or registered. */
  readonly invitedAt: Instant | null;
  readonly lastLoginAt: Instant | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

const NAME_MAX_LENGTH = 100;

/** The name of a person, or one that a person gives, trimmed, or NAME_INVALID, or NAME_INVISIBLE. */
export function parsePersonName(name: string): Result<string> {
  const trimmed = name.trim();
  const sound = trimmed !== '' && characterCount(trimmed) <= NAME_MAX_LENGTH && isStorable(trimmed);
  if (!sound) return refuse(NAME_INVALID());
  return isVisible(trimmed) ? ok(trimmed) : refuse(NAME_INVISIBLE());
}
