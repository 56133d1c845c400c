import type { Admin, AdminRepository, User, UserRepository } from '../accounts/index.ts';
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
import { frozenWitness, type FrozenWitness } from './draw/index.ts';
import type { LotteryEvent } from './lottery-event.ts';
import type { DrawRecordRepository } from './ports/draw-record-repository.ts';
import type { EntryRepository } from './ports/entry-repository.ts';
import type { LotteryEventRepository } from './ports/lottery-event-repository.ts';
import type { WinnerRepository } from './ports/winner-repository.ts';

export const LOTTERY_MAIL_KINDS = [
  'lottery-open',
  'lottery-closing',
  'lottery-frozen',
  'lottery-won',
  'lottery-cancelled',
  'lottery-withdrawn',
  'lottery-approved',
  'lottery-declined',
] as const;
export type LotteryMailKind = (typeof LOTTERY_MAIL_KINDS)[number];

/** Kind of the mail to operators about drafts that wait for approval. */
export const WAITING_MAIL_KIND = 'lottery-waiting';

interface LotteryMail {
  readonly kind: LotteryMailKind;
  readonly eventId: string;
  readonly user: User;
  /** Of the call that entered or set the reminder. */
  readonly language: Language;
  readonly enclosure?: string;
}

/** A mail about an event that is due at once. */
export function lotteryMail(
  { kind, eventId, user, language, enclosure }: LotteryMail,
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
    enclosure: enclosure ?? null,
  };
}

/** Whether an operator may decide on drafts that wait. */
export const mayApprove = ({ role, active }: Pick<Admin, 'role' | 'active'>): boolean =>
  active && role !== 'support';

interface MailFacts {
  readonly title: string;
  readonly link: string;
  /** Page of the event for its organiser. */
  readonly organised: string;
  /** End of the time to enter or to claim. */
  readonly until: string;
  readonly reason: string;
  /** What the mail brings as it was signed; empty elsewhere. */
  readonly enclosure: string;
  /** Of the frozen list, in the mail that tells of it; empty elsewhere. */
  readonly witness: FrozenWitness;
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
    'lottery-frozen': ({ title, link, until, witness }) => ({
      subject: `${title}: the list of entries is frozen`,
      text: `The list of entries of the prize draw “${title}” is frozen. Winners are drawn at ${until}.\n\nPlease keep this mail. It is your witness that the list was there before the draw:\n\nMerkle root: ${witness.root}\nHead of the log: ${witness.head}\nOrganizer’s key: ${witness.key}\n\nAfter the draw, hold the proof against these values:\n${link}/verify\n`,
    }),
    'lottery-won': ({ title, link, until }) => ({
      subject: `You have won a prize: ${title}`,
      text: `Your entry in the prize draw “${title}” has won a prize. Please claim it until ${until}; after that it goes to the next alternate.\n\n${link}\n\nSign in to claim or to decline. Nobody will ask you for money or a password.\n`,
    }),
    'lottery-cancelled': ({ title, link, reason }) => ({
      subject: `${title} was cancelled`,
      text: `The prize draw “${title}”, which you entered, was cancelled.\n\nReason: ${reason}\n\n${link}\n`,
    }),
    'lottery-withdrawn': ({ title, link, until, enclosure }) => ({
      subject: `${title}: your entry was withdrawn`,
      text: `Your entry in the prize draw “${title}” was withdrawn. If it was not you, change your password; you can enter again until ${until}.\n\n${link}\n\nThis is the signed receipt of the withdrawal. Please keep it: with it the page of the proof tells a withdrawn entry from a dropped one.\n\n${enclosure}\n`,
    }),
    'lottery-approved': ({ title, link }) => ({
      subject: `${title} is published`,
      text: `Your prize draw “${title}” was approved and is published.\n\n${link}\n\nIts terms are final. You can cancel it until its draw under My events.\n`,
    }),
    'lottery-declined': ({ title, organised, reason }) => ({
      subject: `${title} was not approved`,
      text: `Your prize draw “${title}” was not approved.\n\nReason: ${reason}\n\n${organised}\n\nYou can edit the draft and submit it again.\n`,
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
    'lottery-frozen': ({ title, link, until, witness }) => ({
      subject: `${title}：参与名单已冻结`,
      text: `抽奖“${title}”的参与名单已冻结，将于 ${until} 开奖。\n\n请保留这封邮件。它可以证明名单在开奖之前就已存在：\n\n默克尔树根：${witness.root}\n日志末端：${witness.head}\n主办方公钥：${witness.key}\n\n开奖之后，可用这些值核对证明：\n${link}/verify\n`,
    }),
    'lottery-won': ({ title, link, until }) => ({
      subject: `你中奖了：${title}`,
      text: `你在抽奖“${title}”中中奖。请在 ${until} 之前领取，逾期将顺延给下一位候补。\n\n${link}\n\n登录后即可领取或放弃。我们不会向你索要费用或密码。\n`,
    }),
    'lottery-cancelled': ({ title, link, reason }) => ({
      subject: `${title} 已取消`,
      text: `你参与的抽奖“${title}”已取消。\n\n原因：${reason}\n\n${link}\n`,
    }),
    'lottery-withdrawn': ({ title, link, until, enclosure }) => ({
      subject: `${title}：你的参与已撤回`,
      text: `你在抽奖“${title}”中的参与已撤回。如果不是你本人操作，请修改密码；在 ${until} 之前可以再次参与。\n\n${link}\n\n以下是撤回的签名回执，请妥善保存：凭此可在证明页面区分撤回与被剔除。\n\n${enclosure}\n`,
    }),
    'lottery-approved': ({ title, link }) => ({
      subject: `${title} 已发布`,
      text: `你的抽奖“${title}”已通过审核并发布。\n\n${link}\n\n活动条款不可再修改。抽奖之前，可以在“我的活动”中取消。\n`,
    }),
    'lottery-declined': ({ title, organised, reason }) => ({
      subject: `${title} 未通过审核`,
      text: `你的抽奖“${title}”未通过审核。\n\n原因：${reason}\n\n${organised}\n\n可以修改草稿后再次提交。\n`,
    }),
  },
};

const WAITING_TEXTS: Readonly<Record<Language, (count: number, link: string) => MailMessage>> = {
  en: (count, link) => {
    const what = count === 1 ? 'A prize draw waits' : `${count} prize draws wait`;
    return {
      subject: `${what} for approval`,
      text: `${what} for approval.\n\n${link}\n\nWhile drafts are submitted you get this mail once an hour at most.\n`,
    };
  },
  'zh-CN': (count, link) => ({
    subject: `${count} 个抽奖活动等待审核`,
    text: `${count} 个抽奖活动等待审核。\n\n${link}\n\n有草稿提交时，此邮件每小时最多发送一次。\n`,
  }),
};

const NO_WITNESS: FrozenWitness = { root: '', head: '', key: '' };

interface MailReaders {
  readonly lotteryDraws: Pick<DrawRecordRepository, 'logOf'>;
  readonly lotteryEvents: Pick<LotteryEventRepository, 'find' | 'count'>;
  readonly admins: Pick<AdminRepository, 'list'>;
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
    /** The organiser's key, 64 hexadecimal digits. */
    private readonly publicKey: string,
    /** Where the site is, without a slash at its end. */
    private readonly siteUrl: string,
  ) {}

