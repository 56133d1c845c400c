import type { OutgoingMail, MailMessage } from '../../mail/index.ts';
import type { Clock, IdSource, Language } from '../../shared/index.ts';
import type { Account, Realm } from '../realm.ts';

/** Security notifications for users and admins. */
const SECURITY_MAILS = [
  'password-changed',
  'second-factor-on',
  'second-factor-off',
  'second-factor-refused',
  'passkey-added',
  'passkey-removed',
] as const;
/** Mails that only users get. */
const USER_MAILS = [
  'password-reset',
  'password-reset-sent',
  'account-created',
  'email-confirmation',
  'email-change',
  'email-changed',
  'account-deleted',
  'api-key-created',
] as const;
type SecurityMail = (typeof SECURITY_MAILS)[number];

/** All kinds of account mail; the texts for admins differ. */
export const ACCOUNT_MAIL_KINDS = [
  ...USER_MAILS,
  ...SECURITY_MAILS,
  'admin-password-changed',
  'admin-second-factor-on',
  'admin-second-factor-off',
  'admin-second-factor-refused',
  'admin-passkey-added',
  'admin-passkey-removed',
] as const satisfies readonly (
  | (typeof USER_MAILS)[number]
  | SecurityMail
  | `admin-${SecurityMail}`
)[];
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

interface MailPorts {
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** The recipient of a mail and its language. */
interface Recipient {
  /** The account, where the address alone does not name it. */
  readonly accountId?: string;
  readonly address: string;
  readonly language: Language;
}

/** A mail that is due at once. */
export function accountMail(
  kind: AccountMailKind,
  { accountId, address, language }: Recipient,
  { clock, ids }: MailPorts,
): OutgoingMail {
  const at = clock.now();
  return {
    id: ids.next(),
    kind,
    accountId: accountId ?? null,
    subjectId: null,
    address,
    language,
    createdAt: at,
    dueAt: at,
    attempts: 0,
    enclosure: null,
  };
}

/** Tells the owner of an account what was done to it. */
export function notifyOwner<A extends Account>(
  mail: SecurityMail,
  account: A,
  ofCall: Language,
  realm: Pick<Realm<A>, 'name' | 'mails' | 'mailLanguage'>,
  ports: MailPorts,
): Promise<void> {
  const kind = realm.name === 'admin' ? (`admin-${mail}` as const) : mail;
  const addressee = { address: account.email, language: realm.mailLanguage(account, ofCall) };
  return realm.mails.add(accountMail(kind, addressee, ports));
}

/** Values that are inserted into the text of an account mail. */
interface MailValues {
  readonly address: string;
  /** Time of the event, formatted for the mail. */
  readonly at: string;
  /** Link to the page that the mail refers to. */
  readonly link: string;
  /** For how many days an invitation can be used. */
  readonly days: number;
}

export type AccountMailTexts = Readonly<
  Record<AccountMailKind, (facts: MailValues) => MailMessage>
>;
