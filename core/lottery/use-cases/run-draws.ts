import type { Principal } from '../../accounts/index.ts';
import { DomainError, type Instant, type UnitOfWork } from '../../shared/index.ts';
import {
  beaconRoundTime,
  BEACON_ROUND_INVALID,
  BEACON_UNAVAILABLE,
  drawWinners,
  eventsOfType,
  DRAW_FROZEN_TOO_LATE,
  freeze,
  parsePastedRound,
  type Beacon,
  type BeaconRound,
  type FrozenDraw,
} from '../draw/index.ts';
import { appendLogLine } from '../draw-record.ts';
import { changedEvent, EVENT_ACTIONS, eventEntry, lockManaged } from '../event-changes.ts';
import { eventPhase, type LotteryEvent } from '../lottery-event.ts';
import { LOTTERY_DRAW_NOT_DUE } from '../lottery.errors.ts';
import { notifyEntrants } from '../notify-entrants.ts';
import type { LotteryEventRepository, Moment } from '../ports/lottery-event-repository.ts';
import { winnersOf } from '../winner.ts';
import {
  notifyWinner,
  passOn,
  type Loss,
  settleWhenDone,
  type PrizePorts,
  type PrizeRepositories,
} from './claim-prize.ts';

export interface RunDrawPorts extends PrizePorts {
  readonly beacon: Beacon;
  /** The moment that a close is judged by. */
  readonly moment: () => Moment;
}

const BATCH = 100;
/** A list whose draw is this near is frozen without asking the beacon first. */
const LAST_MOMENT = 60_000;

/** The newest round of the beacon at a moment; null when it cannot be read. */
type NewestRound = (at: Instant) => Promise<BeaconRound | null>;

/** Why an event is where it is after a step. */
export type StepOutcome = 'frozen' | 'drawn' | 'failed' | 'passed' | 'waiting' | 'nothing';

/** A step that an operator starts; null for one of the background job. */
interface StartedBy {
  readonly principal: Principal;
  /** A round of the beacon as the operator copied it; null asks the network. */
  readonly pasted: string | null;
}

/**
 * Moves events on that are due: closed ones are frozen, frozen ones are drawn once the randomness exists, and prizes that
 * nobody claimed in time go to the next alternate. Several servers may run it at once; each step happens once.
 */
export class RunDraws {
  constructor(
    private readonly work: UnitOfWork<PrizeRepositories>,
    private readonly events: Pick<LotteryEventRepository, 'find' | 'listDue'>,
    private readonly ports: RunDrawPorts,
  ) {}

  /** All due steps. A beacon that does not answer rejects after the other events were served. */
  async execute(): Promise<readonly StepOutcome[]> {
    const steps: Promise<StepOutcome>[] = [];
    const newest = this.newestRound();
    for (const id of await this.events.listDue(this.ports.clock.now(), BATCH)) {
      const step = this.step(id, null, newest);
      steps.push(step);
      await Promise.allSettled([step]);
    }
    return Promise.all(steps);
  }

  /** The next step of one event, started by an operator. Refuses with LOTTERY_DRAW_NOT_DUE when none is due. */
  async runOne(id: string, pasted: string | null, principal: Principal): Promise<StepOutcome> {
    const outcome = await this.step(id, { principal, pasted });
    if (outcome === 'nothing') throw LOTTERY_DRAW_NOT_DUE();
    return outcome;
  }

  /** The next step of one event; 'nothing' when none is due. */
  runStep(id: string): Promise<StepOutcome> {
    return this.step(id, null);
  }

  private async step(
    id: string,
    by: StartedBy | null,
    newest = this.newestRound(),
  ): Promise<StepOutcome> {
    if (by) await this.work.run((all) => lockManaged(all, { id, version: null }, by.principal));
    const event = await this.events.find(id);
    if (!event) return 'nothing';
    const at = this.ports.clock.now();
    if (eventPhase(event, at) === 'closed') return this.freezeNow(event, at, by, newest);
    if (event.stage === 'frozen' && at >= event.drawAt) return this.draw(id, by);
    if (event.stage === 'drawn') return this.work.run((all) => this.passLapsed(all, id));
    return 'nothing';
  }

