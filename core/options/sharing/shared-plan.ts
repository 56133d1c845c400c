import { toDollars } from '../../shared/index.ts';
import type { CommissionRates } from '../contracts/index.ts';
import type { StructureId, TemplateId } from '../templates/index.ts';
import { formatLeg, type SharedLeg } from './shared-leg.ts';

/** A strategy in a link: with its legs, or a symbol alone, or a symbol and the template to fill from its chain. */
export interface SharedPlan {
  readonly symbol: string;
  readonly legs: readonly SharedLeg[];
  readonly templateId: TemplateId | null;
  /** With a template to fill: which of its structures, such as a bull put spread of the vertical spreads. */
  readonly structure?: StructureId;
  /** Absent: the reader's own. */
  readonly commission?: CommissionRates;
}

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
export const PLAN_VERSION = '1';
export const SEPARATOR = '~';
export const NONE = '-';

export const RATE_SEPARATOR = '_';
export const STRUCTURE_SEPARATOR = '.';

const formatCommission = ({ perContract, perTrade }: CommissionRates): string =>
  [perContract, ...(perTrade === 0 ? [] : [perTrade])]
    .map((rate) => String(toDollars(rate)))
    .join(RATE_SEPARATOR);

/**
 * A plan as text for an address: version, symbol, template or `template.structure`, commissions, the legs, and a checksum.
 * Commissions are
 * `-` for the reader's own, dollars per contract, or dollars per contract and per trade as `0.65_1`.
 *
 * Example: `1~AAPL~iron-condor~0.65~b1_261218P180_1.44a~s1_261218P190_2.42b~0f3k9zq`
 */
export function encodePlan(plan: SharedPlan): string {
  const { symbol, legs, templateId, structure, commission } = plan;
  const template = templateId ?? NONE;
  const parts = [
    PLAN_VERSION,
    symbol,
    structure ? `${template}${STRUCTURE_SEPARATOR}${structure}` : template,
    commission ? formatCommission(commission) : NONE,
    ...legs.map((leg) => formatLeg(leg, symbol)),
  ];
  const text = parts.join(SEPARATOR);
  return `${text}${SEPARATOR}${planChecksum(text)}`;
}
