import { mailLanguage, type User, type UserRepository } from '../../accounts/index.ts';
import type {
  MailMessage,
  MailRenderer,
  MailRepositories,
  OutgoingMail,
} from '../../mail/index.ts';
import {
  oneLine,
  type Clock,
  type IdSource,
  type Instant,
  type Language,
} from '../../shared/index.ts';
import {
  DEFAULT_OPTIONS_SETTINGS,
  isQuiet,
  type Alert,
  type OptionsSettingsStore,
} from '../settings/index.ts';
import type { AlertNotice } from './alert-rule.ts';
import { noticeWords } from './action-words.ts';
import type { NoticeRepository } from './ports/notice-repository.ts';

export const ALERT_MAIL_KIND = 'options-alert';

interface AlertMail {
  readonly notice: AlertNotice;
  readonly user: User;
  /** Of the call that made the alert. */
  readonly language: Language;
}

/** A mail about a notice and those of the same moment, due at once. */
export function alertMail(
  { notice, user, language }: AlertMail,
  { ids }: { readonly ids: IdSource; readonly clock: Clock },
): OutgoingMail {
  return {
    id: ids.next(),
    kind: ALERT_MAIL_KIND,
    accountId: user.id,
    subjectId: notice.id,
    address: user.email,
    language: mailLanguage(user, language),
    createdAt: notice.at,
    dueAt: notice.at,
    attempts: 0,
    enclosure: null,
  };
}

/** What notices need beside themselves. */
export interface NoticeWork extends MailRepositories {
  readonly optionsSettings: Pick<OptionsSettingsStore, 'findOwned'>;
  readonly users: Pick<UserRepository, 'findAll'>;
}

/** Whether notices of a setting come silently to an account at this moment. */
export async function isSilent(
  { optionsSettings }: Pick<NoticeWork, 'optionsSettings'>,
  {
    ownerId,
    setting,
    at,
  }: { readonly ownerId: string; readonly setting: Alert; readonly at: Instant },
): Promise<boolean> {
  const stored = await optionsSettings.findOwned(ownerId);
  const settings = stored?.settings ?? DEFAULT_OPTIONS_SETTINGS;
  return !settings[setting] || isQuiet(settings.quietHours, at);
}

/** One mail to each owner with a verified address, about all audible notices of a moment. */
export async function mailNotices(
  { users, mails }: Pick<NoticeWork, 'users' | 'mails'>,
  notices: readonly AlertNotice[],
  /** Of the alerts, by owner: for owners without a chosen language. */
  languages: ReadonlyMap<string, Language>,
  ports: { readonly ids: IdSource; readonly clock: Clock },
): Promise<void> {
  const audible = notices.filter(({ silent }) => !silent);
  const firstOf = new Map(audible.toReversed().map((notice) => [notice.ownerId, notice]));
  if (firstOf.size === 0) return;
  const owners = await users.findAll([...firstOf.keys()]);
  await mails.addAll(
    owners
      .filter(({ active, emailVerifiedAt }) => active && emailVerifiedAt !== null)
      .map((user) => {
        const language = languages.get(user.id) ?? 'en';
        return alertMail({ notice: firstOf.get(user.id)!, user, language }, ports);
      }),
  );
}

interface MailReaders {
  readonly notices: Pick<NoticeRepository, 'findOwned' | 'listAt'>;
  readonly users: Pick<UserRepository, 'find'>;
}

/** `2026-12-08 16:00 UTC`. */
const formatTime = (at: Instant): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const MANY_FIRED: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `${count} of your alerts have fired`,
  'zh-CN': (count) => `${count} 条提醒已触发`,
};
const MANY: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `${count} notices about your alerts and positions`,
  'zh-CN': (count) => `${count} 条关于提醒和持仓的通知`,
};
const FOOT: Readonly<Record<Language, string>> = {
  en: 'You can change alerts, mail and quiet hours on this page.',
  'zh-CN': '可在该页面修改提醒、邮件通知和免打扰时段。',
};

/** Renders mails about alerts. A mail is obsolete when its notice is gone or read. */
export class AlertMailRenderer implements MailRenderer {
  constructor(
    private readonly all: MailReaders,
    /** Where the site is, without a slash at its end. */
    private readonly siteUrl: string,
  ) {}

  async render(mail: OutgoingMail): Promise<MailMessage | null> {
    if (mail.kind !== ALERT_MAIL_KIND || mail.accountId === null || mail.subjectId === null)
      return null;
    const first = await this.all.notices.findOwned(mail.accountId, mail.subjectId);
    const user = await this.all.users.find(mail.accountId);
    if (!first || !user) return null;
    const sameTime = await this.all.notices.listAt(mail.accountId, first.at);
    const unread = sameTime.filter(({ readAt, silent }) => readAt === null && !silent);
    const lines = unread.map((notice) => oneLine(noticeWords(notice, mail.language)));
    const [only, ...others] = lines;
    if (only === undefined) return null;
    const many = unread.every(({ kind }) => kind === 'fired') ? MANY_FIRED : MANY;
    const link = `${this.siteUrl}/options/alerts`;
    return {
      subject: others.length === 0 ? only : many[mail.language](lines.length),
      text: `${lines.join('\n')}\n\n${formatTime(first.at)}\n\n${link}\n\n${FOOT[mail.language]}\n`,
    };
  }
}
