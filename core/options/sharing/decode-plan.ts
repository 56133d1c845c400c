import { isTicker, ok, refuse, ZERO_MONEY } from '../../shared/index.ts';
import type { Money, Result } from '../../shared/index.ts';
import { MAX_COMMISSION, type CommissionRates } from '../contracts/index.ts';
import { draftFaults } from '../strategies/index.ts';
import { isNamedStructure, TEMPLATE_IDS } from '../templates/index.ts';
import { parseLeg, parseMoney } from './parse-leg.ts';
import type { SharedLeg } from './shared-leg.ts';
import {
  NONE,
  PLAN_VERSION,
  planChecksum,
  RATE_SEPARATOR,
  SEPARATOR,
  STRUCTURE_SEPARATOR,
  type SharedPlan,
} from './shared-plan.ts';

/** Why a text cannot be decoded: a wrong checksum, a newer version, or an impossible plan. */
export type PlanFault = 'damaged' | 'newer' | 'unusable';

/** Longer than any plan of twenty legs. */
const MAX_LENGTH = 2500;

const isWithinLimits = (symbol: string, legs: readonly SharedLeg[]): boolean =>
  legs.length === 0 ||
  draftFaults({
    name: '',
    language: 'en',
    templateId: 'custom',
    symbol,
    commissionPerContract: ZERO_MONEY,
    commissionPerTrade: ZERO_MONEY,
    legs: legs.map((leg) => ({ ...leg, price: leg.price ?? ZERO_MONEY })),
  }).length === 0;

const isRate = (rate: Money | null): rate is Money =>
  rate !== null && rate >= 0 && rate <= MAX_COMMISSION;

function parseCommission(text: string): CommissionRates | null {
  const [contract = '', trade = '0', ...rest] = text.split(RATE_SEPARATOR);
  if (contract === '' || trade === '' || rest.length > 0) return null;
  const perContract = parseMoney(contract);
  const perTrade = parseMoney(trade);
  return isRate(perContract) && isRate(perTrade) ? { perContract, perTrade } : null;
}

function parsePlan(parts: readonly string[]): SharedPlan | null {
  const [symbol = '', filling = '', dollars = '', ...texts] = parts;
  const [template = '', named, ...rest] = filling.split(STRUCTURE_SEPARATOR);
  if (rest.length > 0 || (named !== undefined && !isNamedStructure(named))) return null;
  const templateId = TEMPLATE_IDS.find((id) => id === template) ?? null;
  if (!isTicker(symbol) || (templateId === null && template !== NONE)) return null;
  const commission = dollars === NONE ? undefined : parseCommission(dollars);
  if (commission === null) return null;
  const legs = texts.map((text) => parseLeg(text, symbol));
  const read = legs.filter((leg) => leg !== null);
  if (read.length < legs.length || !isWithinLimits(symbol, read)) return null;
  const given = { ...(named && { structure: named }), ...(commission && { commission }) };
  return { symbol, templateId, legs: read, ...given };
}

/** Decodes the text of `encodePlan`, or says why it cannot. Never throws. */
export function decodePlan(text: string): Result<SharedPlan, PlanFault> {
  if (text.length > MAX_LENGTH) return refuse('damaged');
  const end = text.lastIndexOf(SEPARATOR);
  const [version, ...parts] = text.slice(0, Math.max(0, end)).split(SEPARATOR);
  if (end < 0 || planChecksum(text.slice(0, end)) !== text.slice(end + 1)) return refuse('damaged');
  if (version !== PLAN_VERSION) return refuse('newer');
  const plan = parsePlan(parts);
  return plan ? ok(plan) : refuse('unusable');
}