  /** The beacon is not asked again once it was silent, so that it holds no lock up. */
  private newestRound(): NewestRound {
    let isSilent = false;
    return async (at) => {
      if (isSilent) return null;
      try {
        return await this.ports.beacon.newest(at);
      } catch (fault) {
        if (!(fault instanceof DomainError && BEACON_FAULTS.includes(fault.code))) throw fault;
        isSilent = true;
        return null;
      }
    };
  }

  /** Waits some seconds for a round that nobody knew before the close. */
  private async freezeNow(
    { id, closesAt, drawAt, entropy }: LotteryEvent,
    at: Instant,
    by: StartedBy | null,
    newest: NewestRound,
  ): Promise<StepOutcome> {
    const readsBeacon = entropy !== 'commit' && at < drawAt - LAST_MOMENT;
    const round = readsBeacon ? await newest(at) : null;
    if (round && beaconRoundTime(round.round) < closesAt) return 'waiting';
    return this.work.run((all) => this.freeze(all, id, by, round));
  }

  private async freeze(
    all: PrizeRepositories,
    id: string,
    by: StartedBy | null,
    newestRound: BeaconRound | null,
  ): Promise<StepOutcome> {
    const event = await all.lotteryEvents.findLocked(id);
    // The close is judged as entries judge it, so that no entry is taken after the freeze.
    if (!event || !(await all.lotteryEvents.hasClosed(id, this.ports.moment()))) return 'nothing';
    const at = this.ports.clock.now();
    const manifest = eventsOfType(await all.lotteryDraws.logOf(id), 'published').at(-1)?.manifest;
    if (!manifest) return this.fail(all, event, 'The event has no manifest', at);
    const entries = (await all.lotteryEntries.weightsOf(id)).map(toDrawEntry);
    const register = manifest.register ? await all.lotteryDraws.registerEnd(id) : null;
    const frozen = freeze(manifest, entries, at, this.ports.crypto, { register, newestRound });
    if (!frozen.ok && frozen.error.code === DRAW_FROZEN_TOO_LATE.code)
      return this.fail(all, event, frozen.error.texts.en, at);
    if (!frozen.ok) throw frozen.error;
    const { lock } = frozen.value;
    await all.lotteryEvents.update(
      changedEvent(event, { stage: 'frozen', isDated: 'newest_round' in lock }, at),
    );
    await appendLogLine(all, this.ports, id, at, { type: 'frozen', data: lock });
    await notifyEntrants(all, this.ports, id, 'lottery-frozen');
    const after = { count: lock.count, entryHash: lock.entry_hash, root: lock.root };
    const change = { action: EVENT_ACTIONS.frozen, event, after };
    all.audit.record(eventEntry(change, by?.principal ?? null, at));
    return 'frozen';
  }

  /** The beacon is read before the unit of work, which holds a connection of the database. */
  private async draw(id: string, by: StartedBy | null): Promise<StepOutcome> {
    const manifest = await this.work.run(
      async ({ lotteryDraws }) =>
        eventsOfType(await lotteryDraws.logOf(id), 'published').at(-1)?.manifest ?? null,
    );
    const rule = manifest?.entropy;
    const round = !rule || rule.mode === 'commit' ? null : rule.round;
    const beacon = round === null ? null : await this.roundOf(round, by?.pasted ?? null);
    if (round !== null && !beacon) return 'waiting';
    return this.work.run((all) => this.drawWith(all, id, beacon, by));
  }

  private roundOf(round: number, pasted: string | null): Promise<BeaconRound | null> {
    if (pasted === null) return this.ports.beacon.round(round);
    const parsed = parsePastedRound(pasted, round, this.ports.crypto);
    if (!parsed.ok) throw parsed.error;
    return Promise.resolve(parsed.value);
  }

