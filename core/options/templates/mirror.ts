import type { Money } from '../../shared/index.ts';
import type { OptionType, Position } from '../contracts/index.ts';
import type { LegStructure } from './leg-rules.ts';
import type {
  MarketOutlook,
  StrategyTemplate,
  TemplateId,
  TemplateLeg,
  VolatilityOutlook,
} from './strategy-template.ts';

/**
 * `longShort` buys what was sold and sells what was bought. `callPut` turns the structure from a
 * rise to a fall: calls become puts, shares change side, strikes change order.
 */
export const MIRRORS = ['longShort', 'callPut'] as const;
export type Mirror = (typeof MIRRORS)[number];

/** The wizard's switch: as the template is usually traded, by its buyer, by its seller. */
export const TRADE_SIDES = ['recommended', 'buyer', 'seller'] as const;
export type TradeSide = (typeof TRADE_SIDES)[number];

const USUALLY_SOLD: readonly TemplateId[] = ['iron-butterfly', 'iron-condor'];
const WITH_SHARES: readonly TemplateId[] = ['covered-stock', 'collar'];

/** The mirrors that bring a template to a side; templates with shares have one side only. */
export function mirrorsFor({ id }: StrategyTemplate, side: TradeSide): readonly Mirror[] {
  if (side === 'recommended' || WITH_SHARES.includes(id)) return [];
  return USUALLY_SOLD.includes(id) === (side === 'seller') ? [] : ['longShort'];
}

const otherPosition = (position: Position): Position => (position === 'long' ? 'short' : 'long');
const otherType = (type: OptionType): OptionType => (type === 'call' ? 'put' : 'call');

/**
 * The legs of a template seen in a mirror. Three and more options stand by ascending strike,
 * and so their order turns with their strikes.
 */
export function mirrorTemplateLegs(
  legs: readonly TemplateLeg[],
  mirror: Mirror,
): readonly TemplateLeg[] {
  const options = legs.filter(({ type }) => type === 'option');
  const reverses = mirror === 'callPut' && options.length > 2;
  return (reverses ? legs.toReversed() : legs).map((leg) => {
    const turns = mirror === 'longShort' || leg.type === 'stock';
    const turned = turns ? { ...leg, position: otherPosition(leg.position) } : leg;
    return mirror === 'callPut' && leg.optionType !== null
      ? { ...turned, optionType: otherType(leg.optionType) }
      : turned;
  });
}

const MARKET_TURNED: Readonly<Record<MarketOutlook, MarketOutlook>> = {
  bullish: 'bearish',
  bearish: 'bullish',
  neutral: 'bigMove',
  rangeBound: 'bigMove',
  pinned: 'bigMove',
  bigMove: 'rangeBound',
};
const VOLATILITY_TURNED: Readonly<Record<VolatilityOutlook, VolatilityOutlook>> = {
  rising: 'falling',
  falling: 'rising',
  any: 'any',
};

/** The template seen in a mirror: its legs, and the markets that it then suits. */
export function mirrorTemplate(template: StrategyTemplate, mirror: Mirror): StrategyTemplate {
  const turn = (outlook: MarketOutlook): MarketOutlook =>
    mirror === 'longShort' || outlook === 'bullish' || outlook === 'bearish'
      ? MARKET_TURNED[outlook]
      : outlook;
  return {
    ...template,
    legs: mirrorTemplateLegs(template.legs, mirror),
    marketOutlook: [...new Set(template.marketOutlook.map(turn))],
    volatilityOutlook:
      mirror === 'longShort'
        ? template.volatilityOutlook.map((outlook) => VOLATILITY_TURNED[outlook])
        : template.volatilityOutlook,
  };
}

/** Each strike to the one of the same rank counted from the other end. */
function reflectedStrikes(legs: readonly LegStructure[]): ReadonlyMap<Money, Money> {
  const strikes = legs.flatMap((leg) => (leg.kind === 'option' ? [leg.strike] : []));
  const ascending = [...new Set(strikes)].sort((a, b) => a - b);
  return new Map(ascending.map((strike, i) => [strike, ascending.at(-1 - i) ?? strike]));
}

/**
 * Contracts of the mirror image of a leg set, without prices. Mirroring twice gives the leg set again.
 */
export function mirrorStructure(
  legs: readonly LegStructure[],
  mirror: Mirror,
): readonly LegStructure[] {
  const reflected = reflectedStrikes(legs);
  return legs.map((leg) => {
    if (mirror === 'longShort') return { ...leg, position: otherPosition(leg.position) };
    if (leg.kind === 'stock') return { ...leg, position: otherPosition(leg.position) };
    const strike = reflected.get(leg.strike) ?? leg.strike;
    return { ...leg, type: otherType(leg.type), strike };
  });
}
