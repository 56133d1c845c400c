import { auditEntry, type AuditActor, type AuditLog } from '../../audit/index.ts';
import type { Clock, Instant, UnitOfWork } from '../../shared/index.ts';
import { ANONYMOUS, loggableIdentity } from '../account-audit.ts';
import { TOO_MANY_ATTEMPTS } from '../accounts.errors.ts';
import {
  perMinute,
  LOGIN_BACKOFF,
  MAIL_RATE,
  AUDIT_RATE,
  WARNING_RATE,
  OPERATOR_MAIL_RATE,
  INVITATION_RATE,
  type AttemptRule,
} from './attempt-rules.ts';
import { MAX_TRUSTED_DEVICES, isTrustedDeviceValid } from './trusted-device.ts';
import type { AttemptLimiter } from '../ports/attempt-limiter.ts';
import type { TrustedDeviceTokens } from '../ports/trusted-device-tokens.ts';
import type { Account, RealmName } from '../realm.ts';

/** Attempts per minute, successful ones included. */
export interface AttemptLimits {
  readonly total: number;
  /** From one network, by untrusted devices. */
  readonly perNetwork: number;
  /** The same while the total limit is exceeded. */
  readonly perNetworkUnderLoad: number;
  /** From one network, by trusted devices: an office whose staff sign in at the same hour. */
  readonly trustedDevicesPerNetwork: number;
}

/** A sign-in attempt before its credentials are verified. */
interface LoginAttempt {
  /** The normalised e-mail or username. */
  readonly identity: string;
  readonly network: string;
  /** The number of the known device; null for others. */
  readonly device: number | null;
}

/** Key of the counter, to be cleared after a successful attempt. */
type AttemptCounter = string;

export interface AttemptPorts {
  readonly limiter: AttemptLimiter;
  readonly deviceTokens: TrustedDeviceTokens;
  readonly clock: Clock;
  readonly work: UnitOfWork<{ readonly audit: AuditLog }>;
}

/** One counter, with its name in the audit log. */
interface CountedAttempt {
  readonly key: string;
  readonly counter: 'account' | 'device' | 'network' | 'everywhere' | 'own';
  readonly id?: string;
  readonly name: string;
  readonly actor?: AuditActor;
  readonly network?: string;
}

/**
 * Throttles sign-in attempts. Every attempt is counted before a password is hashed, also for accounts that do not exist.
 * A trusted device has its own counter, so that attackers cannot lock the owner out; the network and the total are
 * counted for trusted devices as well.
 */
export class AttemptGuard {
  constructor(
    private readonly ports: AttemptPorts,
    private readonly limits: AttemptLimits,
    /** Each realm has counters of its own. */
    private readonly realm: RealmName = 'user',
  ) {}

  /** The number of the trusted device that the token names; null when the token is invalid or expired, or the password has changed since. */
  async trustedDevice(
    mark: string | null,
    identity: string,
    find: () => Promise<Pick<Account, 'passwordHash'> | null>,
  ): Promise<number | null> {
    const { deviceTokens, clock } = this.ports;
    const opened = mark === null ? null : deviceTokens.open(mark, identity);
    if (!opened || !isTrustedDeviceValid(opened, clock.now())) return null;
    const account = await find();
    if (!account || deviceTokens.passwordEpochOf(account.passwordHash) !== opened.epoch)
      return null;
    return opened.device;
  }

  /** A token for the device that has signed in; a trusted device keeps its number. */
  deviceTokenFor(
    identity: string,
    { passwordHash }: Pick<Account, 'passwordHash'>,
    device: number | null,
  ): string {
    const { deviceTokens, clock } = this.ports;
    const number = device ?? deviceTokens.randomDevice(MAX_TRUSTED_DEVICES);
    const epoch = deviceTokens.passwordEpochOf(passwordHash);
    return deviceTokens.seal({ device: number, issuedAt: clock.now(), epoch }, identity);
  }

  /** Counts an attempt to sign in to an account. */
  async countAttempt({ identity, network, device }: LoginAttempt): Promise<AttemptCounter> {
    await this.countNetwork(network, device !== null);
    const account = this.ports.deviceTokens.accountKeyOf(identity);
    const name = loggableIdentity(this.realm, identity);
    return device === null
      ? this.take({ key: `account ${account}`, counter: 'account', name, network }, LOGIN_BACKOFF)
      : this.take(
          { key: `device ${account} ${device}`, counter: 'device', name, network },
          LOGIN_BACKOFF,
        );
  }

