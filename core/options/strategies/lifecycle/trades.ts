import {
  choiceTexts,
  type CalendarDate,
  type FieldError,
  type Texts,
} from '../../../shared/index.ts';
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
import { CONTRACT_UNKNOWN, STRATEGY_INVALID } from '../strategies.errors.ts';
import { exDateOf } from './booked-steps.ts';
import { quoteIn } from './market-snapshot.ts';
import { afterFills, isReplacement, type Fill } from './position.ts';
import { stepKind } from './step-kind.ts';
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

/** What a corporate action has made of a former holding, and when. */
interface Successor {
  readonly symbol: string;
  readonly exDate: CalendarDate;
}

/** The successor of a holding that was replaced by the time of a step; null where there is none. */
function successorOf(symbol: string, { strategy, at }: StepContext): Successor | null {
  const past = strategy.steps.filter((step) => step.at <= at);
  const found = past
    .flatMap((step) => step.fills.map((fill) => ({ fill, exDate: exDateOf(step) })))
    .findLast(
      ({ fill }) => isReplacement(fill) && fill.replaces === symbol && fill.symbol !== symbol,
    );
  return found ? { symbol: found.fill.symbol, exDate: found.exDate } : null;
}

const replacedTexts = ({ symbol, exDate }: Successor): Texts => ({
  en: `became ${symbol} on ${exDate}; name that one after it`,
  'zh-CN': `已于 ${exDate} 变为 ${symbol}，此后请使用新代码`,
});

/** The traded instrument: the underlying's shares or other held ones, a held contract, or a listed one. Refuses with CONTRACT_UNKNOWN. */
async function tradedInstrument(
  { kind, symbol }: TradeDraft,
  field: string,
  context: StepContext,
): Promise<Instrument> {
  const { holdings, contracts, chains, at, spot } = context;
  const successor = successorOf(symbol, context);
  if (successor && holdings.held.every((each) => each.symbol !== symbol))
    throw STRATEGY_INVALID({ details: [fault(field, replacedTexts(successor))] });
  if (kind === 'stock') {
    const isHeld = holdings.held.some((each) => !isOption(each) && each.symbol === symbol);
    const isTraded = symbol === context.symbol && spot !== null;
    if (!isTraded && !isHeld) throw atField(CONTRACT_UNKNOWN, field);
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
  return {
    ...instrumentOf(traded),
    id,
    quantity,
    price,
    commission,
    cause: 'trade',
    replaces: null,
  };
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
