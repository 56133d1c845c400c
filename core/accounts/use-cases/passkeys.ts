import type { Clock, IdSource, Language, UnitOfWork } from '../../shared/index.ts';
import { accountEntry } from '../account-audit.ts';
import {
  EMAIL_UNVERIFIED,
  PASSKEY_INVALID,
  PASSKEY_UNKNOWN,
  SESSION_INVALID,
  TOO_MANY_PASSKEYS,
} from '../accounts.errors.ts';
import { notifyOwner } from '../mails/account-mail.ts';
import type { ChallengeLedger } from '../passkeys/challenge-ledger.ts';
import { MAX_PASSKEYS, type Passkey } from '../passkeys/passkey.ts';
import type { PasskeyAttestation, PasskeyVerifier } from '../ports/passkey-verifier.ts';
import { ownerIn, type Principal } from '../principal.ts';
import type { Account, Realm, RealmReader, RealmRules } from '../realm.ts';
import { parsePersonName } from '../user.ts';

const purposeOf = (ownerId: string): string => `registration ${ownerId}`;

/** The caller's passkeys, the newest first. */
export class ListPasskeys {
  constructor(private readonly realm: Pick<RealmReader, 'name' | 'passkeys'>) {}

  execute(principal: Principal): Promise<readonly Passkey[]> {
    return this.realm.passkeys.listOwned(ownerIn(this.realm, principal).ownerId);
  }
}

export interface PasskeyPorts {
  readonly challenges: ChallengeLedger;
  readonly verifier: PasskeyVerifier;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** What a browser needs to make a passkey. */
export interface PasskeyCreation {
  readonly challenge: string;
  readonly relyingPartyId: string;
  readonly owner: { readonly id: string; readonly signInName: string; readonly name: string };
  /** Those of the account: an authenticator that holds one makes no other. */
  readonly existing: readonly Pick<Passkey, 'credentialId' | 'transports'>[];
}

/** Begins the registration of a passkey for the caller. */
export class StartPasskey<A extends Account = Account> {
  constructor(
    private readonly work: UnitOfWork<Realm<A>>,
    private readonly rules: RealmRules,
    private readonly ports: Pick<PasskeyPorts, 'challenges' | 'verifier'>,
  ) {}

  async execute(principal: Principal): Promise<PasskeyCreation> {
    const { ownerId } = ownerIn(this.rules, principal);
    return this.work.run(async (realm) => {
      const account = await ownAccount(realm, ownerId);
      const existing = await realm.passkeys.listOwned(ownerId);
      if (existing.length >= MAX_PASSKEYS) throw TOO_MANY_PASSKEYS();
      return {
        challenge: this.ports.challenges.issue(purposeOf(ownerId)),
        relyingPartyId: this.ports.verifier.relyingPartyId,
        owner: { id: ownerId, signInName: realm.signInName(account), name: account.name },
        existing,
      };
    });
  }
}

/** The caller's account, which may have passkeys. */
async function ownAccount<A extends Account>(realm: Realm<A>, ownerId: string): Promise<A> {
  const account = await realm.accounts.find(ownerId);
  if (!account || realm.isDisabled(account)) throw SESSION_INVALID();
  // Otherwise a person who registers another person's address could keep a way in after the owner resets the password.
  if (!realm.isAddressVerified(account)) throw EMAIL_UNVERIFIED();
  return account;
}

interface AddPasskeyInput {
  readonly name: string;
  readonly answer: PasskeyAttestation;
  readonly language: Language;
}

/** Stores the passkey that the caller's authenticator has made, and tells the owner by mail. */
export class AddPasskey<A extends Account = Account> {
  constructor(
    private readonly work: UnitOfWork<Realm<A>>,
    private readonly rules: RealmRules,
    private readonly ports: PasskeyPorts,
  ) {}

  async execute(
    { name, answer, language }: AddPasskeyInput,
    principal: Principal,
  ): Promise<Passkey> {
    const { challenges, verifier, clock, ids } = this.ports;
    const { ownerId } = ownerIn(this.rules, principal);
    const checked = parsePersonName(name);
    if (!checked.ok) throw checked.error;
    const made = await verifier.verifyRegistration(answer, (challenge) =>
      challenges.spend(challenge, purposeOf(ownerId)),
    );
    if (!made) throw PASSKEY_INVALID();
    const at = clock.now();
    const named = { id: ids.next(), ownerId, name: checked.value, transports: answer.transports };
    const passkey: Passkey = { ...named, ...made, createdAt: at, lastUsedAt: null };
    await this.work.run(async (realm) => {
      const owned = await realm.passkeys.listLocked(ownerId);
      if (owned.length >= MAX_PASSKEYS) throw TOO_MANY_PASSKEYS();
      const account = await ownAccount(realm, ownerId);
      await realm.passkeys.add(passkey);
      await notifyOwner('passkey-added', account, language, realm, this.ports);
      const after = { name: passkey.name };
      realm.audit.record(accountEntry('passkey.added', realm, { at, account, after }));
    });
    return passkey;
  }
}

/** Gives one of the caller's passkeys another name. */
export class RenamePasskey {
  constructor(
    private readonly realm: Realm,
    private readonly clock: Clock,
  ) {}

  async execute(
    { id, name }: { readonly id: string; readonly name: string },
    principal: Principal,
  ): Promise<Passkey> {
    const { accounts, passkeys, audit } = this.realm;
    const { ownerId } = ownerIn(this.realm, principal);
    const checked = parsePersonName(name);
    if (!checked.ok) throw checked.error;
    const account = await accounts.find(ownerId);
    if (!account) throw SESSION_INVALID();
    const before = await passkeys.rename(ownerId, id, checked.value);
    if (!before) throw PASSKEY_UNKNOWN();
    const names = { before: { name: before.name }, after: { name: checked.value } };
    const event = { at: this.clock.now(), account, ...names };
    audit.record(accountEntry('passkey.renamed', this.realm, event));
    return { ...before, name: checked.value };
  }
}

/** Deletes one of the caller's passkeys, which opens nothing from then on, and tells the owner by mail. */
export class RemovePasskey {
  constructor(
    private readonly realm: Realm,
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  async execute(
    { id, language }: { readonly id: string; readonly language: Language },
    principal: Principal,
  ): Promise<void> {
    const { accounts, passkeys, audit } = this.realm;
    const { ownerId } = ownerIn(this.realm, principal);
    const account = await accounts.find(ownerId);
    if (!account) throw SESSION_INVALID();
    const removed = await passkeys.remove(ownerId, id);
    if (!removed) throw PASSKEY_UNKNOWN();
    await notifyOwner('passkey-removed', account, language, this.realm, this.ports);
    const event = { at: this.ports.clock.now(), account, before: { name: removed.name } };
    audit.record(accountEntry('passkey.removed', this.realm, event));
  }
}
