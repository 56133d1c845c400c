import type { Texts } from '../../../shared/index.ts';
import type { OptionType } from '../../contracts/index.ts';
import type { Mirror } from '../mirror.ts';
import type { TemplateId, TemplateTab } from '../strategy-template.ts';
import { text } from './template-parts.ts';

/** A leg of a structure that no template holds. */
export interface PlacedLeg {
  readonly type: OptionType | 'stock';
  /** Contracts, or lots of 100 shares; negative when sold. */
  readonly lots: number;
  /** The strike, in expected moves from the forward. */
  readonly at: number;
  /** Whether it stands at the later of two expiries. */
  readonly later: boolean;
}

/** How a structure is put together: a template seen in mirrors, or legs of its own. */
export type StructureRecipe =
  | {
      readonly kind: 'template';
      readonly templateId: Exclude<TemplateId, 'custom'>;
      readonly mirrors: readonly Mirror[];
    }
  | { readonly kind: 'legs'; readonly tab: TemplateTab; readonly legs: readonly PlacedLeg[] };

/** A structure that can be chosen by the name that traders use. */
export interface NamedStructure {
  readonly recipe: StructureRecipe;
  readonly about: Texts;
  /** Further names by which it is found, in either language. */
  readonly otherNames: readonly string[];
}

/** A template seen in mirrors, under a name of its own. */
export const mirrored = (
  templateId: Exclude<TemplateId, 'custom'>,
  mirrors: readonly Mirror[],
  en: string,
  zh: string,
  otherNames: readonly string[] = [],
): NamedStructure => ({
  recipe: { kind: 'template', templateId, mirrors },
  about: text(en, zh),
  otherNames,
});

/** Contracts, negative when sold, at a strike in expected moves from the forward. */
export const call = (lots: number, at: number, later = false): PlacedLeg => ({
  type: 'call',
  lots,
  at,
  later,
});
export const put = (lots: number, at: number, later = false): PlacedLeg => ({
  type: 'put',
  lots,
  at,
  later,
});
/** Lots of 100 shares. */
export const stock = (lots: number): PlacedLeg => ({ type: 'stock', lots, at: 0, later: false });

/** Legs of their own, under a tab of the strategy types. */
export const placed = (
  tab: TemplateTab,
  legs: readonly PlacedLeg[],
  en: string,
  zh: string,
  otherNames: readonly string[] = [],
): NamedStructure => ({ recipe: { kind: 'legs', tab, legs }, about: text(en, zh), otherNames });
