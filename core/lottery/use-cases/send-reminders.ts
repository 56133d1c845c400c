import type { User, UserRepository } from '../../accounts/index.ts';
import type { MailRepositories, OutgoingMail } from '../../mail/index.ts';
import type { Clock, IdSource, UnitOfWork } from '../../shared/index.ts';
import { lotteryMail } from '../mails.ts';
import type { LotteryEventRepository } from '../ports/lottery-event-repository.ts';
import type { Reminder, ReminderRepository } from '../ports/reminder-repository.ts';
import { DAY } from '../lottery-event.ts';

interface ReminderWork extends MailRepositories {
  readonly lotteryEvents: Pick<LotteryEventRepository, 'find'>;
  readonly lotteryReminders: ReminderRepository;
  readonly users: Pick<UserRepository, 'findAll'>;
}

const BATCH = 200;

/** Queues the mails of due reminders: one when an event opens, one within a day of its close. Returns their number. */
export class SendReminders {
  constructor(
    private readonly work: UnitOfWork<ReminderWork>,
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  async execute(): Promise<number> {
    for (let all = 0; ;) {
      const sent = await this.work.run((repositories) => this.batch(repositories));
      all += sent;
      if (sent < BATCH) return all;
    }
  }

  private async batch(all: ReminderWork): Promise<number> {
    const due = await all.lotteryReminders.listDueLocked(this.ports.clock.now(), BATCH);
    const users = await all.users.findAll(due.map(({ accountId }) => accountId));
    const userOf = new Map(users.map((user) => [user.id, user]));
    const mails: OutgoingMail[] = [];
    for (const reminder of due)
      mails.push(...(await this.send(all, reminder, userOf.get(reminder.accountId))));
    await all.mails.addAll(mails);
    return due.length;
  }

  /** One mail at most: what closes within a day is not announced as open as well. */
  private async send(
    all: ReminderWork,
    reminder: Reminder,
    user: User | undefined,
  ): Promise<readonly OutgoingMail[]> {
    const at = this.ports.clock.now();
    const { eventId, language } = reminder;
    const event = await all.lotteryEvents.find(eventId);
    if (!event) return [];
    const closesSoon = event.closesAt - DAY <= at;
    const kind = closesSoon ? 'lottery-closing' : 'lottery-open';
    const openSentAt = reminder.openSentAt ?? at;
    const closeSentAt = closesSoon ? at : reminder.closeSentAt;
    await all.lotteryReminders.update({ ...reminder, openSentAt, closeSentAt });
    if (!user?.active || user.emailVerifiedAt === null) return [];
    return [lotteryMail({ kind, eventId, user, language }, this.ports)];
  }
}
