import { asUser, type Principal, type UserRepository } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { MailRepositories } from '../../mail/index.ts';
import type { Clock, IdSource, Instant } from '../../shared/index.ts';
import {
  changedEvent,
  checkReason,
  EVENT_ACTIONS,
  eventEntry,
  lockManaged,
} from '../event-changes.ts';
import type { DrawRepositories, DrawTools } from '../draw-record.ts';
import type { LotteryEvent } from '../lottery-event.ts';
import {
  LOTTERY_CLAIM_LATE,
  LOTTERY_ENTRY_UNKNOWN,
  LOTTERY_EVENT_UNKNOWN,
  LOTTERY_WINNER_UNKNOWN,
} from '../lottery.errors.ts';
import { lotteryMail } from '../mails.ts';
import type { EntryRepository } from '../ports/entry-repository.ts';
import type { LotteryEventRepository } from '../ports/lottery-event-repository.ts';
import type { OrganiserRepository } from '../ports/organiser-repository.ts';
import type { WinnerRepository } from '../ports/winner-repository.ts';
import { forfeitedWinner, isSettled, movedUp, type Winner } from '../winner.ts';
import { eventsOfType, forfeitPrize, nextLine, type ForfeitReason } from '../draw/index.ts';
import { publishedEvent } from './enter-event.ts';

export interface PrizeRepositories extends DrawRepositories, MailRepositories {
  readonly lotteryEvents: LotteryEventRepository;
  readonly lotteryEntries: EntryRepository;
  readonly lotteryWinners: WinnerRepository;
  readonly organisers: Pick<OrganiserRepository, 'has'>;
  readonly users: Pick<UserRepository, 'find' | 'findAll'>;
  readonly audit: AuditLog;
}

export interface PrizePorts extends DrawTools {
  readonly clock: Clock;
  readonly ids: IdSource;
}

export interface OwnPrizeInput {
  readonly eventId: string;
}

/** The event, locked, with the caller's prize in it. */
async function lockOwnPrize(
  all: PrizeRepositories,
  eventId: string,
  principal: Principal,
): Promise<{ readonly event: LotteryEvent; readonly winner: Winner }> {
  const { userId } = asUser(principal);
  const event = await all.lotteryEvents.findLocked(eventId);
  if (!event || event.stage === 'draft') throw LOTTERY_EVENT_UNKNOWN();
  const entry = await all.lotteryEntries.findOwned(eventId, userId);
  const winner = entry && (await all.lotteryWinners.find(entry.id));
  if (winner?.state !== 'pending') throw LOTTERY_WINNER_UNKNOWN();
  return { event, winner };
}

/** Claims the caller's prize within the time to claim. */
export class ClaimPrize {
  constructor(
    private readonly all: PrizeRepositories,
    private readonly ports: PrizePorts,
  ) {}

  async execute({ eventId }: OwnPrizeInput, principal: Principal): Promise<Winner> {
    const { event, winner } = await lockOwnPrize(this.all, eventId, principal);
    const at = this.ports.clock.now();
    if (winner.claimBy !== null && at >= winner.claimBy) throw LOTTERY_CLAIM_LATE();
    const claimed: Winner = { ...winner, state: 'claimed', claimedAt: at };
    await this.all.lotteryWinners.update(claimed);
    await settleWhenDone(this.all, event, at);
    const after = { entry: winner.entryId, rank: winner.rank };
    const change = { action: EVENT_ACTIONS.claimed, event, after };
    this.all.audit.record(eventEntry(change, principal, at));
    return claimed;
  }
}

/** Declines the caller's prize: the next alternate moves up. */
export class DeclinePrize {
  constructor(
    private readonly all: PrizeRepositories,
    private readonly ports: PrizePorts,
  ) {}

  async execute({ eventId }: OwnPrizeInput, principal: Principal): Promise<Winner> {
    const { event, winner } = await lockOwnPrize(this.all, eventId, principal);
    const loss: Loss = { winner, reason: 'declined', note: '' };
    const [declined] = await passOn(this.all, this.ports, event, [loss], principal);
    return declined!;
  }
}

export interface ForfeitInput {
  readonly eventId: string;
  readonly entryId: string;
  readonly reason: ForfeitReason;
  /** Further words; published. */
  readonly note: string;
}

/** Takes a prize that waits for its claim from a winner, with a reason that is published. There is no second draw. */
export class ForfeitPrize {
  constructor(
    private readonly all: PrizeRepositories,
    private readonly ports: PrizePorts,
  ) {}

