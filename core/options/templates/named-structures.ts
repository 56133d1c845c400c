import { MIRRORED_STRUCTURES } from './catalogue/mirrored-structures.ts';
import { PLACED_STRUCTURES } from './catalogue/placed-structures.ts';
import type { NamedStructure } from './catalogue/structure-parts.ts';
import type { TemplateId, TemplateTab } from './strategy-template.ts';
import { STRUCTURE_NAMES } from './structure-names.ts';
import type { StructureId } from './structure-names.ts';
import { findTemplate } from './templates.ts';

export const NAMED_STRUCTURES = { ...MIRRORED_STRUCTURES, ...PLACED_STRUCTURES } as const;
export type NamedStructureId = keyof typeof NAMED_STRUCTURES & StructureId;
export const NAMED_STRUCTURE_IDS = Object.keys(NAMED_STRUCTURES) as readonly NamedStructureId[];

export const isNamedStructure = (id: string): id is NamedStructureId =>
  Object.hasOwn(NAMED_STRUCTURES, id);

/** The template that holds the structure; `custom` where none does. */
export function templateOf(id: NamedStructureId): TemplateId {
  const { recipe }: NamedStructure = NAMED_STRUCTURES[id];
  return recipe.kind === 'legs' ? 'custom' : recipe.templateId;
}

/** The tab of the strategy types under which the structure stands. */
export function tabOf(id: NamedStructureId): TemplateTab {
  const { recipe }: NamedStructure = NAMED_STRUCTURES[id];
  return recipe.kind === 'legs' ? recipe.tab : findTemplate(recipe.templateId).tab;
}

const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/[-’']/g, ' ');

/**
 * The structures whose names in either language hold every word of a text; those with a name that begins with the
 * text come first. All of them for a blank text.
 *
 * @example findStructures('bull put') // ['bull-put-spread', 'bull-put-ladder']
 */
export function findStructures(text: string): readonly NamedStructureId[] {
  const sought = folded(text).trim();
  const words = sought.split(/\s+/);
  const rank = (id: NamedStructureId): number => {
    const { otherNames }: NamedStructure = NAMED_STRUCTURES[id];
    const names = [...Object.values(STRUCTURE_NAMES[id]), ...otherNames].map(folded);
    if (!words.every((word) => names.some((name) => name.includes(word)))) return -1;
    return names.some((name) => name.startsWith(sought)) ? 1 : 0;
  };
  return NAMED_STRUCTURE_IDS.map((id) => ({ id, rank: rank(id) }))
    .filter((one) => one.rank >= 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ id }) => id);
}
