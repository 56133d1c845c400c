import type { OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import {
  fillTemplate,
  findTemplate,
  mirrorsFor,
  type TemplateId,
  type TradeSide,
} from '@toolyard/core/options/templates';
import type { BuilderLeg } from './builder-state.ts';
import { naturalSource } from '../../shared/chain/chain-quotes.ts';

/** The legs of a template from the chain; null where it cannot carry them. */
export function filledLegs(
  id: TemplateId,
  side: TradeSide,
  front: OptionChain,
  back: OptionChain | null,
): readonly BuilderLeg[] | null {
  const template = findTemplate(id);
  const filled = fillTemplate(template, front, { back, mirrors: mirrorsFor(template, side) });
  if (!filled.ok) return null;
  return filled.value.map((leg) => ({
    id: crypto.randomUUID(),
    leg,
    enabled: true,
    priceSource: isOptionLeg(leg) ? naturalSource(leg.position) : 'spot',
  }));
}
