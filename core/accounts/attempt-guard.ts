import type { Clock } from '../shared/index.ts';
import { TOO_MANY_ATTEMPTS } from './accounts.errors.ts';
import { aMinute, GUESSES, MAILS, type AttemptRule } from './attempt-rules.ts';
import type { AttemptLimiter } from './ports/attempt-limiter.ts';
import type { DeviceMarks } from './ports/device-marks.ts';
import type { RealmName } from './realm.ts';

/** Attempts a minute. */
export interface AttemptLimits {
  readonly everywhere: number;
  readonly network: number;
  /** Of one network while there are too many everywhere. */
  readonly networkWhenSlow: number;
}

/** Somebody who says to be the owner of an account. */
export interface Guess {
  /** Of the account: `identityOf` the e-mail, or `usernameIdentity`. */
  readonly identity: string;
  readonly network: string;
  readonly deviceMark: string | null;
}

/** The counter of a guess, to be cleared when it was right. */
export type GuessCounter = string;

/**
 * Holds up those who guess passwords. Every attempt is counted before anything is looked up or hashed, for accounts that
 * exist and others alike. A device that was signed in before has a counter of its own, so that nobody locks the owner out.
 */
export class AttemptGuard {
  constructor(
    private readonly limiter: AttemptLimiter,
    private readonly marks: DeviceMarks,
    private readonly clock: Clock,
    private readonly limits: AttemptLimits,
    /** Each realm has counters of its own. */
    private readonly realm: RealmName = 'user',
  ) {}

  /** Counts a guess at an account's password or code by somebody who is not signed in. */
  async guess({ identity, network, deviceMark }: Guess): Promise<GuessCounter> {
    const device = deviceMark === null ? null : this.marks.deviceOf(deviceMark, identity);
    if (device !== null) return this.take(`device ${device}`, GUESSES);
    await this.callFrom(network);
    return this.take(`account ${this.marks.accountOf(identity)}`, GUESSES);
  }

  /** Counts a guess at the own password or code in a session that stands. */
  guessOwn(ownerId: string): Promise<GuessCounter> {
    return this.take(`user ${ownerId}`, GUESSES);
  }

  /** Counts a call that guesses at no one account, such as registering. */
  async callFrom(network: string): Promise<void> {
    const { everywhere, networkWhenSlow, network: usually } = this.limits;
    const over = await this.limiter.take(
      this.keyOf('everywhere'),
      aMinute(everywhere),
      this.clock.now(),
    );
    await this.take(`network ${network}`, aMinute(over === null ? usually : networkWhenSlow));
  }

  /** Counts a mail that somebody wants sent to an address; whether it may is not for the asker to know. */
  async mayMail(identity: string): Promise<boolean> {
    const key = this.keyOf(`mail ${this.marks.accountOf(identity)}`);
    return (await this.limiter.take(key, MAILS, this.clock.now())) === null;
  }

  right(counter: GuessCounter): Promise<void> {
    return this.limiter.clear(counter);
  }

  markFor(identity: string): string {
    return this.marks.markFor(identity);
  }

  private keyOf(what: string): string {
    return this.realm === 'user' ? what : `${this.realm} ${what}`;
  }

  private async take(what: string, rule: AttemptRule): Promise<GuessCounter> {
    const key = this.keyOf(what);
    const retryAt = await this.limiter.take(key, rule, this.clock.now());
    if (retryAt !== null) throw TOO_MANY_ATTEMPTS({ retryAt });
    return key;
  }
}
