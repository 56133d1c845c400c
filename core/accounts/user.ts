import type { Instant, Language, LanguageSetting } from '../shared/index.ts';
import type { UserRole } from './user-role.ts';

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
  /** The language of the site for its owner, on every device. */
  readonly language: LanguageSetting;
  /** PHC string. */
  readonly passwordHash: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}
