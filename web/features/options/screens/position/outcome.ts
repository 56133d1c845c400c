import type { ContractOutcome, StrategyLegResponse } from '../../../../api/generated.ts';
import {
  deliverableOf,
  exercisePayment,
  termsOfContract,
  type DeliveredShares,
} from '@toolyard/core/options/contracts';
import { exerciseValue } from '@toolyard/core/options/strategies';
import {
  fromDollars,
  maxMoney,
  multiplyMoney,
  subtractMoney,
  toDollars,
  ZERO_MONEY,
} from '@toolyard/core/shared';
import { deliveredBy } from '../../shared/strategies/saved-legs.ts';

export interface OutcomeEffect {
  /** Dollars, + received. */
  readonly cash: number;
  /** Shares of each company, + delivered to the holder. */
  readonly shares: readonly DeliveredShares[];
  /** Whether the contract is adjusted, so that its shares may be of any company. */
  readonly isAdjusted: boolean;
}

const NOTHING: OutcomeEffect = { cash: 0, shares: [], isAdjusted: false };

type Contract = Pick<
  StrategyLegResponse,
  'symbol' | 'type' | 'strike' | 'multiplier' | 'deliverable'
>;

/**
 * What an outcome of signed contracts does: what they deliver changes hands for the strike, or cash does where the contract
 * is settled in cash, or nothing does. Null where the settlement price decides and is not known.
 */
export function outcomeEffect(
  held: Contract,
  contracts: number,
  outcome: ContractOutcome,
  settlementPrice: number | null = null,
): OutcomeEffect | null {
  const { symbol, type, multiplier } = held;
  if (outcome === 'expire' || type === null || held.strike === null) return NOTHING;
  const strike = fromDollars(held.strike);
  const contract = { symbol, type, strike, multiplier, deliverable: deliveredBy(held) };
  if (termsOfContract(symbol).settlement === 'cash') {
    if (settlementPrice === null) return null;
    const gain = exerciseValue(contract, fromDollars(settlementPrice)) ?? ZERO_MONEY;
    const cash = multiplyMoney(maxMoney(gain, ZERO_MONEY), contracts);
    return { ...NOTHING, cash: toDollars(cash) };
  }
  const received = contracts * (type === 'call' ? 1 : -1);
  const { shares, cash } = deliverableOf(contract);
  const paid = multiplyMoney(subtractMoney(cash, exercisePayment(contract)), received);
  return {
    cash: toDollars(paid),
    shares: shares.map((each) => ({ symbol: each.symbol, shares: each.shares * received })),
    isAdjusted: contract.deliverable !== null,
  };
}

/** The possible outcomes of a contract: a long one is exercised, a short one is assigned. */
export const outcomesOf = (contracts: number): readonly ContractOutcome[] =>
  contracts > 0 ? ['expire', 'exercise'] : ['expire', 'assign'];