  private async drawWith(
    all: PrizeRepositories,
    id: string,
    beacon: BeaconRound | null,
    by: StartedBy | null,
  ): Promise<StepOutcome> {
    const event = await all.lotteryEvents.findLocked(id);
    if (event?.stage !== 'frozen') return 'nothing';
    const at = this.ports.clock.now();
    const sealed = event.entropy === 'commit' ? await all.lotteryDraws.sealedSeedOf(id) : null;
    const seed = sealed === null ? null : this.ports.seeds.open(sealed, id);
    if (event.entropy === 'commit' && seed === null)
      return this.fail(all, event, 'The committed seed cannot be read any more', at);
    const result = drawWinners(
      await frozenDraw(all, id),
      { beacon, server_seed: seed },
      this.ports.crypto,
    );
    if (!result.ok) throw result.error;
    const { entropy, seed: drawSeed, picks } = result.value;
    const ended = changedEvent(event, { stage: 'drawn', resultAt: at }, at);
    await all.lotteryEvents.update(ended);
    const entryIds = picks.map(({ uuid }) => uuid);
    const names = await all.lotteryEntries.namesOf(entryIds);
    const winners = winnersOf(event, entryIds, names, at);
    await all.lotteryWinners.addAll(winners);
    await appendLogLine(all, this.ports, id, at, {
      type: 'selected',
      data: { entropy, seed: drawSeed, picks },
    });
    for (const winner of winners.filter(({ state }) => state === 'pending'))
      await notifyWinner(all, this.ports, winner);
    const change = { action: EVENT_ACTIONS.result, event: ended, after: { seed: drawSeed } };
    all.audit.record(eventEntry(change, by?.principal ?? null, at));
    await settleWhenDone(all, ended, at);
    return 'drawn';
  }

  private async passLapsed(all: PrizeRepositories, id: string): Promise<StepOutcome> {
    const locked = await all.lotteryEvents.findLocked(id);
    if (locked?.stage !== 'drawn') return 'nothing';
    const lapsed = await all.lotteryWinners.listLapsed(id, this.ports.clock.now());
    if (lapsed.length === 0) return 'nothing';
    const losses: Loss[] = [];
    for (const winner of lapsed) {
      const entry = await all.lotteryEntries.find(winner.entryId);
      const isGone = entry?.accountId === null;
      const reason = isGone ? 'ineligible' : 'no_reply';
      losses.push({ winner, reason, note: isGone ? 'The account was deleted' : '' });
    }
    await passOn(all, this.ports, locked, losses, null);
    return 'passed';
  }

  private async fail(
    all: PrizeRepositories,
    event: LotteryEvent,
    reason: string,
    at: Instant,
  ): Promise<StepOutcome> {
    const failed = changedEvent(event, { stage: 'failed', reason }, at);
    await all.lotteryEvents.update(failed);
    const log = { type: 'failed', data: { reason } } as const;
    await appendLogLine(all, this.ports, event.id, at, log);
    const change = { action: EVENT_ACTIONS.failed, event: failed, after: { reason } };
    all.audit.record(eventEntry(change, null, at));
    return 'failed';
  }
}

const BEACON_FAULTS: readonly string[] = [BEACON_UNAVAILABLE.code, BEACON_ROUND_INVALID.code];

const toDrawEntry = ({ id, weight }: { readonly id: string; readonly weight: number }) => ({
  uuid: id,
  weight,
});

/** The frozen list of an event as its log and its entries hold it. */
async function frozenDraw(all: PrizeRepositories, id: string): Promise<FrozenDraw> {
  const log = await all.lotteryDraws.logOf(id);
  const manifest = eventsOfType(log, 'published').at(-1)?.manifest;
  const lock = eventsOfType(log, 'frozen')[0];
  if (!manifest || !lock) throw new Error(`the log of the event ${id} has no frozen list`);
  const entries = (await all.lotteryEntries.weightsOf(id)).map(toDrawEntry);
  return { manifest, entries, lock };
}
