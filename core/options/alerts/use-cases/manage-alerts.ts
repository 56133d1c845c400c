import { actorOf, asUser, type Principal } from '../../../accounts/index.ts';
import {
  auditEntry,
  isSameState,
  type AuditActor,
  type AuditLog,
  type AuditState,
} from '../../../audit/index.ts';
import { SYMBOL_UNKNOWN, type MarketData } from '../../../market/index.ts';
import {
  VERSION_CONFLICT,
  type Clock,
  type Commit,
  DomainError,
  type ErrorDefinition,
  type IdSource,
  type Instant,
  type Language,
} from '../../../shared/index.ts';
import { EXPIRY_UNKNOWN, requestedRoot, type OptionChains } from '../../chain/index.ts';
import {
  CONTRACT_ADJUSTED,
  CONTRACT_EXPIRED,
  hasExpired,
  parseOptionSymbol,
} from '../../contracts/index.ts';
import { STRATEGY_STATUS, STRATEGY_UNKNOWN, type StrategyReader } from '../../strategies/index.ts';
import {
  conditionFaults,
  parseCondition,
  type AlertCondition,
  type ConditionDraft,
} from '../alert-condition.ts';
import { armed, MAX_ALERTS, type AlertPhase, type AlertRule, type Repeat } from '../alert-rule.ts';
import { ALERT_INVALID, ALERT_UNKNOWN, ALERTS_FULL } from '../alerts.errors.ts';
import type { AlertRepository } from '../ports/alert-repository.ts';

export interface AlertStore {
  readonly alerts: AlertRepository;
  readonly audit: AuditLog;
}

/** What conditions are checked against before they are stored. */
export interface AlertPorts {
  readonly market: Pick<MarketData, 'knows'>;
  readonly chains: OptionChains;
  readonly strategies: Pick<StrategyReader, 'findOwned'>;
  readonly alerts: Pick<AlertRepository, 'findOwned'>;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** A refusal of one field of the condition. */
function atField(refusal: ErrorDefinition, field: keyof ConditionDraft): DomainError {
  const { texts } = refusal;
  return refusal({ details: [{ field: `condition.${field}`, message: texts.en, texts }] });
}

function parsed(draft: ConditionDraft): AlertCondition {
  const found = parseCondition(draft);
  if (found.ok) return found.value;
  const details = conditionFaults(draft).map((fault) => ({
    ...fault,
    field: `condition.${fault.field}`,
  }));
  throw ALERT_INVALID({ details });
}

/** The condition of a draft and what it is about. Refuses at the field: unknown symbols and contracts, positions that are not the caller's or not open. */
async function checkedCondition(
  draft: ConditionDraft,
  ownerId: string,
  { market, chains, strategies, clock }: AlertPorts,
): Promise<{ readonly condition: AlertCondition; readonly subject: string }> {
  const condition = parsed(draft);
  if ('symbol' in condition) {
    const isKnown =
      condition.kind === 'optionPrice'
        ? await isListed(condition.symbol, chains, clock.now())
        : await market.knows(condition.symbol);
    if (!isKnown) throw atField(SYMBOL_UNKNOWN, 'symbol');
    return { condition, subject: condition.symbol };
  }
  if (condition.kind === 'limit' || condition.strategyId === null)
    return { condition, subject: '' };
  const strategy = await strategies.findOwned(ownerId, condition.strategyId);
  if (!strategy) throw atField(STRATEGY_UNKNOWN, 'strategyId');
  if (strategy.status !== 'active') throw atField(STRATEGY_STATUS, 'strategyId');
  return { condition, subject: strategy.name };
}

/** Refuses at the field with CONTRACT_EXPIRED, or with CONTRACT_ADJUSTED where nobody quotes an adjusted contract. */
async function isListed(symbol: string, chains: OptionChains, now: Instant): Promise<boolean> {
  const contract = parseOptionSymbol(symbol);
  if (!contract.ok || !(await chains.knows(contract.value.underlying))) return false;
  const { underlying, expiry, root, contractClass } = contract.value;
  if (hasExpired(contract.value, now)) throw atField(CONTRACT_EXPIRED, 'symbol');
  const { value: listed } = await chains.expiries(underlying);
  const isAdjusted = contractClass === 'adjusted';
  // Adjusted roots are on no list of days.
  const cell = listed.find((each) => each.expiry === expiry) ?? (isAdjusted ? {} : null);
  if (!cell) return false;
  try {
    const { value } = await chains.chain(underlying, expiry, requestedRoot(cell, root));
    return [...value.calls, ...value.puts].some((quote) => quote.symbol === symbol);
  } catch (fault) {
    const isUnlisted = fault instanceof DomainError && fault.code === EXPIRY_UNKNOWN.code;
    throw isUnlisted && isAdjusted ? atField(CONTRACT_ADJUSTED, 'symbol') : fault;
  }
}

const stateOf = ({ condition, repeat, paused, subject }: AlertRule): AuditState => ({
  condition: { ...condition },
  repeat,
  paused,
  subject,
});

interface AlertChange {
  readonly action: 'alert.created' | 'alert.changed' | 'alert.deleted';
  readonly before: AlertRule | null;
  readonly after: AlertRule | null;
}

/** The audit entry of a change of an alert. */
export function alertEntry({ action, before, after }: AlertChange, actor: AuditActor, at: Instant) {
  const rule = after ?? before;
  return auditEntry({
    at,
    actor,
    action,
    subject: rule && { kind: 'alert', id: rule.id, name: rule.subject || rule.condition.kind },
    before: before && stateOf(before),
    after: after && stateOf(after),
  });
}

export interface CreateAlertInput {
  readonly condition: ConditionDraft;
  readonly repeat: Repeat;
  /** Absent: not paused. */
  readonly paused?: boolean | undefined;
  /** Absent: armed. Another phase restores a deleted alert. */
  readonly phase?: AlertPhase | undefined;
  readonly language: Language;
}

/** Makes an alert of the caller. An armed one is checked at once, and fires at once where its condition already holds. */
export class CreateAlert {
  constructor(private readonly ports: AlertPorts) {}