  async render(mail: OutgoingMail): Promise<MailMessage | null> {
    if (mail.kind === WAITING_MAIL_KIND) return this.renderWaiting(mail);
    const kind = LOTTERY_MAIL_KINDS.find((each) => each === mail.kind);
    if (!kind || mail.subjectId === null || mail.accountId === null) return null;
    const [event, user] = await Promise.all([
      this.all.lotteryEvents.find(mail.subjectId),
      this.all.users.find(mail.accountId),
    ]);
    if (!event || !user) return null;
    const until = await this.until(kind, event, mail.accountId);
    if (until === null) return null;
    const witness = kind === 'lottery-frozen' ? await this.witnessOf(event.id) : NO_WITNESS;
    if (witness === null) return null;
    const message = TEXTS[mail.language][kind]({
      title: oneLine(textIn(event.title, mail.language)),
      link: `${this.siteUrl}/lottery/${event.id}`,
      organised: `${this.siteUrl}/lottery/organise/${event.id}`,
      until: formatTime(until),
      reason: oneLine(kind === 'lottery-declined' ? (event.approval?.reason ?? '') : event.reason),
      enclosure: mail.enclosure ?? '',
      witness,
    });
    return message;
  }

  /** Obsolete once nothing waits, or the operator may not approve any more. */
  private async renderWaiting({ address, language }: OutgoingMail): Promise<MailMessage | null> {
    const [{ waiting }, admins] = await Promise.all([
      this.all.lotteryEvents.count(this.clock.now()),
      this.all.admins.list(),
    ]);
    const isApprover = admins.some((admin) => admin.email === address && mayApprove(admin));
    if (waiting === 0 || !isApprover) return null;
    return WAITING_TEXTS[language](waiting, `${this.siteUrl}/admin/lottery`);
  }

  private async witnessOf(eventId: string): Promise<FrozenWitness | null> {
    return frozenWitness(await this.all.lotteryDraws.logOf(eventId), this.publicKey);
  }

  /** The end that the mail names; null when the mail is obsolete. */
  private async until(
    kind: LotteryMailKind,
    event: LotteryEvent,
    accountId: string,
  ): Promise<Instant | null> {
    if (kind === 'lottery-cancelled' || kind === 'lottery-withdrawn') return event.closesAt;
    if (kind === 'lottery-approved') return event.stage === 'draft' ? null : event.opensAt;
    if (kind === 'lottery-declined')
      return event.approval?.state === 'declined' ? event.opensAt : null;
    // After the draw it would witness nothing.
    if (kind === 'lottery-frozen') return event.stage === 'frozen' ? event.drawAt : null;
    if (kind !== 'lottery-won') {
      const isOpen = event.stage === 'published' && this.clock.now() < event.closesAt;
      return isOpen ? event.closesAt : null;
    }
    const entry = await this.all.lotteryEntries.findOwned(event.id, accountId);
    const winner = entry && (await this.all.lotteryWinners.find(entry.id));
    return winner?.state === 'pending' ? winner.claimBy : null;
  }
}
