import {
  BEACON_ROUND_INVALID,
  BEACON_UNAVAILABLE,
  QUICKNET,
  beaconRoundTime,
  checkBeaconRound,
  lastRoundAt,
  isHex,
  type Beacon,
  type BeaconRound,
  type DrawCrypto,
} from '@toolyard/core/lottery/draw';
import type { Clock, Instant } from '@toolyard/core/shared';
import * as v from 'valibot';

/** Servers of the network that answer for quicknet (docs.drand.love). */
export const DRAND_MIRRORS: readonly string[] = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

export interface DrandSettings {
  readonly crypto: DrawCrypto;
  readonly clock: Clock;
  /** Tried in this order; DRAND_MIRRORS unless given. */
  readonly mirrors?: readonly string[];
  /** For each mirror; 5 seconds unless given. */
  readonly deadlineMs?: number;
}

const DEADLINE_MS = 5_000;
/** Rounds that are due and may not be out yet: nine seconds. */
const LATE_ROUNDS = 3;
const LONGEST_BODY = 16 * 1024;

const Round = v.object({
  round: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  signature: v.custom<string>((value) => isHex(value, 48)),
  randomness: v.custom<string>((value) => isHex(value, 32)),
});

/** What one mirror says: a genuine round, that it does not exist yet, a false one, or nothing that can be used. */
type Answer = BeaconRound | 'notYet' | 'invalid' | { readonly failure: unknown };

/**
 * drand's quicknet over HTTP. The mirrors are not trusted: a round counts only when the pinned group key signed it, and
 * a false answer of one mirror leaves the word to the next.
 */
export class DrandBeacon implements Beacon {
  constructor(private readonly settings: DrandSettings) {}

  async round(round: number): Promise<BeaconRound | null> {
    if (this.settings.clock.now() < beaconRoundTime(round)) return null;
    let [notYet, invalid] = [false, false];
    let cause: unknown;
    for (const mirror of this.settings.mirrors ?? DRAND_MIRRORS) {
      const answer = await this.fetchFrom(mirror, round);
      if (answer === 'notYet') notYet = true;
      else if (answer === 'invalid') invalid = true;
      else if ('failure' in answer) cause = answer.failure;
      else return answer;
    }
    if (notYet) return null;
    throw invalid ? BEACON_ROUND_INVALID() : BEACON_UNAVAILABLE({ cause });
  }

  async newest(at: Instant): Promise<BeaconRound | null> {
    const last = lastRoundAt(at);
    for (let round = last; round > Math.max(0, last - LATE_ROUNDS); round--) {
      const found = await this.round(round);
      if (found) return found;
    }
    return null;
  }

  private async fetchFrom(mirror: string, round: number): Promise<Answer> {
    try {
      const address = new URL(`/${QUICKNET.hash}/public/${round}`, mirror);
      const signal = AbortSignal.timeout(this.settings.deadlineMs ?? DEADLINE_MS);
      const response = await fetch(address, { signal, redirect: 'error' });
      // 404 and 425 (Too Early) are the network's answers for a round to come.
      if (response.status === 404 || response.status === 425) return 'notYet';
      if (!response.ok) return { failure: new Error(`${mirror} answered ${response.status}`) };
      const parsed = v.safeParse(Round, JSON.parse(await shortText(response)));
      if (!parsed.success) return 'invalid';
      const genuine =
        parsed.output.round === round && !checkBeaconRound(parsed.output, this.settings.crypto);
      return genuine ? parsed.output : 'invalid';
    } catch (error) {
      return error instanceof SyntaxError ? 'invalid' : { failure: error };
    }
  }
}

/** The body's text; throws once it is longer than a round can be. */
async function shortText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_BODY) throw new RangeError('The answer is too long for a round');
  }
  return text + decoder.decode();
}
