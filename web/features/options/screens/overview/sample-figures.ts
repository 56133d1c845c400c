import {
  analyseStrategy,
  greeksCurve,
  profitAtPrice,
  profitCurve,
  type AnalysisInput,
} from '@toolyard/core/options/analysis';
import { yearsToExpiry } from '@toolyard/core/options/contracts';
import { STRUCTURE_NAMES } from '@toolyard/core/options/templates';
import { fromDollars, textIn, toDollars, type Instant, type Language } from '@toolyard/core/shared';
import type { StrategiesSummaryFigures } from '../../../../api/generated.ts';
import { builderPath } from '../../shared/strategies/builder-link.ts';
import type { OverviewRow, PositionGreeks } from './overview-row.ts';
import { SAMPLE_RATE, closeOf, sampleLeg, type SampleTrade } from './sample-legs.ts';
import { SAMPLE_CAPITAL, sampleTrades } from './sample-trades.ts';

/** The close of the opening day; a plan stands at the present time. */
const openedAt = ({ status, opened }: SampleTrade, now: Instant): Instant =>
  status === 'planning' ? now : closeOf(opened);

/** The legs as they were opened. */
function inputOf(trade: SampleTrade, now: Instant): AnalysisInput {
  const { expiry, from, volatility } = trade;
  const asOf = openedAt(trade, now);
  const years = yearsToExpiry(asOf, expiry);
  return {
    legs: trade.legs.map((leg) => sampleLeg(trade, leg)),
    spot: fromDollars(from),
    asOf,
    terms: [
      {
        expiry,
        years,
        forward: from * Math.exp(SAMPLE_RATE * years),
        rate: SAMPLE_RATE,
        dividendYield: 0,
        source: 'given',
      },
    ],
    volatility,
  };
}

function profitOf({ status, to }: SampleTrade, input: AnalysisInput, now: Instant): number | null {
  if (status === 'planning') return null;
  return profitAtPrice(input, to, status === 'completed' ? 'expiry' : now);
}

function greeksOf(input: AnalysisInput, price: number, now: Instant): PositionGreeks | null {
  const [point] = greeksCurve(input, { at: now, from: price, to: price, points: 1 }) ?? [];
  if (!point) return null;
  const { delta, theta, vega } = point.greeks;
  return { delta, theta: theta / 365, vega: vega / 100 };
}

function rowOf(trade: SampleTrade, at: number, now: Instant, language: Language): OverviewRow {
  const { symbol, structure, from, to, status, opened, expiry } = trade;
  const input = inputOf(trade, now);
  const { maxLoss } = analyseStrategy(input);
  const capital = typeof maxLoss === 'number' ? toDollars(maxLoss) : null;
  const pnl = profitOf(trade, input, now);
  return {
    id: `sample-${at}`,
    to: builderPath({ symbol, legs: [], templateId: trade.templateId }),
    action: null,
    name: `${symbol} ${textIn(STRUCTURE_NAMES[structure], language)}`,
    templateId: trade.templateId,
    status,
    symbol,
    price: to,
    returns: pnl === null || !capital ? null : pnl / capital,
    pnl,
    capital,
    created: opened,
    asOf: input.asOf,
    expiry: status === 'completed' ? null : expiry,
    greeks: status === 'active' ? greeksOf(input, to, now) : null,
    curve:
      profitCurve(input, { at: 'expiry', from: from * 0.85, to: from * 1.15, points: 41 }) ?? [],
    due: false,
    sample: true,
  };
}

const total = (rows: readonly OverviewRow[], of: (row: OverviewRow) => number | null): number =>
  rows.reduce((sum, row) => sum + (of(row) ?? 0), 0);

function summaryOf(rows: readonly OverviewRow[]): StrategiesSummaryFigures {
  const completed = rows.filter(({ status }) => status === 'completed');
  const active = rows.filter(({ status }) => status === 'active');
  const planned = rows.filter(({ status }) => status === 'planning');
  const allocatedCapital = total(active, ({ capital }) => capital);
  return {
    totalCapital: SAMPLE_CAPITAL,
    allocatedCapital,
    plannedCapital: total(planned, ({ capital }) => capital),
    availableCapital: SAMPLE_CAPITAL - allocatedCapital,
    activeStrategies: active.length,
    completedStrategies: completed.length,
    totalPnL: total(rows, ({ pnl }) => pnl),
    winRate: completed.filter(({ pnl }) => (pnl ?? 0) > 0).length / completed.length,
    lostThisMonth: 0,
  };
}

/** What a visitor sees: sample trades, each figure of them computed by core. */
export function sampleOverview(language: Language, now: Instant) {
  const rows = sampleTrades(now).map((trade, at) => rowOf(trade, at, now, language));
  return { rows, summary: summaryOf(rows) };
}
