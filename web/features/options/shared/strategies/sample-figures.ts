import { STARTING_CAPITAL } from '@toolyard/core/options/capital';
import { signedShares } from '@toolyard/core/options/contracts';
import { maxLossAtExpiry, payoffAt, profitLine } from '@toolyard/core/options/payoff';
import { STRUCTURE_NAMES } from '@toolyard/core/options/templates';
import { textIn, toDollars, type Instant, type Language } from '@toolyard/core/shared';
import { paths } from '../../../../app/paths.ts';
import type { StrategiesSummaryFigures } from '../../../../api/generated.ts';
import type { OverviewRow, PositionGreeks } from './overview-row.ts';
import { closeOf, sampleLeg, sampleValue, type SampleTrade } from './sample-legs.ts';
import { sampleTrades } from './sample-trades.ts';
import { thumbnailCurve } from './thumbnail-curve.ts';

/** Greeks and profit of the legs at the present price by Black and Scholes; samples pay no dividends. */
function valueNow(trade: SampleTrade, now: Instant): PositionGreeks & { readonly profit: number } {
  const sum = { profit: 0, delta: 0, theta: 0, vega: 0 };
  for (const each of trade.legs) {
    const leg = sampleLeg(trade, each);
    const shares = signedShares(leg);
    const { price, delta, theta, vega } = sampleValue(trade, each, trade.to, now);
    sum.profit += shares * (price - toDollars(leg.premium));
    sum.delta += shares * delta;
    sum.theta += (shares * theta) / 365;
    sum.vega += (shares * vega) / 100;
  }
  return sum;
}

function rowOf(trade: SampleTrade, at: number, now: Instant, language: Language): OverviewRow {
  const { symbol, structure, from, to, status, opened, expiry } = trade;
  const legs = trade.legs.map((leg) => sampleLeg(trade, leg));
  const line = profitLine(legs);
  const maxLoss = maxLossAtExpiry(line);
  const capital = typeof maxLoss === 'number' ? toDollars(maxLoss) : null;
  const value = status === 'active' ? valueNow(trade, now) : null;
  const pnl = status === 'completed' ? payoffAt(line, to) : (value?.profit ?? null);
  const exit = status === 'completed' && pnl !== null ? { price: to, profit: pnl } : null;
  const id = `example-${at}`;
  return {
    id,
    to: paths.position(id),
    action: null,
    name: `${symbol} ${textIn(STRUCTURE_NAMES[structure], language)}`,
    templateId: trade.templateId,
    structure,
    status,
    symbol,
    price: to,
    returns: pnl === null || !capital ? null : pnl / capital,
    pnl,
    capital,
    created: opened,
    // A plan stands at the present time.
    asOf: status === 'planning' ? now : closeOf(opened),
    expiry: status === 'completed' ? null : expiry,
    greeks: value,
    curve: thumbnailCurve(line, from, exit),
    exit,
    legs,
    strategy: null,
    due: false,
    awaitsPrice: false,
    sample: true,
  };
}

const total = (rows: readonly OverviewRow[], of: (row: OverviewRow) => number | null): number =>
  rows.reduce((sum, row) => sum + (of(row) ?? 0), 0);

function summaryOf(rows: readonly OverviewRow[]): StrategiesSummaryFigures {
  const completed = rows.filter(({ status }) => status === 'completed');
  const active = rows.filter(({ status }) => status === 'active');
  const planned = rows.filter(({ status }) => status === 'planning');
  const totalCapital = toDollars(STARTING_CAPITAL);
  const allocatedCapital = total(active, ({ capital }) => capital);
  return {
    totalCapital,
    allocatedCapital,
    plannedCapital: total(planned, ({ capital }) => capital),
    availableCapital: totalCapital - allocatedCapital,
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
