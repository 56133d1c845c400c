import type { IdSource, Language, UnitOfWork } from '../../shared/index.ts';
import { accountMail } from '../account-mail.ts';
import {
  SECOND_FACTOR_CODE_WRONG,
  SECOND_FACTOR_OFF,
  SECOND_FACTOR_ON,
  SESSION_INVALID,
} from '../accounts.errors.ts';
import type { AttemptGuard } from '../attempt-guard.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import { asUser, type Principal } from '../principal.ts';
import { newRecoveryCodes } from '../recovery-codes.ts';
import { codeUsed, type SecondFactorPorts } from '../second-factor-check.ts';
import { isOn } from '../second-factor.ts';

export interface ConfirmSecondFactorInput {
  readonly code: string;
  readonly language: Language;
}

/** Switches the second factor on once a code shows that the caller's app holds the secret. */
export class ConfirmSecondFactor {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly guard: AttemptGuard,
    private readonly ports: SecondFactorPorts & { readonly ids: IdSource },
  ) {}

  /** The recovery codes, which are never shown again. */
  async execute(
    { code, language }: ConfirmSecondFactorInput,
    principal: Principal,
  ): Promise<readonly string[]> {
    const { userId } = asUser(principal);
    const counter = await this.guard.guessOwn(userId);
    const shown = await this.work.run((at) => this.confirm({ userId, code, language }, at));
    await this.guard.right(counter);
    return shown;
  }

  private async confirm(
    { userId, code, language }: ConfirmSecondFactorInput & { readonly userId: string },
    { users, secondFactors, mails }: AccountRepositories,
  ): Promise<readonly string[]> {
    const user = await users.find(userId);
    if (!user) throw SESSION_INVALID();
    const pending = await secondFactors.findLocked(userId);
    if (!pending) throw SECOND_FACTOR_OFF();
    if (isOn(pending)) throw SECOND_FACTOR_ON();
    const used = codeUsed(pending, code, this.ports);
    if (!used) throw SECOND_FACTOR_CODE_WRONG();
    const { shown, hashes } = newRecoveryCodes(this.ports.codes, this.ports.secrets);
    await secondFactors.update({ ...used, confirmedAt: used.updatedAt, recoveryHashes: hashes });
    const addressee = { address: user.email, language };
    await mails.add(accountMail('second-factor-on', addressee, this.ports));
    return shown;
  }
}
