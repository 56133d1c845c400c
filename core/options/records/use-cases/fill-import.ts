import { newYorkDate } from '../../../calendar/index.ts';
import { asUser, type Principal } from '../../../accounts/index.ts';
import { isFinalClose, type CorporateActions, type MarketData } from '../../../market/index.ts';
import { addDays, DomainError, fromDollars } from '../../../shared/index.ts';
import type { Clock, Commit, Instant, Money, Texts } from '../../../shared/index.ts';
import {
  requireRoom,
  type Strategy,
  type StepKind,
  type StrategyReader,
  type StrategyStore,
} from '../../strategies/index.ts';
import { bulkEntry } from '../bulk-entry.ts';
import type {
  BrokerFileReading,
  BrokerFill,
  DividendLine,
  LineRefusal,
} from '../import/broker-rows.ts';
import type { AnnouncedLine } from '../import/import-dividends.ts';
import type { DailyPrice, PricesBySymbol } from '../import/group-fills.ts';
import type { FillsToImport, StrategiesOfFills } from '../import/import-fills.ts';
import type { StrategyOfFills } from '../import/strategy-of-fills.ts';
import { FILL_KNOWN, IMPORT_OUTDATED } from '../records.errors.ts';

/** Makes strategies of fills outside the event loop. */
export interface FillGrouper {
  group(input: FillsToImport): Promise<StrategiesOfFills>;
}

/** A strategy that the file makes, or adds steps to. */
export interface ImportedStrategy {
  /** Its first line in the file. */
  readonly line: number;
  readonly name: string;
  readonly symbol: string;
  readonly status: Strategy['status'];
  readonly continued: boolean;
  readonly fills: number;
  /** Σ cash of the fills. */
  readonly cash: Money;
}

/** What becomes of a line, or of a part of it. */
export type LineOutcome =
  | {
      readonly outcome: 'step';
      readonly line: number;
      /** Place of the strategy in the list. */
      readonly strategy: number;
      readonly step: StepKind;
      readonly symbol: string;
      readonly quantity: number;
      readonly price: Money;
    }
  | {
      readonly outcome: 'known' | 'skipped' | 'refused';
      readonly line: number;
      readonly code: string;
      readonly texts: Texts;
      readonly value: string;
    };

/** What fills of a broker make. Plain data, since results are stored for retries. */
export interface ImportedFills {
  readonly strategies: readonly ImportedStrategy[];
  /** In the order of their source. */
  readonly lines: readonly LineOutcome[];
}

interface FillSource {
  /** @param imported Strategies of the caller's earlier imports. */
  readonly read: (imported: readonly Strategy[], now: Instant) => BrokerFileReading;
  /** Reports the outcome without storing anything. */
  readonly dryRun: boolean;
}

/** Dividends are paid within so many days of their ex-date. */
const PAID_WITHIN_DAYS = 60;

/** Cash for fractions of shares is no dividend that a company has announced. */
const IN_LIEU = /in lieu/i;

const isImported = ({ provider }: Strategy): boolean => provider === 'import';

const outcomeOf = ({ line, skipped, code, texts, value }: LineRefusal): LineOutcome => {
  const refused = skipped ? 'skipped' : 'refused';
  return { outcome: code === FILL_KNOWN.code ? 'known' : refused, line, code, texts, value };
};

const importedStrategy = ({
  strategy: { name, symbol, status },
  continued,
  fills,
  cash,
  lines,
}: StrategyOfFills): ImportedStrategy => {
  const line = Math.min(...lines.map((each) => each.line));
  return { line, name, symbol, status, continued, fills, cash };
};

function resultOf(
  { strategies, refusals }: StrategiesOfFills,
  unread: readonly LineRefusal[],
): ImportedFills {
  const steps = strategies.flatMap(({ lines }, strategy) =>
    lines.map(({ line, step, symbol, quantity, price }): LineOutcome => ({
      ...{ outcome: 'step', line, strategy, step, symbol, quantity, price },
    })),
  );
  const others = [...refusals, ...unread].map(outcomeOf);
  const lines = [...steps, ...others].sort((a, b) => a.line - b.line);
  return { strategies: strategies.map(importedStrategy), lines };
}

