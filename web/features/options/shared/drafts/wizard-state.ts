import type { CommissionRates } from '@toolyard/core/options/contracts';
import type { NamedStructureId, TemplateId, TradeSide } from '@toolyard/core/options/templates';
import type { ExpiryKey } from '../chain/expiry-key.ts';
import type { ChosenLeg, ChosenStock } from '../legs/chosen-leg.ts';

export type WizardStep = 1 | 2 | 3;

export type LegField = 'quantity' | 'premium';

/** A field of a chosen leg. */
export interface FieldOfLeg {
  readonly id: string;
  readonly field: LegField;
}

export interface WizardState {
  readonly step: WizardStep;
  readonly stock: ChosenStock | null;
  readonly templateId: TemplateId | null;
  readonly side: TradeSide;
  /** A structure chosen by its name; its template is that which it is filled by, else `custom`. */
  readonly structure: NamedStructureId | null;
  readonly expiry: ExpiryKey | null;
  readonly legs: readonly ChosenLeg[];
  /** Counted in every figure; null takes the rates of the settings. */
  readonly commission: CommissionRates | null;
  /** Where something stands typed that cannot be used. */
  readonly wrongFields: readonly FieldOfLeg[];
  readonly undoable: readonly (readonly ChosenLeg[])[];
  readonly redoable: readonly (readonly ChosenLeg[])[];
}

export const EMPTY_WIZARD: WizardState = {
  step: 1,
  stock: null,
  templateId: null,
  side: 'recommended',
  structure: null,
  expiry: null,
  legs: [],
  commission: null,
  wrongFields: [],
  undoable: [],
  redoable: [],
};
