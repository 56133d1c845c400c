import { CONTRACT_UNKNOWN } from '../strategies.errors.ts';
import { atField } from '../listed-contracts.ts';
import type { StepDraft } from './next-life.ts';
import { afterFills } from './position.ts';
import { stepKind } from './step-kind.ts';
import type { Fill, Instrument } from './step.ts';
import type { StepGround } from './take-step.ts';
import type { TradeDraft } from './trade-faults.ts';

type Traded = Instrument & Pick<Fill, 'iv' | 'delta'>;

/** What a trade is about: the shares, a contract that is held, or one that is listed now. */
async function instrumentOf(
  { kind, symbol }: TradeDraft,
  field: string,
  { strategy, holdings, contracts }: StepGround,
): Promise<Traded> {
  if (kind === 'stock') {
    if (symbol !== strategy.symbol) throw atField(CONTRACT_UNKNOWN, field);
    const none = { type: null, strike: null, expiry: null, iv: null, delta: null };
    return { kind, symbol, multiplier: 1, ...none };
  }
  const held = holdings.held.find((each) => each.kind === 'option' && each.symbol === symbol);
  const quoted = strategy.mark?.legs.find((each) => each.holding.symbol === symbol);
  if (held) return { ...held, iv: quoted?.iv ?? held.iv, delta: quoted?.delta ?? held.delta };
  const { quote, chain } = await contracts.find(symbol, field);
  const { type, strike, iv, delta } = quote;
  const { expiry, multiplier } = chain;
  return { kind, symbol, type, strike, expiry, multiplier, iv, delta };
}

function fillOf(trade: TradeDraft, traded: Traded, id: string): Fill {
  const { kind, symbol, type, strike, expiry, multiplier, iv, delta } = traded;
  const quantity = trade.side === 'buy' ? trade.contracts : -trade.contracts;
  const { price, commission } = trade;
  const instrument = { kind, symbol, type, strike, expiry, multiplier };
  return { id, ...instrument, quantity, price, commission, cause: 'trade', iv, delta };
}

/** The step that a set of trades makes, named by what it does to the position. */
export async function adjusting(
  trades: readonly TradeDraft[],
  ground: StepGround,
): Promise<readonly StepDraft[]> {
  const { holdings, at, nextId, spot } = ground;
  const fills: Fill[] = [];
  for (const [index, trade] of trades.entries()) {
    const traded = await instrumentOf(trade, `trades.${index}.symbol`, ground);
    fills.push(fillOf(trade, traded, nextId()));
  }
  const kind = stepKind(holdings.held, fills, afterFills(holdings, fills).held);
  return [{ kind, at, spot, fills, past: false }];
}
