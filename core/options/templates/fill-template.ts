import { daysBetween, ok, refuse } from '../../shared/index.ts';
import type { CalendarDate, Result } from '../../shared/index.ts';
import { hasShares, type OptionChain } from '../chain/index.ts';
import { SHARES_NOT_TRADED, type Leg, type OptionType } from '../contracts/index.ts';
import { FILL_PLANS } from './fill-plans.ts';
import { mirrorTemplateLegs } from './mirror.ts';
import type { Mirror } from './mirror.ts';
import type { StrategyTemplate, TemplateId, TemplateLeg } from './strategy-template.ts';
import { LATER_EXPIRY_NEEDED, TEMPLATE_NOT_FILLABLE } from './templates.errors.ts';
import { findTemplate } from './templates.ts';
import { legAt, stockLegAt } from './tradable-quotes.ts';

export interface FillOptions {
  /** Chain of the later expiry, for templates with two expiries. */
  readonly back?: OptionChain | null;
  /** Times the template's own numbers; 1 by default. */
  readonly quantity?: number;
  /** Mirrors in which the template is seen before it is filled; see `mirrorsFor`. */
  readonly mirrors?: readonly Mirror[];
}

/** Whether a template holds two expiries and so needs the chain of a later one. */
export const needsLaterExpiry = ({ legs }: StrategyTemplate): boolean =>
  legs.some(({ differentExpiry }) => differentExpiry);

/** Which leg of a template with two expiries is the later one. */
const LATER_LEG: Partial<Record<TemplateId, number>> = {
  'calendar-spread': 1,
  'diagonal-spread': 0,
};

const leadType = (legs: readonly TemplateLeg[]): OptionType | null | undefined =>
  legs.find(({ type }) => type === 'option')?.optionType;

/**
 * The legs of a template at strikes of the chain, chosen by default deltas: bought at the ask,
 * sold at the bid, shares at the spot. Marked quotes are never taken. `custom` begins empty.
 */
export function fillTemplate(
  template: StrategyTemplate,
  front: OptionChain,
  { back = null, quantity = 1, mirrors = [] }: FillOptions = {},
): Result<readonly Leg[]> {
  if (template.id === 'custom') return ok([]);
  const ofShares = template.legs.some(({ type }) => type === 'stock');
  if (ofShares && !hasShares(front)) return refuse(SHARES_NOT_TRADED());
  const later = needsLaterExpiry(template);
  if (later && (back === null || back.expiry <= front.expiry)) return refuse(LATER_EXPIRY_NEEDED());
  const legs = mirrors.reduce(mirrorTemplateLegs, template.legs);
  const turned = leadType(legs) !== leadType(findTemplate(template.id).legs);
  const rear = back ?? front;
  const quotes = FILL_PLANS[template.id]({ legs, front, back: rear, turned });
  if (quotes === null) return refuse(TEMPLATE_NOT_FILLABLE());
  const laterAt = LATER_LEG[template.id];
  let next = 0;
  const filled = legs.flatMap((leg, at): Leg[] => {
    const count = leg.quantity * quantity;
    if (leg.type === 'stock') return [stockLegAt(front, leg.position, count * front.multiplier)];
    const quote = quotes[next++];
    return quote === undefined
      ? []
      : [legAt(at === laterAt ? rear : front, quote, leg.position, count)];
  });
  return ok(filled);
}

const A_MONTH = 30;

/** The later expiry nearest to a month after `front`, the earlier of two equally near; null when none is later. */
export function backExpiry(
  expiries: readonly CalendarDate[],
  front: CalendarDate,
): CalendarDate | null {
  const off = (expiry: CalendarDate): number => Math.abs(daysBetween(front, expiry) - A_MONTH);
  const later = expiries.filter((expiry) => daysBetween(front, expiry) > 0).sort();
  return later.reduce<CalendarDate | null>(
    (best, expiry) => (best === null || off(expiry) < off(best) ? expiry : best),
    null,
  );
}
