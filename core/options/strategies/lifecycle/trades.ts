import { choiceTexts, type FieldError, type Texts } from '../../../shared/index.ts';
import { instrumentOf, isOption, seriesOf, type Instrument } from '../../contracts/index.ts';
import {
  LEG_KINDS,
  MAX_CONTRACTS,
  MAX_SHARES,
  QUANTITY,
  SYMBOL,
  atField,
  fault,
  isSymbol,
  isWholeWithin,
  pricedFaults,
  type PricedDraft,
} from '../draft-faults.ts';
import { CONTRACT_UNKNOWN } from '../strategies.errors.ts';
import { quoteIn } from './market-snapshot.ts';
import { afterFills, type Fill, type Holding, type StepKind } from './position.ts';
import type { StepContext, StepDraft } from './prepare-step.ts';

/** Maximum number of trades in one step. */
export const MAX_TRADES = 40;

export const ORDER_SIDES = ['buy', 'sell'] as const;
export type OrderSide = (typeof ORDER_SIDES)[number];

/** One trade as the client sends it. */
export interface TradeDraft extends PricedDraft {
  readonly kind: 'option' | 'stock';
  readonly symbol: string;
  readonly side: OrderSide;
  /** Contracts, or shares of the underlying. */
  readonly contracts: number;
}

const TRADES: Texts = {
  en: `A step has 1 to ${MAX_TRADES} trades`,
  'zh-CN': `一次操作须有 1 到 ${MAX_TRADES} 笔交易`,
};

function tradeFaults(trade: TradeDraft, index: number): FieldError[] {
  const at = `trades.${index}`;
  const most = trade.kind === 'stock' ? MAX_SHARES : MAX_CONTRACTS;
  const found: FieldError[] = [];
  if (!LEG_KINDS.includes(trade.kind)) found.push(fault(`${at}.kind`, choiceTexts(LEG_KINDS)));
  if (!isSymbol(trade.symbol)) found.push(fault(`${at}.symbol`, SYMBOL));
  if (!ORDER_SIDES.includes(trade.side)) found.push(fault(`${at}.side`, choiceTexts(ORDER_SIDES)));
  if (!isWholeWithin(trade.contracts, 1, most)) found.push(fault(`${at}.contracts`, QUANTITY));
  return [...found, ...pricedFaults(trade, at)];
}

/** Errors of a set of trades, field by field. */
export function tradesFaults(trades: readonly TradeDraft[]): FieldError[] {
  if (!isWholeWithin(trades.length, 1, MAX_TRADES)) return [fault('trades', TRADES)];
  return trades.flatMap(tradeFaults);
}

const closes = (held: readonly Holding[], fill: Fill): boolean =>
  held.some(
    ({ symbol, quantity }) =>
      symbol === fill.symbol && Math.sign(quantity) === -Math.sign(fill.quantity),
  );

/** Whether the holdings after a step are an equal part of each of those before it. */
const isEqualPart = (before: readonly Holding[], after: readonly Holding[]): boolean =>
  before.length === after.length &&
  before.every(({ symbol, quantity }) => {
    const left = after.find((holding) => holding.symbol === symbol)?.quantity ?? 0;
    return (
      left / quantity > 0 &&
      Math.abs(left) < Math.abs(quantity) &&
      left * before[0]!.quantity === quantity * after[0]!.quantity
    );
  });

/** Kind of the step that a set of trades makes, by the holdings before and after it. */
export function stepKind(
  before: readonly Holding[],
  fills: readonly Fill[],
  after: readonly Holding[],
): StepKind {
  if (after.length === 0) return 'closed';
  const options = fills.filter(isOption);
  if (options.length === 0) return 'stockTraded';
  if (isEqualPart(before, after)) return 'closedLeg';
  const closing = options.filter((fill) => closes(before, fill));
  const opening = options.filter((fill) => !closes(before, fill));
  if (opening.some(({ type }) => closing.some((closed) => closed.type === type))) return 'rolled';
  if (options.length < fills.length) return 'adjusted';
  if (opening.length === 0) return 'closedLeg';
  return closing.length === 0 ? 'added' : 'adjusted';
}

/** The traded instrument: the underlying's shares, a held contract, or a listed one. Refuses with CONTRACT_UNKNOWN. */
async function tradedInstrument(
  { kind, symbol }: TradeDraft,
  field: string,
  { strategy, holdings, contracts, chains, at }: StepContext,
): Promise<Instrument> {
  if (kind === 'stock') {
    if (symbol !== strategy.symbol) throw atField(CONTRACT_UNKNOWN, field);
    return { kind, symbol, multiplier: 1 };
  }
  const held = holdings.held.filter(isOption).find((each) => each.symbol === symbol);
  if (held) {
    const listed = chains.bySeries.get(seriesOf(symbol));
    const quoted = listed ? quoteIn(listed.value, symbol) : null;
    return { ...held, iv: quoted?.iv ?? held.iv, delta: quoted?.delta ?? held.delta };
  }
  return contracts.tradedAt(symbol, at, field);
}

function fillOf(
  { side, contracts, price, commission }: TradeDraft,
  traded: Instrument,
  id: string,
): Fill {
  const quantity = side === 'buy' ? contracts : -contracts;
  return { ...instrumentOf(traded), id, quantity, price, commission, cause: 'trade' };
}

/** The step that a set of trades makes, named by what it does to the position. */
export async function tradeStep(
  trades: readonly TradeDraft[],
  context: StepContext,
): Promise<readonly StepDraft[]> {
  const { holdings, at, past, nextId, spot } = context;
  const fills: Fill[] = [];
  for (const [index, trade] of trades.entries()) {
    const traded = await tradedInstrument(trade, `trades.${index}.symbol`, context);
    fills.push(fillOf(trade, traded, nextId()));
  }
  const kind = stepKind(holdings.held, fills, afterFills(holdings, fills).held);
  return [{ kind, at, spot, fills, past }];
}
