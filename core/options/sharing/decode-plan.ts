import { ok, refuse } from '../../shared/index.ts';
import type { Result } from '../../shared/index.ts';
import { MAX_COMMISSION, draftFaults } from '../strategies/index.ts';
import { TEMPLATE_IDS } from '../templates/index.ts';
import { BETWEEN, NOTHING, PLAN_VERSION } from './encode-plan.ts';
import { legIn, moneyIn } from './leg-text.ts';
import { planCheck } from './plan-check.ts';
import type { PlanFault, SharedLeg, SharedPlan } from './shared-plan.ts';

/** Twenty legs of the longest kind are shorter. */
const LONGEST = 2500;
const SYMBOL = /^[A-Z][A-Z0-9.:@-]{0,39}$/;

const isWithinLimits = (symbol: string, legs: readonly SharedLeg[]): boolean =>
  legs.length === 0 ||
  draftFaults({
    name: '',
    templateId: 'custom',
    symbol,
    commissionPerContract: 0,
    legs: legs.map((leg) => ({ ...leg, price: leg.price ?? 0 })),
  }).length === 0;

function planIn(parts: readonly string[]): SharedPlan | null {
  const [symbol = '', template = '', dollars = '', ...texts] = parts;
  const templateId = TEMPLATE_IDS.find((id) => id === template) ?? null;
  const commission = moneyIn(dollars);
  if (!SYMBOL.test(symbol) || (templateId === null && template !== NOTHING)) return null;
  if (dollars === '' || commission === null || commission < 0 || commission > MAX_COMMISSION)
    return null;
  const legs = texts.map((text) => legIn(text, symbol));
  const read = legs.filter((leg) => leg !== null);
  if (read.length < legs.length || !isWithinLimits(symbol, read)) return null;
  return { symbol, templateId, commission, legs: read };
}

/** Reads what `encodePlan` wrote; a cut, altered or impossible text is told apart. Never throws. */
export function decodePlan(text: string): Result<SharedPlan, PlanFault> {
  if (text.length > LONGEST) return refuse('damaged');
  const end = text.lastIndexOf(BETWEEN);
  const [version, ...parts] = text.slice(0, Math.max(0, end)).split(BETWEEN);
  if (end < 0 || planCheck(text.slice(0, end)) !== text.slice(end + 1)) return refuse('damaged');
  if (version !== PLAN_VERSION) return refuse('newer');
  const plan = planIn(parts);
  return plan ? ok(plan) : refuse('unusable');
}