  async execute(input: ForfeitInput, principal: Principal): Promise<Winner> {
    const { eventId: id, entryId, reason } = input;
    const event = await lockManaged(this.all, { id, version: null }, principal);
    const note = checkReason(input.note);
    if (!note.ok) throw note.error;
    const winner = await this.all.lotteryWinners.find(entryId);
    if (winner?.eventId !== event.id || winner.state !== 'pending') throw LOTTERY_WINNER_UNKNOWN();
    const loss: Loss = { winner, reason, note: note.value };
    const [forfeited] = await passOn(this.all, this.ports, event, [loss], principal);
    return forfeited!;
  }
}

/** A prize that its winner loses, and why. */
export interface Loss {
  readonly winner: Winner;
  readonly reason: ForfeitReason;
  readonly note: string;
}

/**
 * Gives each lost prize to the next alternate, publishes the reasons and notifies the alternates. The event must be
 * locked: its log is read once, however many prizes are lost.
 */
export async function passOn(
  all: PrizeRepositories,
  ports: PrizePorts,
  event: LotteryEvent,
  losses: readonly Loss[],
  principal: Principal | null,
): Promise<readonly Winner[]> {
  const at = ports.clock.now();
  const log = await all.lotteryDraws.logOf(event.id);
  const picks = eventsOfType(log, 'selected')[0]?.picks ?? [];
  const before = [...eventsOfType(log, 'forfeited')];
  const changed: Winner[] = [];
  let last = log.at(-1) ?? null;
  for (const { winner, reason, note } of losses) {
    const forfeit = forfeitPrize(picks, before, { uuid: winner.entryId, reason, text: note });
    if (!forfeit.ok) throw forfeit.error;
    const data = forfeit.value;
    const forfeited = forfeitedWinner(winner, data, at);
    await all.lotteryWinners.update(forfeited);
    const alternate = data.next === null ? null : await all.lotteryWinners.find(data.next);
    if (alternate) {
      const successor = movedUp(alternate, winner, event, at);
      await all.lotteryWinners.update(successor);
      await notifyWinner(all, ports, successor);
    }
    last = nextLine(last, { type: 'forfeited', data }, at, ports.crypto);
    await all.lotteryDraws.append({ eventId: event.id, line: last });
    before.push(data);
    changed.push(forfeited);
    const state = { entry: winner.entryId, rank: winner.rank, reason, note };
    const after = { ...state, successor: data.next };
    const change = { action: EVENT_ACTIONS.forfeited, event, after };
    all.audit.record(eventEntry(change, principal, at));
  }
  await settleWhenDone(all, event, at);
  return changed;
}

/** Queues the mail to a winner whose account has a confirmed address. */
export async function notifyWinner(
  all: Pick<PrizeRepositories, 'lotteryEntries' | 'users' | 'mails'>,
  ports: Pick<PrizePorts, 'clock' | 'ids'>,
  { entryId, eventId }: Winner,
): Promise<void> {
  const entry = await all.lotteryEntries.find(entryId);
  const user = entry?.accountId ? await all.users.find(entry.accountId) : null;
  if (!entry || !user) return;
  const { language } = entry;
  await all.mails.add(lotteryMail({ kind: 'lottery-won', eventId, user, language }, ports));
}

/** Marks the event as settled once no prize waits for its claim. */
export async function settleWhenDone(
  all: Pick<PrizeRepositories, 'lotteryEvents' | 'lotteryWinners' | 'audit'>,
  event: LotteryEvent,
  at: Instant,
): Promise<void> {
  if (event.stage !== 'drawn' || !isSettled(await all.lotteryWinners.listOf(event.id))) return;
  const settled = changedEvent(event, { stage: 'settled' }, at);
  await all.lotteryEvents.update(settled);
  all.audit.record(eventEntry({ action: EVENT_ACTIONS.settled, event: settled }, null, at));
}

export interface WinnerNameInput {
  readonly eventId: string;
  readonly hidesName: boolean;
}

/** Leaves the caller's shortened name out of the list of winners, or puts it back. The entry's number stays. */
export class ChooseWinnerName {
  constructor(
    private readonly all: PrizeRepositories,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, hidesName }: WinnerNameInput, principal: Principal): Promise<void> {
    const event = await publishedEvent(this.all.lotteryEvents, eventId);
    const entry = await this.all.lotteryEntries.findOwned(eventId, asUser(principal).userId);
    if (!entry) throw LOTTERY_ENTRY_UNKNOWN();
    await this.all.lotteryEntries.setHidesName(entry.id, hidesName);
    const change = {
      action: EVENT_ACTIONS.nameChanged,
      event,
      before: { hidesName: entry.hidesName },
      after: { hidesName },
    };
    this.all.audit.record(eventEntry(change, principal, this.clock.now()));
  }
}
