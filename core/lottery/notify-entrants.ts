import type { UserRepository } from '../accounts/index.ts';
import type { MailRepositories } from '../mail/index.ts';
import type { Clock, IdSource } from '../shared/index.ts';
import { lotteryMail, type LotteryMailKind } from './mails.ts';
import type { EntryRepository } from './ports/entry-repository.ts';

export interface EntrantRepositories extends MailRepositories {
  readonly lotteryEntries: Pick<EntryRepository, 'listOf' | 'find'>;
  readonly users: Pick<UserRepository, 'find' | 'findAll'>;
}

const BATCH = 1000;

/** Queues a mail to everybody who has an entry in the event. */
export async function notifyEntrants(
  { lotteryEntries, users, mails }: EntrantRepositories,
  ports: { readonly clock: Clock; readonly ids: IdSource },
  eventId: string,
  kind: LotteryMailKind,
): Promise<void> {
  for (let after: string | null = null; ;) {
    const listed = await lotteryEntries.listOf(eventId, after, BATCH);
    const entries = listed.map(({ entry }) => entry);
    const accountIds = entries.flatMap(({ accountId }) => accountId ?? []);
    const found = new Map((await users.findAll(accountIds)).map((user) => [user.id, user]));
    await mails.addAll(
      entries.flatMap(({ accountId, language }) => {
        const user = found.get(accountId ?? '');
        return user ? [lotteryMail({ kind, eventId, user, language }, ports)] : [];
      }),
    );
    after = listed.at(-1)?.entry.id ?? null;
    if (listed.length < BATCH) return;
  }
}
