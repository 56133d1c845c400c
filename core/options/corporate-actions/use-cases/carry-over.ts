import { auditEntry, SYSTEM, type AuditLog } from '../../../audit/index.ts';
import { newYorkDate, newYorkInstant, nextTradingDay } from '../../../calendar/index.ts';
import {
  isShareAction,
  type CorporateActions,
  type ShareAction,
  type Sourced,
} from '../../../market/index.ts';
import {
  addDays,
  DomainError,
  isListedTicker,
  type CalendarDate,
  type Clock,
  type IdSource,
  type Instant,
  type UnitOfWork,
} from '../../../shared/index.ts';
import { withNewSymbol, type WatchlistStore } from '../../../watchlist/index.ts';
import {
  ALERT_SETTING,
  alertAfter,
  alertEntry,
  isSilent,
  mailNotices,
  type ActionEffect,
  type AlertNotice,
  type AlertWork,
} from '../../alerts/index.ts';
import { newTicker, parseOptionSymbol } from '../../contracts/index.ts';
import type { Alert } from '../../settings/index.ts';
import {
  planAfter,
  strategyEntry,
  type Strategy,
  type StrategyRepository,
} from '../../strategies/index.ts';
import type {
  CorporateActionCheck,
  CorporateActionChecks,
} from '../ports/corporate-action-checks.ts';

export interface CarryOverWork extends AlertWork {
  readonly strategies: Pick<StrategyRepository, 'listAll' | 'updatePlan'>;
  readonly watchlists: WatchlistStore;
  readonly audit: AuditLog;
  readonly corporateActionChecks: CorporateActionChecks;
}

export interface CarryOverPorts {
  readonly actions: Pick<CorporateActions, 'actions'>;
  readonly clock: Clock;
  readonly ids: IdSource;
}

const MINUTE = 60_000;
/** A symbol that could not be read, or whose server was killed, is read again after this time. */
const AGAIN_AFTER = 15 * MINUTE;
const BATCH = 50;
/** Providers announce some actions after their ex-date: so many days are read again. */
const LATE_DAYS = 10;
/** The first check of a symbol goes back so many days. */
const FIRST_DAYS = 400;

/** One action for one account. */
interface Change {
  readonly ownerId: string;
  readonly action: ShareAction;
  /** Whether it is one of the simulated market. */
  readonly simulated: boolean;
  readonly at: Instant;
}

/** The underlying that a symbol or a contract names; none for chain files, whose companies have done all they will do. */
function companyOf(name: string): readonly string[] {
  if (isListedTicker(name)) return [name];
  const contract = parseOptionSymbol(name);
  return contract.ok && isListedTicker(contract.value.underlying)
    ? [contract.value.underlying]
    : [];
}

/**
 * Carries watchlists, alerts and plans over splits, special dividends, symbol changes and mergers, once per trading day when
 * the day begins in New York, before anything trades at the new price. Several servers may run it at once:
 *
 * 1. One unit of work takes the symbols that are due and puts them off, so that no other server reads them.
 * 2. Their corporate actions are read without a unit of work.
 * 3. One unit of work per action and account stores what changes together with the notices, mails and audit entries. An
 *    alert and a plan remember the actions that have changed them, and a renamed symbol is gone from its list, so that an action
 *    that is read twice changes nothing more.
 * 4. The symbol is put off until the next trading day.
 *
 * A server that is killed in between, or whose provider does not answer, leaves the symbol due again after 15 minutes,
 * with all days since the last one that was carried over. An announced action changes nothing before its ex-date.
 */
export class CarryOverCorporateActions {
  /** The day for which this server has collected the symbols that somebody watches. */
  private collectedFor: CalendarDate | null = null;

  constructor(
    private readonly work: UnitOfWork<CarryOverWork>,
    private readonly ports: CarryOverPorts,
  ) {}

  /** The number of accounts that something changed for. Symbols that cannot be read reject after the others were served. */
  async execute(): Promise<number> {
    await this.collect();
    const faults: unknown[] = [];
    for (let changed = 0; ;) {
      const at = this.ports.clock.now();
      const taken = await this.work.run(({ corporateActionChecks }) =>
        corporateActionChecks.takeDue(at, at + AGAIN_AFTER, BATCH),
      );
      for (const check of taken)
        try {
          changed += await this.carryOver(check, at);
        } catch (fault) {
          faults.push(fault);
        }
      if (taken.length < BATCH) {
        if (faults.length > 0) throw faults[0];
        return changed;
      }
    }
  }

  private async collect(): Promise<void> {
    const at = this.ports.clock.now();
    const today = newYorkDate(at);
    if (this.collectedFor === today) return;
    await this.work.run(async ({ corporateActionChecks }) => {
      const named = await corporateActionChecks.named();
      await corporateActionChecks.setSymbols([...new Set(named.flatMap(companyOf))], at);
    });
    this.collectedFor = today;
  }

  private async carryOver(check: CorporateActionCheck, at: Instant): Promise<number> {
    const { symbol, handledTo } = check;
    const today = newYorkDate(at);
    const from = handledTo === null ? addDays(today, -FIRST_DAYS) : addDays(handledTo, -LATE_DAYS);
    const { actions, isWhole, simulated } = await this.read(symbol, from, today);
    let changed = 0;
    for (const action of actions)
      for (const ownerId of await this.owners(symbol))
        if (await this.work.run((all) => this.apply(all, { ownerId, action, simulated, at })))
          changed += 1;
    const dueAt = newYorkInstant(nextTradingDay(today), 0);
    await this.work.run(({ corporateActionChecks }) =>
      corporateActionChecks.update({ symbol, handledTo: isWhole ? today : handledTo, dueAt }),
    );
    return changed;
  }

