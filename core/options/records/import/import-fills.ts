import { sumMoney } from '../../../shared/index.ts';
import { cashOf, MAX_TURNOVER, turnover, type Strategy } from '../../strategies/index.ts';
import { TRADE_TOO_LONG } from '../records.errors.ts';
import { lineRefusal, type BrokerFileReading, type LineRefusal } from './broker-rows.ts';
import { buildTrade } from './build-trade.ts';
import { continueTrade } from './continue-trade.ts';
import { withDividendsOfFile, type AnnouncedLine } from './import-dividends.ts';
import type { StrategyOfFills } from './strategy-of-fills.ts';
import { groupFills, type PricesBySymbol, type GroupedStrategy } from './group-fills.ts';
import type { ImportOrigin } from './read-trade-file.ts';

export interface StrategiesOfFills {
  readonly strategies: readonly StrategyOfFills[];
  readonly refusals: readonly LineRefusal[];
}

/** The fills of a broker's file with what is known about them. */
export interface FillsToImport extends Pick<BrokerFileReading, 'fills' | 'cancelled'> {
  /** Strategies of earlier imports. */
  readonly imported: readonly Strategy[];
  readonly prices: PricesBySymbol;
  readonly dividends?: readonly AnnouncedLine[];
  readonly origin: ImportOrigin;
}

function strategyOf(
  { symbol, existing, steps: grouped }: GroupedStrategy,
  { ownerId, now }: ImportOrigin,
  nextId: () => string,
): StrategyOfFills {
  const steps = grouped.map(({ at, spot, note, placed }) => ({
    ...{ at, spot, note },
    fills: placed.map(({ fill }) => fill),
  }));
  const origin = { ownerId, provider: 'import', simulated: false, sample: false, now, nextId };
  const strategy = existing
    ? continueTrade(existing, steps, origin)
    : buildTrade({ name: '', symbol, steps }, origin);
  const added = strategy.steps.slice(existing?.steps.length ?? 0);
  const lines = grouped.flatMap(({ placed }, index) =>
    placed.map(({ line, fill: { symbol: contract, quantity, price } }) => ({
      ...{ line, symbol: contract, quantity, price },
      step: added[index]!.kind,
      at: added[index]!.at,
    })),
  );
  const fills = steps.flatMap((step) => step.fills);
  const cash = sumMoney(fills.map(cashOf));
  return { strategy, continued: existing !== null, fills: fills.length, cash, lines };
}

/** The strategies of a broker's fills, with every step, and the lines that are refused. */
export function strategiesOfFills(
  { imported, prices, origin, dividends = [], ...reading }: FillsToImport,
  nextId: () => string,
): StrategiesOfFills {
  const grouped = groupFills(reading, imported, prices, nextId);
  const made = grouped.strategies.map((each) => strategyOf(each, origin, nextId));
  const isTooLarge = ({ strategy }: StrategyOfFills) => turnover(strategy.steps) > MAX_TURNOVER;
  const tooLarge = made
    .filter(isTooLarge)
    .flatMap(({ lines }) =>
      lines.map(({ line, symbol }) => lineRefusal(line, TRADE_TOO_LONG, symbol)),
    );
  const { now } = origin;
  const paid = withDividendsOfFile(
    made.filter((each) => !isTooLarge(each)),
    imported,
    dividends,
    { now, nextId },
  );
  return { ...paid, refusals: [...grouped.refusals, ...tooLarge, ...paid.refusals] };
}
