import type { OutgoingMail } from '../mail/index.ts';
import type { Clock, IdSource, Language } from '../shared/index.ts';

/** What accounts tell their owners by mail. */
export const ACCOUNT_MAIL_KINDS = [
  'password-reset',
  'password-changed',
  'second-factor-on',
  'second-factor-off',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

/** Who is told, and in which language. */
export interface Addressee {
  readonly address: string;
  readonly language: Language;
}

/** A mail that is due at once. */
export function accountMail(
  kind: AccountMailKind,
  { address, language }: Addressee,
  { clock, ids }: { readonly clock: Clock; readonly ids: IdSource },
): OutgoingMail {
  const at = clock.now();
  return { id: ids.next(), kind, address, language, createdAt: at, dueAt: at, attempts: 0 };
}
