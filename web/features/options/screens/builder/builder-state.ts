import type { Scenario } from '@toolyard/core/options/analysis';
import type { CommissionRates } from '@toolyard/core/options/contracts';
import type { PlanFault } from '@toolyard/core/options/sharing';
import type { Texts } from '@toolyard/core/shared';
import type { ExpiryKey } from '../../shared/chain/expiry-key.ts';
import type { ChosenLeg, ChosenStock } from '../../shared/legs/chosen-leg.ts';

/** One leg on the builder's table; a leg that is switched off stays there and counts nowhere. */
export interface BuilderLeg extends ChosenLeg {
  readonly enabled: boolean;
}

/** What is planned: everything that undo gives back. */
export interface BuilderPlan {
  readonly stock: ChosenStock | null;
  readonly legs: readonly BuilderLeg[];
  /** Counted in every figure; null takes the rates of the settings. */
  readonly commission: CommissionRates | null;
}

export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** The what-if sliders: another day, another volatility, other prices. */
export interface WhatIf {
  /** Days after the quotes; 0 is today. */
  readonly dateOffsetDays: number;
  /** A fraction: 0.2 raises every volatility by a fifth. */
  readonly ivShift: number;
  /** Dollars; null shows what suits the legs. */
  readonly priceRange: PriceRange | null;
}

/** A plan that the one at work is compared with. */
export interface PinnedPlan {
  readonly id: string;
  /** What the user calls it; null while its structure names it. */
  readonly name: string | null;
  readonly plan: BuilderPlan;
}

/** Their lines have colours of their own. */
export const PIN_COLOURS = ['var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)'] as const;
export const MOST_PINS = PIN_COLOURS.length;

/** A scenario under the name that the user gave it. */
export interface NamedScenario extends Scenario {
  readonly id: string;
  readonly name: string;
}

export const MOST_SCENARIOS = 12;
/** Characters of the name of a pinned plan or a scenario. */
export const NAME_LENGTH = 40;

/** Profits in dollars, or in percent of the greatest loss. */
export type ProfitUnit = 'dollars' | 'percent';

/** The outcome of opening a link or choosing another stock; null where there is nothing to say. */
export type LinkOutcome =
  | { readonly kind: 'opening' | PlanFault }
  | { readonly kind: 'unknown'; readonly symbol: string; readonly text: string }
  | { readonly kind: 'gone'; readonly contracts: readonly string[]; readonly all: number }
  /** Another stock was chosen, whose chains are being read. */
  | { readonly kind: 'fitting'; readonly symbol: string }
  /** Another stock was chosen, whose chains cannot be read. */
  | { readonly kind: 'unreadable'; readonly symbol: string; readonly former: string }
  /** Another stock was chosen, whose chains cannot carry the structure. */
  | {
      readonly kind: 'unfit';
      readonly symbol: string;
      readonly former: string;
      readonly reason: Texts;
    };

export interface BuilderState {
  readonly plan: BuilderPlan;
  /** Where new legs come from and strikes are shown of. */
  readonly expiry: ExpiryKey | null;
  readonly selected: string | null;
  /** A leg that is dragged to another strike; it counts in every figure and is not in the undo history yet. */
  readonly moving: BuilderLeg | null;
  readonly whatIf: WhatIf;
  readonly pins: readonly PinnedPlan[];
  readonly scenarios: readonly NamedScenario[];
  readonly unit: ProfitUnit;
  /** Fields that hold what cannot be used. */
  readonly wrongFields: readonly string[];
  readonly link: LinkOutcome | null;
  readonly undoable: readonly BuilderPlan[];
  readonly redoable: readonly BuilderPlan[];
}

const EMPTY_PLAN: BuilderPlan = { stock: null, legs: [], commission: null };
export const NO_WHAT_IF: WhatIf = { dateOffsetDays: 0, ivShift: 0, priceRange: null };

export const EMPTY_BUILDER: BuilderState = {
  plan: EMPTY_PLAN,
  expiry: null,
  selected: null,
  moving: null,
  whatIf: NO_WHAT_IF,
  pins: [],
  scenarios: [],
  unit: 'dollars',
  wrongFields: [],
  link: null,
  undoable: [],
  redoable: [],
};
