import type { User, UserRepository } from '../accounts/index.ts';
import { mailLanguage } from '../accounts/index.ts';
import type { MailMessage, MailRenderer, OutgoingMail } from '../mail/index.ts';
import {
  oneLine,
  textIn,
  type Clock,
  type IdSource,
  type Instant,
  type Language,
} from '../shared/index.ts';
import type { LotteryEvent } from './lottery-event.ts';
import type { EntryRepository } from './ports/entry-repository.ts';
import type { LotteryEventRepository } from './ports/lottery-event-repository.ts';
import type { WinnerRepository } from './ports/winner-repository.ts';

export const LOTTERY_MAIL_KINDS = [
  'lottery-open',
  'lottery-closing',
  'lottery-won',
  'lottery-cancelled',
] as const;
export type LotteryMailKind = (typeof LOTTERY_MAIL_KINDS)[number];

interface LotteryMail {
  readonly kind: LotteryMailKind;
  readonly eventId: string;
  readonly user: User;
  /** Of the call that entered or set the reminder. */
  readonly language: Language;
}

/** A mail about an event that is due at once. */
export function lotteryMail(
  { kind, eventId, user, language }: LotteryMail,
  { clock, ids }: { readonly clock: Clock; readonly ids: IdSource },
): OutgoingMail {
  const at = clock.now();
  return {
    id: ids.next(),
    kind,
    accountId: user.id,
    subjectId: eventId,
    address: user.email,
    language: mailLanguage(user, language),
    createdAt: at,
    dueAt: at,
    attempts: 0,
  };
}

interface MailFacts {
  readonly title: string;
  readonly link: string;
  /** End of the time to enter or to claim. */
  readonly until: string;
  readonly reason: string;
}

const TEXTS: Readonly<
  Record<Language, Readonly<Record<LotteryMailKind, (facts: MailFacts) => MailMessage>>>
> = {
  en: {
    'lottery-open': ({ title, link, until }) => ({
      subject: `${title} is open`,
      text: `You asked for a reminder: the prize draw “${title}” is open until ${until}.\n\n${link}\n\nEntry is free. You can remove the reminder on the page of the event.\n`,
    }),
    'lottery-closing': ({ title, link, until }) => ({
      subject: `${title} closes soon`,
      text: `The prize draw “${title}” closes at ${until}.\n\n${link}\n\nThis is the last reminder of this event.\n`,
    }),
    'lottery-won': ({ title, link, until }) => ({
      subject: `You have won a prize: ${title}`,
      text: `Your entry in the prize draw “${title}” has won a prize. Please claim it until ${until}; after that it goes to the next alternate.\n\n${link}\n\nSign in to claim or to decline. Nobody will ask you for money or a password.\n`,
    }),
    'lottery-cancelled': ({ title, link, reason }) => ({
      subject: `${title} was cancelled`,
      text: `The prize draw “${title}”, which you entered, was cancelled.\n\nReason: ${reason}\n\n${link}\n`,
    }),
  },
  'zh-CN': {
    'lottery-open': ({ title, link, until }) => ({
      subject: `${title} 已开始`,
      text: `这是你设置的提醒：抽奖“${title}”已开始，截止时间 ${until}。\n\n${link}\n\n免费参与。可以在活动页面取消提醒。\n`,
    }),
    'lottery-closing': ({ title, link, until }) => ({
      subject: `${title} 即将截止`,
      text: `抽奖“${title}”将于 ${until} 截止。\n\n${link}\n\n这是该活动的最后一次提醒。\n`,
    }),
    'lottery-won': ({ title, link, until }) => ({
      subject: `你中奖了：${title}`,
      text: `你在抽奖“${title}”中中奖。请在 ${until} 之前领取，逾期将顺延给下一位候补。\n\n${link}\n\n登录后即可领取或放弃。我们不会向你索要费用或密码。\n`,
    }),
    'lottery-cancelled': ({ title, link, reason }) => ({
      subject: `${title} 已取消`,
      text: `你参与的抽奖“${title}”已取消。\n\n原因：${reason}\n\n${link}\n`,
    }),
  },
};

interface MailReaders {
  readonly lotteryEvents: Pick<LotteryEventRepository, 'find'>;
  readonly lotteryEntries: Pick<EntryRepository, 'findOwned'>;
  readonly lotteryWinners: Pick<WinnerRepository, 'find'>;
  readonly users: Pick<UserRepository, 'find'>;
}

/** `2026-12-08 16:00 UTC`. */
const formatTime = (at: Instant): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Renders mails about events. A mail whose event has moved on, or whose account is gone, is obsolete. */
export class LotteryMailRenderer implements MailRenderer {
  constructor(
    private readonly all: MailReaders,
    private readonly clock: Clock,
    /** Where the site is, without a slash at its end. */
    private readonly siteUrl: string,
  ) {}

  async render(mail: OutgoingMail): Promise<MailMessage | null> {
    const kind = LOTTERY_MAIL_KINDS.find((each) => each === mail.kind);
    if (!kind || mail.subjectId === null || mail.accountId === null) return null;
    const [event, user] = await Promise.all([
      this.all.lotteryEvents.find(mail.subjectId),
      this.all.users.find(mail.accountId),
    ]);
    if (!event || !user) return null;
    const until = await this.until(kind, event, mail.accountId);
    if (until === null) return null;
    const message = TEXTS[mail.language][kind]({
      title: oneLine(textIn(event.title, mail.language)),
      link: `${this.siteUrl}/lottery/${event.id}`,
      until: formatTime(until),
      reason: oneLine(event.reason),
    });
    return message;
  }

  /** The end that the mail names; null when the mail is obsolete. */
  private async until(
    kind: LotteryMailKind,
    event: LotteryEvent,
    accountId: string,
  ): Promise<Instant | null> {
    if (kind === 'lottery-cancelled') return event.closesAt;
    if (kind !== 'lottery-won') {
      const isOpen = event.stage === 'published' && this.clock.now() < event.closesAt;
      return isOpen ? event.closesAt : null;
    }
    const entry = await this.all.lotteryEntries.findOwned(event.id, accountId);
    const winner = entry && (await this.all.lotteryWinners.find(entry.id));
    return winner?.state === 'pending' ? winner.claimBy : null;
  }
}
