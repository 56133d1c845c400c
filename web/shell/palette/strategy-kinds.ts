import {
  NAMED_STRUCTURES,
  NAMED_STRUCTURE_IDS,
  STRUCTURE_NAMES,
  TEMPLATE_IDS,
  TEMPLATE_NAMES,
  isNamedStructure,
  type NamedStructureId,
} from '@toolyard/core/options/templates';
import type { Texts } from '@toolyard/core/shared';

/** A strategy that can be planned. */
export interface StrategyKind {
  readonly id: string;
  readonly name: Texts;
  /** What else it is found by. */
  readonly names: readonly string[];
}

const isType = (id: NamedStructureId): boolean => Object.hasOwn(TEMPLATE_NAMES, id);

/** The strategy types and the structures by name; one that is a type already is not listed twice. */
export const STRATEGY_KINDS: readonly StrategyKind[] = [
  ...TEMPLATE_IDS.map((id) => ({
    id,
    name: TEMPLATE_NAMES[id],
    names: isNamedStructure(id) ? NAMED_STRUCTURES[id].otherNames : [],
  })),
  ...NAMED_STRUCTURE_IDS.filter((id) => !isType(id)).map((id) => ({
    id,
    name: STRUCTURE_NAMES[id],
    names: NAMED_STRUCTURES[id].otherNames,
  })),
];
