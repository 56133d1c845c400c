import type { Texts } from '../../shared/index.ts';
import { customStructure } from './custom-structures.ts';
import { directionOf } from './direction.ts';
import type { Direction } from './direction.ts';
import { LEG_RULES, brokenRules } from './leg-rules.ts';
import { NAMING } from './named-structures.ts';
import { netPosition } from './net-position.ts';
import type { LegStructure, NetPosition } from './net-position.ts';
import { STRUCTURE_NAMES } from './structure-names.ts';
import type { StructureId } from './structure-names.ts';
import { TEMPLATE_IDS } from './strategy-template.ts';
import type { TemplateId } from './strategy-template.ts';

/** What a leg set is. */
export interface Recognised {
  readonly templateId: TemplateId;
  readonly structure: StructureId;
  readonly name: Texts;
  readonly direction: Direction;
  /** Rules of the chosen template that the legs break; empty when they satisfy it or none was chosen. */
  readonly breaksRules: readonly Texts[];
}

const satisfies = (position: NetPosition, id: TemplateId): boolean =>
  id !== 'custom' && LEG_RULES[id].every(({ holds }) => holds(position));

/**
 * Names any leg set: by the one template whose leg rules it satisfies, else as a known custom
 * structure, else as a combination. Order and splitting of legs do not matter.
 */
export function recognise(
  legs: readonly LegStructure[],
  chosen: TemplateId = 'custom',
): Recognised {
  const position = netPosition(legs);
  const templateId = TEMPLATE_IDS.find((id) => satisfies(position, id)) ?? 'custom';
  const structure =
    templateId === 'custom' ? customStructure(position) : NAMING[templateId](position);
  return {
    templateId,
    structure,
    name: STRUCTURE_NAMES[structure],
    direction: directionOf(position, structure),
    breaksRules: brokenRules(chosen, legs),
  };
}