/** Makes strategies of what a broker states, and stores those that the caller does not have yet. */
export class FillImport {
  constructor(
    private readonly clock: Clock,
    private readonly strategies: Pick<StrategyReader, 'listAll'>,
    private readonly market: Pick<MarketData, 'knows' | 'bars'>,
    private readonly actions: Pick<CorporateActions, 'actions'>,
    private readonly grouper: FillGrouper,
  ) {}

  /** Reads source and market before a transaction is open, since that takes a while. */
  async prepare(
    { read, dryRun }: FillSource,
    principal: Principal,
  ): Promise<Commit<StrategyStore, ImportedFills>> {
    const { userId: ownerId } = asUser(principal);
    const now = this.clock.now();
    const owned = await this.strategies.listAll(ownerId);
    const imported = owned.filter(isImported);
    const { refusals, dividends: paid = [], ...reading } = read(imported, now);
    const prices = await this.pricesOf(reading.fills, now);
    const dividends = await Promise.all(paid.map((line) => this.announced(line)));
    const origin = { ownerId, now };
    const made = await this.grouper.group({ ...reading, dividends, imported, prices, origin });
    const result = resultOf(made, refusals);
    return async ({ strategies, audit }) => {
      if (dryRun || made.strategies.length === 0) return result;
      await strategies.lockOwned(ownerId);
      const current = await strategies.listAll(ownerId);
      if (hasChanged(imported, current.filter(isImported))) throw IMPORT_OUTDATED();
      const added = made.strategies.filter(({ continued }) => !continued);
      await requireRoom(strategies, ownerId, added.length);
      await strategies.addAll(added.map(({ strategy }) => strategy));
      for (const { strategy, continued } of made.strategies)
        if (continued) await strategies.update(strategy);
      audit.record(bulkEntry('trades.imported', made.strategies.length, principal, now));
      return result;
    };
  }

  /**
   * A dividend with its ex-date and its amount as they were announced: the dividend that was paid on that day, or where the
   * source does not say when it is paid, the last one before.
   */
  private async announced(line: DividendLine): Promise<AnnouncedLine> {
    const { symbol, date } = line;
    const unknown = { ...line, announced: null };
    if (IN_LIEU.test(line.reason)) return unknown;
    try {
      const days = { from: addDays(date, -PAID_WITHIN_DAYS), to: date };
      const { value } = await this.actions.actions({ symbol, ...days });
      const listed = (value ?? []).filter((each) => each.kind === 'dividend');
      const found =
        listed.find(({ exDate }) => exDate === line.exDate) ??
        listed.find(({ payDate }) => payDate === date) ??
        listed.findLast(({ payDate }) => payDate === null);
      if (!found || (line.exDate !== null && found.exDate !== line.exDate)) return unknown;
      return { ...line, exDate: found.exDate, announced: found.amount };
    } catch (error) {
      if (error instanceof DomainError) return unknown;
      throw error;
    }
  }

  /** Daily prices of each underlying that the source knows, as traded, from a week before its first fill on. */
  private async pricesOf(fills: readonly BrokerFill[], now: Instant): Promise<PricesBySymbol> {
    const first = new Map<string, Instant>();
    for (const { underlying, at } of fills)
      first.set(underlying, Math.min(at, first.get(underlying) ?? at));
    const prices = new Map<string, readonly DailyPrice[]>();
    for (const [symbol, at] of first) {
      if (!(await this.market.knows(symbol))) continue;
      const days = { from: addDays(newYorkDate(at), -7), to: newYorkDate(now) };
      const terms = { timespan: 'day', multiplier: 1, adjusted: false } as const;
      const { value, meta } = await this.market.bars({ symbol, ...days, ...terms });
      prices.set(
        symbol,
        value.map((bar) => {
          const date = newYorkDate(bar.at);
          return { date, close: fromDollars(bar.close), isFinal: isFinalClose(date, meta) };
        }),
      );
    }
    return prices;
  }
}

/** Whether the imported strategies are no more those that the fills were grouped by. */
function hasChanged(before: readonly Strategy[], after: readonly Strategy[]): boolean {
  const versions = new Map(before.map(({ id, version }) => [id, version]));
  return (
    after.length !== before.length || after.some(({ id, version }) => versions.get(id) !== version)
  );
}
