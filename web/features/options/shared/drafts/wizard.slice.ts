import { isOptionLeg } from '@toolyard/core/options/contracts';
import { withTrade } from '@toolyard/core/options/strategies';
import type { TemplateId, TradeSide } from '@toolyard/core/options/templates';
import type { Money } from '@toolyard/core/shared';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExpiryKey } from '../chain/expiry-key.ts';
import { turnedTo, type ChosenLeg, type ChosenStock } from '../legs/chosen-leg.ts';
import { legsFollowing } from '../legs/quoted-leg.ts';
import { rootReducer, type RootState } from '../../../../app/store.ts';
import {
  EMPTY_WIZARD,
  type WizardStep,
  type FieldOfLeg,
  type WizardState,
} from './wizard-state.ts';

const HISTORY = 50;

/** The state with other legs, the present ones one undo away. */
const withLegs = (state: WizardState, legs: readonly ChosenLeg[]): WizardState => ({
  ...state,
  legs,
  undoable: [...state.undoable, state.legs].slice(-HISTORY),
  redoable: [],
});

/** Expiries and legs are those of one stock; the structure is not. */
const withStock = (state: WizardState, stock: ChosenStock): WizardState =>
  stock.symbol === state.stock?.symbol
    ? state
    : { ...state, stock, expiry: null, legs: [], undoable: [], redoable: [] };

type StructureChoice = Pick<WizardState, 'structure'> & { readonly templateId: TemplateId };

const withKind = (state: WizardState, kind: StructureChoice): WizardState =>
  state.legs.length === 0 ? { ...state, ...kind } : withLegs({ ...state, ...kind }, []);

const changed = (
  state: WizardState,
  id: string,
  change: (chosen: ChosenLeg) => ChosenLeg,
): WizardState =>
  withLegs(
    state,
    state.legs.map((chosen) => (chosen.id === id ? change(chosen) : chosen)),
  );

export const wizardSlice = createSlice({
  name: 'wizard',
  initialState: EMPTY_WIZARD,
  reducers: {
    draftRestored: (_state, action: PayloadAction<WizardState>) => action.payload,
    stockChosen: (state, action: PayloadAction<ChosenStock>): WizardState =>
      withStock(state, action.payload),
    /** Another stock begins at the first step; the same one goes on where it was. */
    stockOpened: (state, action: PayloadAction<ChosenStock>): WizardState => ({
      ...withStock(state, action.payload),
      step: action.payload.symbol === state.stock?.symbol ? state.step : 1,
    }),
    /** Legs belong to the structure that they were chosen for; undo still has them. */
    templateChosen: (state, action: PayloadAction<TemplateId>): WizardState =>
      action.payload === state.templateId && state.structure === null
        ? state
        : withKind(state, { templateId: action.payload, structure: null }),
    /** A structure by the name that traders use. */
    structureChosen: (state, action: PayloadAction<StructureChoice>): WizardState =>
      action.payload.structure === state.structure ? state : withKind(state, action.payload),
    /** A preferred strategy starts an empty wizard; it never replaces a choice or a restored draft. */
    preferredTemplateFound: (state, action: PayloadAction<TemplateId>): WizardState =>
      state.templateId === null && state.legs.length === 0
        ? { ...state, templateId: action.payload }
        : state,
    sideChosen: (state, action: PayloadAction<TradeSide>): WizardState => ({
      ...state,
      side: action.payload,
    }),
    stepTaken: (state, action: PayloadAction<WizardStep>): WizardState => ({
      ...state,
      step: action.payload,
    }),
    expiryChosen: (state, action: PayloadAction<ExpiryKey>): WizardState => ({
      ...state,
      expiry: action.payload,
    }),
    legAdded: (state, action: PayloadAction<ChosenLeg>): WizardState =>
      withLegs(state, withTrade(state.legs, action.payload)),
    legsFilled: (state, action: PayloadAction<readonly ChosenLeg[]>): WizardState =>
      withLegs(state, action.payload),
    /** Legs at new quotes: no step of undo. */
    quotesFollowed: (state, action: PayloadAction<readonly ChosenLeg[]>): WizardState => ({
      ...state,
      legs: legsFollowing(state.legs, action.payload),
    }),
    /** The same on request, as one step of undo. */
    quotesTaken: (state, action: PayloadAction<readonly ChosenLeg[]>): WizardState =>
      withLegs(state, legsFollowing(state.legs, action.payload)),
    legRemoved: (state, action: PayloadAction<string>): WizardState =>
      withLegs(
        state,
        state.legs.filter((chosen) => chosen.id !== action.payload),
      ),
    legsCleared: (state): WizardState => withLegs(state, []),
    /** Up is −1, down is +1; at an end nothing happens. */
    legMoved: (state, action: PayloadAction<{ id: string; by: -1 | 1 }>): WizardState => {
      const from = state.legs.findIndex((chosen) => chosen.id === action.payload.id);
      const to = from + action.payload.by;
      if (from < 0 || to < 0 || to >= state.legs.length) return state;
      const legs = [...state.legs];
      [legs[from], legs[to]] = [legs[to]!, legs[from]!];
      return withLegs(state, legs);
    },
    /** Contracts, or shares of a stock leg; positive is long, negative short, zero is refused by the field. */
    quantityChanged: (state, action: PayloadAction<{ id: string; signed: number }>): WizardState =>
      changed(state, action.payload.id, (chosen) => ({
        ...chosen,
        leg: {
          ...turnedTo(action.payload.signed < 0 ? 'short' : 'long', chosen.leg),
          quantity: Math.abs(action.payload.signed),
        },
      })),
    premiumChanged: (state, action: PayloadAction<{ id: string; premium: Money }>): WizardState =>
      changed(state, action.payload.id, (chosen) => ({
        ...chosen,
        priceSource: 'own',
        leg: { ...chosen.leg, premium: action.payload.premium },
      })),
    fieldMarked: (
      state,
      action: PayloadAction<FieldOfLeg & { readonly wrong: boolean }>,
    ): WizardState => {
      const { id, field, wrong } = action.payload;
      const others = state.wrongFields.filter(
        (marked) => marked.id !== id || marked.field !== field,
      );
      return { ...state, wrongFields: wrong ? [...others, { id, field }] : others };
    },
    undone: (state): WizardState => {
      const legs = state.undoable.at(-1);
      return legs
        ? {
            ...state,
            legs,
            undoable: state.undoable.slice(0, -1),
            redoable: [...state.redoable, state.legs],
          }
        : state;
    },
    redone: (state): WizardState => {
      const legs = state.redoable.at(-1);
      return legs
        ? {
            ...state,
            legs,
            redoable: state.redoable.slice(0, -1),
            undoable: [...state.undoable, state.legs],
          }
        : state;
    },
    wizardFinished: () => EMPTY_WIZARD,
  },
});

/** How many of the legs are options; the count that opens Save. */
export const chosenOptionLegs = (legs: readonly ChosenLeg[]): number =>
  legs.filter((chosen) => isOptionLeg(chosen.leg)).length;

const injectedSlice = wizardSlice.injectInto(rootReducer);

/** The wizard's state, which is the initial one until an action of the wizard is dispatched. */
export const selectWizard = (state: RootState): WizardState => injectedSlice.selectSlice(state);
