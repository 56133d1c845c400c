import { isTicker, ok, refuse, toDollars, ZERO_MONEY } from '../../shared/index.ts';
import type { Money, Result } from '../../shared/index.ts';
import type { CommissionRates } from '../contracts/index.ts';
import { MAX_COMMISSION, draftFaults } from '../strategies/index.ts';
import { TEMPLATE_IDS } from '../templates/index.ts';
import type { TemplateId } from '../templates/index.ts';
import { formatLeg, parseLeg, parseMoney, type SharedLeg } from './shared-leg.ts';

/** A strategy in a link: with its legs, or a symbol alone, or a symbol and the template to fill from its chain. */
export interface SharedPlan {
  readonly symbol: string;
  readonly legs: readonly SharedLeg[];
  readonly templateId: TemplateId | null;
  /** Absent: the reader's own. */
  readonly commission?: CommissionRates;
}

/** Why a text cannot be decoded: a wrong checksum, a newer version, or an impossible plan. */
export type PlanFault = 'damaged' | 'newer' | 'unusable';

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
const LENGTH = 7;

/**
 * A checksum of seven characters against truncated or edited links. It is not a signature: anyone can compute it.
 *
 * Source: Fowler, Noll, Vo and Eastlake, 'The FNV Non-Cryptographic Hash Algorithm', FNV-1a of 32 bits.
 */
export function planChecksum(text: string): string {
  let hash = OFFSET;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return (hash >>> 0).toString(36).padStart(LENGTH, '0');
}

/** First part of the text, so that a newer version is distinguished from a damaged link. */
const PLAN_VERSION = '1';
const SEPARATOR = '~';
const NONE = '-';

const RATE_SEPARATOR = '_';

const formatCommission = ({ perContract, perTrade }: CommissionRates): string =>
  [perContract, ...(perTrade === 0 ? [] : [perTrade])]
    .map((rate) => String(toDollars(rate)))
    .join(RATE_SEPARATOR);

/**
 * A plan as text for an address: version, symbol, template, commissions, the legs, and a checksum. Commissions are
 * `-` for the reader's own, dollars per contract, or dollars per contract and per trade as `0.65_1`.
 *
 * Example: `1~AAPL~iron-condor~0.65~b1_261218P180_1.44a~s1_261218P190_2.42b~0f3k9zq`
 */
export function encodePlan({ symbol, legs, templateId, commission }: SharedPlan): string {
  const parts = [
    PLAN_VERSION,
    symbol,
    templateId ?? NONE,
    commission ? formatCommission(commission) : NONE,
    ...legs.map((leg) => formatLeg(leg, symbol)),
  ];
  const text = parts.join(SEPARATOR);
  return `${text}${SEPARATOR}${planChecksum(text)}`;
}

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
  const [symbol = '', template = '', dollars = '', ...texts] = parts;
  const templateId = TEMPLATE_IDS.find((id) => id === template) ?? null;
  if (!isTicker(symbol) || (templateId === null && template !== NONE)) return null;
  const commission = dollars === NONE ? undefined : parseCommission(dollars);
  if (commission === null) return null;
  const legs = texts.map((text) => parseLeg(text, symbol));
  const read = legs.filter((leg) => leg !== null);
  if (read.length < legs.length || !isWithinLimits(symbol, read)) return null;
  return { symbol, templateId, legs: read, ...(commission && { commission }) };
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
