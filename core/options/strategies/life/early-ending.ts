import type { FieldError, Texts } from '../../../shared/index.ts';
import {
  MAX_CONTRACTS,
  QUANTITY,
  SYMBOL,
  fault,
  isSymbol,
  isWholeWithin,
} from '../draft-faults.ts';
import { CONTRACT_UNKNOWN, STRATEGY_INVALID } from '../strategies.errors.ts';
import { atField } from '../listed-contracts.ts';
import type { StepDraft } from './next-life.ts';
import { endingFills, isContract } from './settlement.ts';
import type { StepGround } from './take-step.ts';

/** Contracts that end before their expiry: short ones are assigned, long ones exercised. */
export interface EarlyEndingDraft {
  readonly symbol: string;
  readonly contracts: number;
}

export function earlyEndingFaults({ symbol, contracts }: EarlyEndingDraft): FieldError[] {
  const found: FieldError[] = [];
  if (!isSymbol(symbol)) found.push(fault('symbol', SYMBOL));
  if (!isWholeWithin(contracts, 1, MAX_CONTRACTS * MAX_CONTRACTS))
    found.push(fault('contracts', QUANTITY));
  return found;
}

const mostHeld = (most: number): Texts => ({
  en: `must be at most ${most}: no more are held`,
  'zh-CN': `不能大于 ${most}：持有数量不足`,
});

/** The step by which held contracts turn into shares at their strike, before their expiry. */
export function earlyEnding(
  { symbol, contracts }: EarlyEndingDraft,
  { strategy, holdings, at, nextId, spot }: StepGround,
): readonly StepDraft[] {
  const holding = holdings.held.find((each) => each.symbol === symbol);
  if (!holding || !isContract(holding)) throw atField(CONTRACT_UNKNOWN, 'symbol');
  const most = Math.abs(holding.quantity);
  if (contracts > most) throw STRATEGY_INVALID({ details: [fault('contracts', mostHeld(most))] });
  const short = holding.quantity < 0;
  const fills = endingFills(
    holding,
    short ? -contracts : contracts,
    short ? 'assign' : 'exercise',
    strategy.symbol,
    nextId,
  );
  return [{ kind: short ? 'assigned' : 'exercised', at, spot, fills, past: false }];
}
