import type { AuditActor } from '../../audit/index.ts';
import type { Clock, IdSource, Language, UnitOfWork } from '../../shared/index.ts';
import { notifyOwner } from '../mails/account-mail.ts';
import { accountEntry, type AccountAction } from '../account-audit.ts';
import type { AttemptGuard } from './attempt-guard.ts';
import type { Account, Realm } from '../realm.ts';

/** A wrong password or code for an account. */
interface FailedVerification<A extends Account> {
  readonly action: Extract<
    AccountAction,
    'session.refused' | 'session.reauthenticationRefused' | 'password.changeRefused'
  >;
  readonly account: A;
  readonly factor: 'password' | 'secondFactor';
  /** Defaults to the owner. */
  readonly actor?: AuditActor;
  readonly address?: string;
  readonly language: Language;
}

/** Audits failed verifications in a separate transaction, because the transaction of the sign-in is rolled back. */
export class FailedVerificationLog<A extends Account> {
  constructor(
    private readonly work: UnitOfWork<Realm<A>>,
    private readonly guard: AttemptGuard,
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  /** A person who enters a wrong code knows the password, so the owner is notified. */
  async record({
    action,
    account,
    factor,
    language,
    ...event
  }: FailedVerification<A>): Promise<void> {
    const isNotified = factor === 'secondFactor' && (await this.guard.allowsWarning(account.id));
    await this.work.run(async (realm) => {
      const at = this.ports.clock.now();
      const note = { at, account, after: { factor }, ...event };
      realm.audit.record(accountEntry(action, realm, note));
      if (isNotified)
        await notifyOwner('second-factor-refused', account, language, realm, this.ports);
    });
  }
}