  private owners(symbol: string): Promise<readonly string[]> {
    return this.work.run((all) => all.corporateActionChecks.ownersOf(symbol));
  }

  /** Actions in force by ex-date, and whether they are all that a real market knows of these days. */
  private async read(
    symbol: string,
    from: CalendarDate,
    to: CalendarDate,
  ): Promise<{
    readonly actions: readonly ShareAction[];
    readonly isWhole: boolean;
    readonly simulated: boolean;
  }> {
    const found = await orUnknown(this.ports.actions.actions({ symbol, from, to }));
    const actions = (found?.value ?? []).filter(isShareAction);
    const { simulated, partial } = found?.meta ?? { simulated: true, partial: true };
    return { actions, simulated, isWhole: found?.value != null && !simulated && !partial };
  }

  /** Whether something changed. */
  private async apply(all: CarryOverWork, change: Change): Promise<boolean> {
    const { ownerId } = change;
    const strategies = await all.strategies.listAll(ownerId);
    const notices = [
      ...(await this.onWatchlists(all, change)),
      ...(await this.onAlerts(all, change, strategies)),
      ...(await this.onPlans(all, change, strategies)),
    ];
    if (notices.length === 0) return false;
    await all.notices.addAll(notices);
    const [rule] = await all.alerts.listOwned(ownerId);
    await mailNotices(all, notices, new Map(rule && [[ownerId, rule.language]]), this.ports);
    return true;
  }

  private async onWatchlists(all: CarryOverWork, change: Change): Promise<readonly AlertNotice[]> {
    const { ownerId, action, at } = change;
    const newSymbol = newTicker(action);
    const before = await all.watchlists.findOwned(ownerId);
    if (newSymbol === null || before === null) return [];
    // Later than this, somebody may watch another company under the old symbol.
    if (before.updatedAt >= newYorkInstant(addDays(action.exDate, LATE_DAYS), 0)) return [];
    const lists = withNewSymbol(before.lists, action.symbol, newSymbol);
    if (lists === null) return [];
    const updatedAt = Math.max(at, before.updatedAt);
    await all.watchlists.put({ ...before, version: before.version + 1, lists, updatedAt });
    all.audit.record(
      auditEntry({
        at,
        actor: SYSTEM,
        action: 'watchlist.changed',
        subject: { kind: 'watchlist', id: ownerId, name: '' },
        before: { lists: before.lists },
        after: { lists },
      }),
    );
    const names = before.lists
      .filter(({ symbols }) => symbols.includes(action.symbol))
      .map(({ name }) => name);
    const effect = { kind: 'watchlist', lists: names } as const;
    return [await this.notice(all, change, effect, 'marketAlerts')];
  }

  private async onAlerts(
    all: CarryOverWork,
    change: Change,
    strategies: readonly Strategy[],
  ): Promise<readonly AlertNotice[]> {
    const { ownerId, action, simulated, at } = change;
    const onCompany = strategies.filter(
      (each) => each.symbol === action.symbol && each.simulated === simulated,
    );
    const positions = new Set(onCompany.map(({ id }) => id));
    const notices: AlertNotice[] = [];
    for (const before of await all.alerts.listOwned(ownerId)) {
      const after = alertAfter(before, action, positions, at);
      if (after === null) continue;
      await all.alerts.update(after);
      all.audit.record(alertEntry({ action: 'alert.changed', before, after }, SYSTEM, at));
      const effect: ActionEffect = {
        kind: 'alert',
        ruleId: before.id,
        before: before.condition,
        after: after.adjustments.at(-1)?.carried ? after.condition : null,
      };
      const setting = ALERT_SETTING[before.condition.kind];
      notices.push(await this.notice(all, change, effect, setting));
    }
    return notices;
  }

  private async onPlans(
    all: CarryOverWork,
    change: Change,
    strategies: readonly Strategy[],
  ): Promise<readonly AlertNotice[]> {
    const { at } = change;
    const notices: AlertNotice[] = [];
    for (const before of strategies) {
      const after = planAfter(before, change, at);
      if (after === null) continue;
      await all.strategies.updatePlan(after);
      all.audit.record(strategyEntry({ action: 'strategy.adjusted', before, after }, 'system', at));
      const carried = after.planAdjustments.at(-1)?.carried ?? false;
      const effect = { kind: 'plan', strategyId: before.id, name: after.name, carried } as const;
      notices.push(await this.notice(all, change, effect, 'tradeAlerts'));
    }
    return notices;
  }

  private async notice(
    all: CarryOverWork,
    { ownerId, action, at }: Change,
    effect: ActionEffect,
    setting: Alert,
  ): Promise<AlertNotice> {
    const silent = await isSilent(all, { ownerId, setting, at });
    const id = this.ports.ids.next();
    const subject = action.symbol;
    return {
      kind: 'corporateAction',
      id,
      ownerId,
      action,
      effect,
      subject,
      at,
      silent,
      readAt: null,
    };
  }
}

/** Null where the source does not know the symbol. */
async function orUnknown<T>(read: Promise<Sourced<T>>): Promise<Sourced<T> | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'notFound') return null;
    throw error;
  }
}
