import { actorOf, asUser, type Principal } from '../../../accounts/index.ts';
import { auditEntry, type AuditLog } from '../../../audit/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import {
  toDollars,
  VERSION_CONFLICT,
  type Clock,
  type IdSource,
  type Money,
} from '../../../shared/index.ts';
import { ledgerOf, replaceRecord, withTotal, type CapitalStore } from '../../capital/index.ts';
import {
  withoutCapital,
  type AccountOptionsSettings,
  type OptionsSettings,
} from '../options-settings.ts';
import type { OptionsSettingsStore } from '../ports/options-settings-store.ts';
import { settingsFaults } from '../settings-faults.ts';
import { OPTIONS_SETTINGS_INVALID } from '../settings.errors.ts';
import { accountSettings } from './read-options-settings.ts';

export interface ReplaceOptionsSettingsInput {
  /** A setting that is left out remains. */
  readonly settings: Partial<OptionsSettings>;
  /** The version that the caller has seen; null accepts any. */
  readonly version: number | null;
  /** The total capital that the caller has seen; another capital is refused without it. */
  readonly capitalSeen?: Money;
}

/**
 * Replaces the caller's options settings. Another capital becomes an entry of the capital ledger, unless the ledger has
 * changed since the caller read it: settings that are sent as they were read must not take a deposit back.
 */
export class ReplaceOptionsSettings {
  constructor(
    private readonly stored: OptionsSettingsStore,
    private readonly capital: CapitalStore,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  async execute(
    { settings: changed, version, capitalSeen }: ReplaceOptionsSettingsInput,
    principal: Principal,
  ): Promise<AccountOptionsSettings> {
    const { userId } = asUser(principal);
    const before = await accountSettings(this.stored, this.capital, userId);
    const settings = { ...before.settings, ...changed };
    const total = before.settings.capital;
    const isOutdated =
      (version !== null && version !== before.version) ||
      (settings.capital !== total && capitalSeen !== total);
    if (isOutdated) throw VERSION_CONFLICT({ details: { current: before } });
    const details = settingsFaults(settings);
    if (details.length > 0) throw OPTIONS_SETTINGS_INVALID({ details });
    const now = this.clock.now();
    const after = {
      ownerId: userId,
      version: before.version + 1,
      settings,
      updatedAt: Math.max(now, before.updatedAt),
    };
    await this.stored.put({ ...after, settings: withoutCapital(settings) });
    if (settings.capital !== total) await this.recordCapital(settings.capital, principal);
    this.audit.record(
      auditEntry({
        at: now,
        actor: actorOf(principal),
        action: 'optionsSettings.changed',
        subject: { kind: 'optionsSettings', id: userId, name: '' },
        before: inDollars(before.settings),
        after: inDollars(settings),
      }),
    );
    return after;
  }

  private async recordCapital(total: Money, principal: Principal): Promise<void> {
    const ledger = await ledgerOf(this.capital, asUser(principal).userId);
    const today = newYorkDate(this.clock.now());
    const record = withTotal(ledger, total, today, this.ids.next());
    const { capital, audit, clock } = this;
    await replaceRecord({ capital, audit, clock }, ledger, record, principal);
  }
}

const dollars = (amount: Money | null): number | null =>
  amount === null ? null : toDollars(amount);

/** The settings as the audit log has them. */
const inDollars = (settings: OptionsSettings) => ({
  ...settings,
  capital: toDollars(settings.capital),
  amountPerTrade: dollars(settings.amountPerTrade),
  maxRiskExposure: dollars(settings.maxRiskExposure),
  commissionPerContract: toDollars(settings.commissionPerContract),
  commissionPerTrade: toDollars(settings.commissionPerTrade),
});
