import type { AuditActor, AuditLog } from '../../audit/index.ts';
import type { Clock, Instant, UnitOfWork } from '../../shared/index.ts';
import { STRANGER, strangerName } from '../account-audit.ts';
import { TOO_MANY_ATTEMPTS } from '../accounts.errors.ts';
import { aMinute, GUESSES, MAILS, TRIPS, WARNINGS, type AttemptRule } from './attempt-rules.ts';
import { DEVICES_AT_MOST, isMarkInForce } from './trusted-device.ts';
import type { AttemptLimiter } from '../ports/attempt-limiter.ts';
import type { DeviceMarks } from '../ports/trusted-device-tokens.ts';
import type { Account, RealmName } from '../realm.ts';

/** Attempts a minute, right ones included. */
export interface AttemptLimits {
  readonly everywhere: number;
  /** Of one network, by devices that the account does not know. */
  readonly network: number;
  /** The same while there are too many everywhere. */
  readonly networkWhenSlow: number;
  /** Of one network, by known devices: an office whose people sign in at the same hour. */
  readonly knownDevices: number;
}

/** Somebody who says to be the owner of an account. */
export interface Guess {
  /** Of the account: `identityOf` the e-mail, or `usernameIdentity`. */
  readonly identity: string;
  readonly network: string;
  /** The number of the known device; null for others. */
  readonly device: number | null;
}

/** The counter of a guess, to be cleared when it was right. */
export type GuessCounter = string;

export interface AttemptPorts {
  readonly limiter: AttemptLimiter;
  readonly marks: DeviceMarks;
  readonly clock: Clock;
  readonly work: UnitOfWork<{ readonly audit: AuditLog }>;
}

/** What a counter counts, as the audit log names it. */
interface Counted {
  readonly key: string;
  readonly counter: 'account' | 'device' | 'network' | 'everywhere' | 'own';
  readonly id?: string;
  readonly name: string;
  readonly actor?: AuditActor;
  readonly network?: string;
}

/**
 * Holds up those who guess passwords. Every attempt is counted before anything is hashed, for accounts that exist and
 * others alike. A device that signed in before has a counter of its own, so that nobody locks the owner out; networks
 * and the total are counted for known devices too.
 */
export class AttemptGuard {
  constructor(
    private readonly ports: AttemptPorts,
    private readonly limits: AttemptLimits,
    /** Each realm has counters of its own. */
    private readonly realm: RealmName = 'user',
  ) {}

  /** The number of the device that a mark of the account names, while its password and date hold; else null. */
  async knownDevice(
    mark: string | null,
    identity: string,
    find: () => Promise<Pick<Account, 'passwordHash'> | null>,
  ): Promise<number | null> {
    const { marks, clock } = this.ports;
    const opened = mark === null ? null : marks.open(mark, identity);
    if (!opened || !isMarkInForce(opened, clock.now())) return null;
    const account = await find();
    if (!account || marks.epochOf(account.passwordHash) !== opened.epoch) return null;
    return opened.device;
  }

  /** The mark of a device that has signed in; a known device keeps its number. */
  markFor(
    identity: string,
    { passwordHash }: Pick<Account, 'passwordHash'>,
    device: number | null,
  ): string {
    const { marks, clock } = this.ports;
    const number = device ?? marks.anyDevice(DEVICES_AT_MOST);
    const epoch = marks.epochOf(passwordHash);
    return marks.seal({ device: number, issuedAt: clock.now(), epoch }, identity);
  }

  /** Counts a guess at an account's password or code by somebody who is not signed in. */
  async guess({ identity, network, device }: Guess): Promise<GuessCounter> {
    await this.count(network, device !== null);
    const account = this.ports.marks.accountOf(identity);
    const name = strangerName(this.realm, identity);
    return device === null
      ? this.take({ key: `account ${account}`, counter: 'account', name, network }, GUESSES)
      : this.take(
          { key: `device ${account} ${device}`, counter: 'device', name, network },
          GUESSES,
        );
  }

  /** Counts a guess at the own password or code in a session that stands. */
  guessOwn(ownerId: string): Promise<GuessCounter> {
    const actor = { realm: this.realm, id: ownerId };
    return this.take(
      { key: `user ${ownerId}`, counter: 'own', id: ownerId, name: '', actor },
      GUESSES,
    );
  }

  /** Counts a call that guesses at no one account, such as registering. */
  callFrom(network: string): Promise<void> {
    return this.count(network, false);
  }

  /** Counts a mail that somebody wants sent to an address; whether it may is not for the asker to know. */
  async mayMail(identity: string): Promise<boolean> {
    const key = this.keyOf(`mail ${this.ports.marks.accountOf(identity)}`);
    return (await this.ports.limiter.take(key, MAILS, this.ports.clock.now())) === null;
  }

  /** Counts a mail that tells an owner of a wrong code. */
  async mayWarn(ownerId: string): Promise<boolean> {
    const key = this.keyOf(`warning ${ownerId}`);
    return (await this.ports.limiter.take(key, WARNINGS, this.ports.clock.now())) === null;
  }

  right(counter: GuessCounter): Promise<void> {
    return this.ports.limiter.clear(counter);
  }

  private keyOf(what: string): string {
    return this.realm === 'user' ? what : `${this.realm} ${what}`;
  }

  private async count(network: string, known: boolean): Promise<void> {
    const { everywhere, networkWhenSlow, network: usually, knownDevices } = this.limits;
    const all: Counted = { key: 'everywhere', counter: 'everywhere', name: '', network };
    const isSlow = (await this.refusal(all, aMinute(everywhere))) !== null;
    if (known)
      await this.take(
        { key: `known network ${network}`, counter: 'network', name: network, network },
        aMinute(knownDevices),
      );
    else
      await this.take(
        { key: `network ${network}`, counter: 'network', name: network, network },
        aMinute(isSlow ? networkWhenSlow : usually),
      );
  }

  private async take(counted: Counted, rule: AttemptRule): Promise<GuessCounter> {
    const retryAt = await this.refusal(counted, rule);
    if (retryAt !== null) throw TOO_MANY_ATTEMPTS({ retryAt });
    return this.keyOf(counted.key);
  }

  /** When the next attempt may be made, where this one may not; the audit log hears of it once an hour. */
  private async refusal(counted: Counted, rule: AttemptRule): Promise<Instant | null> {
    const { limiter, clock } = this.ports;
    const key = this.keyOf(counted.key);
    const at = clock.now();
    const retryAt = await limiter.take(key, rule, at);
    if (retryAt !== null && (await limiter.take(`tripped ${key}`, TRIPS, at)) === null)
      await this.record(counted, at);
    return retryAt;
  }

  private record({ counter, id = '', name, actor, network }: Counted, at: Instant): Promise<void> {
    return this.ports.work.run(({ audit }) => {
      audit.record({
        at,
        actor: actor ?? STRANGER,
        action: 'attempts.limited',
        subject: { kind: this.realm, id, name },
        before: null,
        after: { counter },
        address: network ?? '',
      });
      return Promise.resolve();
    });
  }
}
