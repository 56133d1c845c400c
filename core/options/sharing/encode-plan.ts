import { toDollars } from '../../shared/index.ts';
import { legText } from './leg-text.ts';
import { planCheck } from './plan-check.ts';
import type { SharedPlan } from './shared-plan.ts';

/** Stands first, so that a later kind of link is told from a damaged one. */
export const PLAN_VERSION = '1';
export const BETWEEN = '~';
export const NOTHING = '-';

/**
 * A plan as text for an address: version, symbol, template, commission a contract, the legs, and a check at the end.
 *
 * Example: `1~AAPL~iron-condor~0.65~b1_261218P180_1.44a~s1_261218P190_2.42b~0f3k9zq`
 */
export function encodePlan({ symbol, legs, templateId, commission = 0 }: SharedPlan): string {
  const parts = [
    PLAN_VERSION,
    symbol,
    templateId ?? NOTHING,
    String(toDollars(commission)),
    ...legs.map((leg) => legText(leg, symbol)),
  ];
  const text = parts.join(BETWEEN);
  return `${text}${BETWEEN}${planCheck(text)}`;
}