  /** Counts an attempt to confirm the password or a code within a session. */
  countOwnAttempt(ownerId: string): Promise<AttemptCounter> {
    const actor = { realm: this.realm, id: ownerId };
    return this.take(
      { key: `user ${ownerId}`, counter: 'own', id: ownerId, name: '', actor },
      LOGIN_BACKOFF,
    );
  }

  /** Counts a request that concerns no particular account, such as a registration. */
  countCall(network: string): Promise<void> {
    return this.countNetwork(network, false);
  }

  /** Counts a requested mail to an address; false when the limit is reached. The requester must not learn the result. */
  async allowsMail(identity: string): Promise<boolean> {
    const key = this.keyOf(`mail ${this.ports.deviceTokens.accountKeyOf(identity)}`);
    return (await this.ports.limiter.take(key, MAIL_RATE, this.ports.clock.now())) === null;
  }

  /** Counts a warning mail about a wrong code; false when the limit is reached. */
  async allowsWarning(ownerId: string): Promise<boolean> {
    const key = this.keyOf(`warning ${ownerId}`);
    return (await this.ports.limiter.take(key, WARNING_RATE, this.ports.clock.now())) === null;
  }

  /** Counts a mail with a link that an operator sends to a user; false when the limit is reached. */
  async allowsMailTo(userId: string): Promise<boolean> {
    const key = this.keyOf(`operator mail ${userId}`);
    return (
      (await this.ports.limiter.take(key, OPERATOR_MAIL_RATE, this.ports.clock.now())) === null
    );
  }

  /** Counts a mail with an invitation that a user sends, to whatever address; false when the limit is reached. */
  async allowsInvitation(senderId: string): Promise<boolean> {
    const key = this.keyOf(`invitation ${senderId}`);
    return (await this.ports.limiter.take(key, INVITATION_RATE, this.ports.clock.now())) === null;
  }

  recordSuccess(counter: AttemptCounter): Promise<void> {
    return this.ports.limiter.clear(counter);
  }

  private keyOf(what: string): string {
    return this.realm === 'user' ? what : `${this.realm} ${what}`;
  }

  private async countNetwork(network: string, isTrusted: boolean): Promise<void> {
    const all: CountedAttempt = { key: 'everywhere', counter: 'everywhere', name: '', network };
    const isUnderLoad = (await this.refusal(all, perMinute(this.limits.total))) !== null;
    const { perNetwork, perNetworkUnderLoad, trustedDevicesPerNetwork } = this.limits;
    const untrusted = isUnderLoad ? perNetworkUnderLoad : perNetwork;
    const key = `${isTrusted ? 'known ' : ''}network ${network}`;
    await this.take(
      { key, counter: 'network', name: network, network },
      perMinute(isTrusted ? trustedDevicesPerNetwork : untrusted),
    );
  }

  private async take(counted: CountedAttempt, rule: AttemptRule): Promise<AttemptCounter> {
    const retryAt = await this.refusal(counted, rule);
    if (retryAt !== null) throw TOO_MANY_ATTEMPTS({ retryAt });
    return this.keyOf(counted.key);
  }

  /** When the next attempt is allowed; null when this one is. Refusals are audited once per hour and counter. */
  private async refusal(counted: CountedAttempt, rule: AttemptRule): Promise<Instant | null> {
    const { limiter, clock } = this.ports;
    const key = this.keyOf(counted.key);
    const at = clock.now();
    const retryAt = await limiter.take(key, rule, at);
    if (retryAt !== null && (await limiter.take(`tripped ${key}`, AUDIT_RATE, at)) === null)
      await this.record(counted, at);
    return retryAt;
  }

  private record(
    { counter, id = '', name, actor, network }: CountedAttempt,
    at: Instant,
  ): Promise<void> {
    return this.ports.work.run(({ audit }) => {
      audit.record(
        auditEntry({
          at,
          actor: actor ?? ANONYMOUS,
          action: 'attempts.limited',
          subject: { kind: this.realm, id, name },
          after: { counter },
          address: network ?? '',
        }),
      );
      return Promise.resolve();
    });
  }
}
