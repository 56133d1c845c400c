import { addMoney, maxMoney, MONEY_SCALE, moneyOf } from '../../shared/index.ts';
import { costOf, isOptionLeg, type Leg } from '../contracts/index.ts';
import { maxLossAtExpiry, profitLine, type Bound } from '../payoff/index.ts';
import { maxLossAtDate } from '../valuation/index.ts';
import {
  fixedProfit,
  expiriesOf,
  frontSettlement,
  hasLaterLegs,
  isKnown,
  profitWhen,
} from './analysis-input.ts';
import type { AnalysisInput } from './analysis-input.ts';

/** Maximum loss at the front expiry: exact for one expiry, with later legs by the model. Null = unknown. */
function maxLossAtFrontExpiry(input: AnalysisInput): Bound | null {
  const front = frontSettlement(input.legs);
  if (front === null || !hasLaterLegs(input))
    return maxLossAtExpiry(profitLine(input.legs, fixedProfit(input, front ?? input.asOf)));
  const profit = profitWhen(input, front);
  if (!isKnown(profit)) return null;
  const loss = maxLossAtDate(profit);
  return loss === 'unlimited' ? loss : moneyOf(loss * MONEY_SCALE);
}

/**
 * Maximum loss of legs at any of their expiries, in money:
 *
 *     maxLoss = max over expiries e of (maxLoss at e of the legs that expire at e or later + cost of the earlier legs)
 *
 * Earlier legs count as expired worthless. So a short leg that expires after its cover counts as uncovered, and a
 * long calendar spread loses at most its cost. Null where a volatility or a rate is unknown.
 *
 * @example maxLoss(analysisInput([shortCall(100, 3), longCall(100, 5, { expiry: '2027-06-18' })])) // 2_000_000: the cost of 100 · (5 − 3) dollars
 */
export function maxLoss(input: AnalysisInput): Bound | null {
  const expiries = expiriesOf(input.legs);
  let most = moneyOf(Number.NEGATIVE_INFINITY);
  for (const expiry of expiries.length > 0 ? expiries : [null]) {
    const isLeft = (leg: Leg) => !isOptionLeg(leg) || expiry === null || leg.expiry >= expiry;
    const legs = input.legs.filter(isLeft);
    const expired = input.legs.filter((leg) => !isLeft(leg));
    const loss = maxLossAtFrontExpiry({ ...input, legs });
    if (loss === null || loss === 'unlimited') return loss;
    most = maxMoney(most, addMoney(loss, costOf(expired)));
  }
  return most;
}