  async prepare(
    { condition: draft, repeat, paused = false, phase = 'armed', language }: CreateAlertInput,
    principal: Principal,
  ): Promise<Commit<AlertStore, AlertRule>> {
    const { userId: ownerId } = asUser(principal);
    const { condition, subject } = await checkedCondition(draft, ownerId, this.ports);
    const at = this.ports.clock.now();
    const made: AlertRule = {
      id: this.ports.ids.next(),
      ownerId,
      version: 1,
      condition,
      repeat,
      paused,
      phase,
      subject,
      language,
      value: null,
      quotedAt: null,
      checkedAt: null,
      firedAt: null,
      dueAt: at,
      createdAt: at,
      updatedAt: at,
      statedAt: at,
      adjustments: [],
    };
    return async ({ alerts, audit }) => {
      if ((await alerts.countLocked(ownerId)) >= MAX_ALERTS) throw ALERTS_FULL();
      await alerts.add(made);
      audit.record(
        alertEntry({ action: 'alert.created', before: null, after: made }, actorOf(principal), at),
      );
      return made;
    };
  }
}

/** The owner's alert at the version that the caller has seen, null for any. Refuses with ALERT_UNKNOWN or VERSION_CONFLICT. */
async function findVersion(
  alerts: Pick<AlertRepository, 'findOwned'>,
  ownerId: string,
  { id, version }: { readonly id: string; readonly version: number | null },
): Promise<AlertRule> {
  const current = await alerts.findOwned(ownerId, id);
  if (!current) throw ALERT_UNKNOWN();
  if (version !== null && version !== current.version)
    throw VERSION_CONFLICT({ details: { current } });
  return current;
}

export interface ChangeAlertInput {
  readonly id: string;
  /** The version that the caller has seen; null is any. */
  readonly version: number | null;
  readonly condition: ConditionDraft;
  readonly repeat: Repeat;
  readonly paused: boolean;
  readonly language: Language;
}

/** Replaces one of the caller's alerts, and arms it anew: pausing, resuming and editing. */
export class ChangeAlert {
  constructor(private readonly ports: AlertPorts) {}

  async prepare(
    { id, version, condition: draft, repeat, paused, language }: ChangeAlertInput,
    principal: Principal,
  ): Promise<Commit<AlertStore, AlertRule>> {
    const { userId: ownerId } = asUser(principal);
    const current = await findVersion(this.ports.alerts, ownerId, { id, version });
    const checked = await this.checked(draft, current);
    return async ({ alerts, audit }) => {
      const before = await findVersion(alerts, ownerId, { id, version });
      const at = this.ports.clock.now();
      const stated = checked && { ...checked, statedAt: at, adjustments: [] };
      const change = { ...stated, repeat, paused, language };
      const after = armed(before, change, at);
      await alerts.update(after);
      audit.record(alertEntry({ action: 'alert.changed', before, after }, actorOf(principal), at));
      return after;
    };
  }

  /** A condition that remains is not checked again, so that an alert of a closed position can be paused. */
  private async checked(draft: ConditionDraft, current: AlertRule) {
    if (isSameState({ ...parsed(draft) }, { ...current.condition })) return null;
    return checkedCondition(draft, current.ownerId, this.ports);
  }
}

/** Removes one of the caller's alerts. Its notices remain. */
export class DeleteAlert {
  constructor(
    private readonly alerts: AlertRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(
    seen: { readonly id: string; readonly version: number | null },
    principal: Principal,
  ): Promise<void> {
    const { userId } = asUser(principal);
    const before = await findVersion(this.alerts, userId, seen);
    await this.alerts.remove(before);
    const change = { action: 'alert.deleted', before, after: null } as const;
    this.audit.record(alertEntry(change, actorOf(principal), this.clock.now()));
  }
}

/** The caller's alerts, newest first. */
export class ListAlerts {
  constructor(private readonly alerts: Pick<AlertRepository, 'listOwned'>) {}

  execute(principal: Principal): Promise<readonly AlertRule[]> {
    return this.alerts.listOwned(asUser(principal).userId);
  }
}
