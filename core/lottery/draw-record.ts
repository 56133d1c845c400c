import type { FieldError, Instant, Language, Texts } from '../shared/index.ts';
import {
  buildManifest,
  eventsOfType,
  manifestHash,
  nextLine,
  registerStart,
  proofBundle,
  seedCommit,
  signLock,
  signManifest,
  type DrawCrypto,
  type DrawEvent,
  type DrawSigner,
  type LogLine,
  type Manifest,
  type ProofBundle,
} from './draw/index.ts';
import { LOTTERY_RULES_CONTRADICT } from './lottery.errors.ts';
import type { LotteryEvent } from './lottery-event.ts';
import type { DrawRecordRepository } from './ports/draw-record-repository.ts';
import type { EntryRepository } from './ports/entry-repository.ts';
import type { SeedVault } from './ports/seed-vault.ts';
import { ruleContradictions } from './standard-rules.ts';

export interface DrawRepositories {
  readonly lotteryDraws: DrawRecordRepository;
}

export interface DrawTools {
  readonly crypto: DrawCrypto;
  readonly seeds: SeedVault;
}

/** Who may enter, as the manifest publishes it. */
const eligibility = (event: LotteryEvent) => ({
  verified_email: event.needsVerifiedEmail,
  min_account_age_days: event.minAccountAge,
  ...(event.maxWeight > 1 ? { account_age_days_per_further_chance: event.daysPerChance } : {}),
});

/** The manifest in force; null for a draft. */
export async function manifestOf(
  draws: Pick<DrawRecordRepository, 'logOf'>,
  eventId: string,
): Promise<Manifest | null> {
  return manifestInForce(await draws.logOf(eventId));
}

/** The manifest in force by a log; null for an empty one. */
export const manifestInForce = (log: readonly LogLine[]): Manifest | null =>
  eventsOfType(log, 'published').at(-1)?.manifest ?? null;

/** Refuses rules that say otherwise than the terms, or name another organiser, with LOTTERY_RULES_CONTRADICT. */
export function demandRulesInAccord(event: LotteryEvent): void {
  const details = ruleContradictions(event, event.organiser.name).map(({ place, expected }) =>
    contradiction(place, expected),
  );
  if (details.length > 0) throw LOTTERY_RULES_CONTRADICT({ details });
}

/**
 * Publishes the terms of an event as the first manifest or as one that replaces the last. Each manifest of an event
 * without a beacon commits to a new seed. Refuses with LOTTERY_RULES_CONTRADICT rules that say otherwise than the terms.
 */
export async function recordManifest(
  { lotteryDraws }: DrawRepositories,
  tools: DrawTools,
  event: LotteryEvent,
  at: Instant,
): Promise<void> {
  demandRulesInAccord(event);
  const previous = await manifestOf(lotteryDraws, event.id);
  const seed = event.entropy === 'commit' ? tools.seeds.next() : null;
  const built = buildManifest(
    {
      eventId: event.id,
      opensAt: event.opensAt,
      closesAt: event.closesAt,
      drawAt: event.drawAt,
      rules: event.rules,
      prizes: event.prizes.map(({ id, count }) => ({ id, count })),
      alternates: event.alternates,
      maxWeight: event.maxWeight,
      capacity: event.capacity,
      eligibility: eligibility(event),
      entropy:
        seed === null
          ? { mode: 'beacon' }
          : { mode: 'commit', seedCommit: seedCommit(event.id, seed, tools.crypto) },
      previous,
      // One that began without a register has entries that it lacks.
      register: previous === null || previous.register === true,
      sample: event.sample,
    },
    tools.crypto,
  );
  if (!built.ok) throw built.error;
  const manifest = built.value;
  if (seed !== null) await lotteryDraws.putSealedSeed(event.id, tools.seeds.seal(seed, event.id));
  if (previous === null)
    await lotteryDraws.openRegister(event.id, registerStart(event.id, tools.crypto));
  await appendLogLine({ lotteryDraws }, tools, event.id, at, {
    type: 'published',
    data: { manifest, manifest_hash: manifestHash(manifest, tools.crypto) },
  });
}

const contradiction = (place: number, expected: Texts | null): FieldError => {
  const said = (language: Language, yes: string, no: string) =>
    expected === null ? no : `${yes}${expected[language]}`;
  const words: Texts = {
    en: said('en', 'By the terms it is: ', 'The terms say nothing of this'),
    'zh-CN': said('zh-CN', '按条款应为：', '条款中没有这一项'),
  };
  return { field: `rules.${place}`, message: words.en, texts: words };
};

/** Adds a line to the public log of an event. The event must be locked, so that lines have one order. */
export async function appendLogLine(
  { lotteryDraws }: DrawRepositories,
  { crypto }: Pick<DrawTools, 'crypto'>,
  eventId: string,
  at: Instant,
  event: DrawEvent,
): Promise<void> {
  const last = await lotteryDraws.lastLine(eventId);
  await lotteryDraws.append({ eventId, line: nextLine(last, event, at, crypto) });
}

interface ProofReaders {
  readonly lotteryDraws: Pick<DrawRecordRepository, 'logOf' | 'registerOf'>;
  readonly lotteryEntries: Pick<EntryRepository, 'weightsOf'>;
}

export interface ProofTools {
  readonly crypto: DrawCrypto;
  readonly signer: DrawSigner;
}

/** Everything that a stranger needs to check the event's draw, signed now; null for a draft. */
export async function proofOf(
  all: ProofReaders,
  { crypto, signer }: ProofTools,
  event: LotteryEvent,
): Promise<ProofBundle | null> {
  const log = await all.lotteryDraws.logOf(event.id);
  const manifest = eventsOfType(log, 'published').at(-1)?.manifest;
  if (!manifest) return null;
  const lock = eventsOfType(log, 'frozen')[0];
  const entries = lock ? await all.lotteryEntries.weightsOf(event.id) : null;
  const record = {
    rules: event.rules,
    log,
    manifestSignature: signManifest(manifest, signer),
    entries: entries && entries.map(({ id, weight }) => ({ uuid: id, weight })),
    lockSignature: lock ? signLock(lock, signer) : null,
    register: manifest.register ? await all.lotteryDraws.registerOf(event.id) : null,
  };
  return proofBundle(record, signer, crypto);
}
