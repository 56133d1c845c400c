import { entryCommitment, nextHead, type RegisterHead, type RegisterLine } from './draw/index.ts';
import type { DrawTools } from './draw-record.ts';
import type { LotteryEntry } from './entry.ts';
import type { DrawRecordRepository } from './ports/draw-record-repository.ts';
import type { EntryRepository } from './ports/entry-repository.ts';
import type { LotteryEventRepository } from './ports/lottery-event-repository.ts';

/**
 * Adds a line on an entry to the register of its event, which must be locked, so that lines have one order. Gives the new
 * head; null where the event keeps no register.
 */
export async function registerLine(
  draws: Pick<DrawRecordRepository, 'register' | 'registerEnd'>,
  { crypto }: Pick<DrawTools, 'crypto'>,
  { id: uuid, eventId, weight }: Pick<LotteryEntry, 'id' | 'eventId' | 'weight'>,
  type: RegisterLine['type'],
): Promise<RegisterHead | null> {
  const end = await draws.registerEnd(eventId);
  if (!end) return null;
  const line = { type, commitment: entryCommitment(eventId, { uuid, weight }, crypto) };
  const head = nextHead(end, line, crypto);
  await draws.register({ eventId, entryId: uuid, line, head });
  return head;
}

interface ErasureRepositories {
  readonly lotteryEvents: Pick<LotteryEventRepository, 'findLocked'>;
  readonly lotteryEntries: Pick<EntryRepository, 'listOwned'>;
  readonly lotteryDraws: Pick<DrawRecordRepository, 'register' | 'registerEnd'>;
}

const BATCH = 100;

/** Says in the registers of open events that the entries of an account go with it; they are deleted afterwards. */
export async function registerErasure(
  { lotteryEvents, lotteryEntries, lotteryDraws }: ErasureRepositories,
  tools: Pick<DrawTools, 'crypto'>,
  accountId: string,
): Promise<void> {
  const open: LotteryEntry[] = [];
  for (let last: LotteryEntry | undefined; ;) {
    const after = last ? { at: last.enteredAt, id: last.id } : null;
    const page = await lotteryEntries.listOwned(accountId, after, BATCH);
    for (const { entry, event } of page) if (event.stage === 'published') open.push(entry);
    last = page.at(-1)?.entry;
    if (page.length < BATCH) break;
  }
  // In one order everywhere, so that two accounts that leave at once do not wait for each other.
  for (const entry of open.sort((a, b) => (a.eventId < b.eventId ? -1 : 1))) {
    const event = await lotteryEvents.findLocked(entry.eventId);
    if (event?.stage === 'published') await registerLine(lotteryDraws, tools, entry, 'erased');
  }
}
