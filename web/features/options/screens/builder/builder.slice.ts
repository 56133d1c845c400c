import type { CommissionRates } from '@toolyard/core/options/contracts';
import { MAX_LEGS, type PriceSource } from '@toolyard/core/options/strategies';
import type { Money } from '@toolyard/core/shared';
import type { ExpiryKey } from '../../shared/chain/expiry-key.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../../../app/store.ts';
import { turnedTo, type ChosenStock } from '../../shared/legs/chosen-leg.ts';
import { legsFollowing } from '../../shared/legs/quoted-leg.ts';
import {
  EMPTY_BUILDER,
  NO_WHAT_IF,
  type BuilderLeg,
  type BuilderPlan,
  type BuilderState,
  type LinkOutcome,
  type NamedScenario,
  type PriceRange,
  type ProfitUnit,
} from './builder-state.ts';

const HISTORY = 100;

/** The state with another plan, the present one an undo away. */
const planned = (state: BuilderState, change: Partial<BuilderPlan>): BuilderState => ({
  ...state,
  plan: { ...state.plan, ...change },
  moving: null,
  undoable: [...state.undoable, state.plan].slice(-HISTORY),
  redoable: [],
});

const changed = (
  state: BuilderState,
  id: string,
  change: (leg: BuilderLeg) => BuilderLeg,
): BuilderState =>
  planned(state, {
    legs: state.plan.legs.map((builderLeg) =>
      builderLeg.id === id ? change(builderLeg) : builderLeg,
    ),
  });

/** The range of prices belongs to the stock, the day to the expiries. */
const stepped = (state: BuilderState, plan: BuilderPlan): BuilderState => ({
  ...state,
  plan,
  moving: null,
  expiry: plan.stock?.symbol === state.plan.stock?.symbol ? state.expiry : null,
  whatIf: plan.stock?.symbol === state.plan.stock?.symbol ? state.whatIf : NO_WHAT_IF,
});

export const builderSlice = createSlice({
  name: 'builder',
  initialState: EMPTY_BUILDER,
  reducers: {
    restored: (_state, action: PayloadAction<BuilderState>) => action.payload,
    /** Another stock begins with no legs; undo still has the former ones. */
    stockChosen: (state, action: PayloadAction<ChosenStock>): BuilderState =>
      action.payload.symbol === state.plan.stock?.symbol
        ? state
        : {
            ...planned(state, { stock: action.payload, legs: [] }),
            expiry: null,
            selected: null,
            whatIf: NO_WHAT_IF,
          },
    /** A whole plan from elsewhere: a link, the wizard, a position. It ends the choice of another stock. */
    planOpened: (state, action: PayloadAction<BuilderPlan>): BuilderState => ({
      ...(state.plan.legs.length > 0 ? planned(state, action.payload) : state),
      plan: action.payload,
      link: null,
      expiry: null,
      selected: null,
      moving: null,
      whatIf: NO_WHAT_IF,
    }),
    expiryChosen: (state, action: PayloadAction<ExpiryKey>): BuilderState => ({
      ...state,
      expiry: action.payload,
    }),
    legsFilled: (state, action: PayloadAction<readonly BuilderLeg[]>): BuilderState => ({
      ...planned(state, { legs: action.payload }),
      selected: null,
    }),
    /** A row of its own, whose contract is chosen next; nothing beyond the limit of legs. */
    legAdded: (state, action: PayloadAction<BuilderLeg>): BuilderState =>
      state.plan.legs.length >= MAX_LEGS
        ? state
        : {
            ...planned(state, { legs: [...state.plan.legs, action.payload] }),
            selected: action.payload.id,
          },
    legRemoved: (state, action: PayloadAction<string>): BuilderState => ({
      ...planned(state, { legs: state.plan.legs.filter(({ id }) => id !== action.payload) }),
      selected: state.selected === action.payload ? null : state.selected,
    }),
    legsCleared: (state): BuilderState => ({ ...planned(state, { legs: [] }), selected: null }),
    /** The same leg with another contract or price; ends a movement of it. */
    legReplaced: (state, action: PayloadAction<BuilderLeg>): BuilderState =>
      changed(state, action.payload.id, () => action.payload),
    /** Several at once, as one step of undo. */
    legsReplaced: (state, action: PayloadAction<readonly BuilderLeg[]>): BuilderState =>
      planned(state, {
        legs: state.plan.legs.map(
          (builderLeg) => action.payload.find(({ id }) => id === builderLeg.id) ?? builderLeg,
        ),
      }),
    /** Legs at new quotes: no step of undo; a leg that has changed meanwhile keeps its price. */
    quotesFollowed: (state, action: PayloadAction<readonly BuilderLeg[]>): BuilderState => ({
      ...state,
      plan: {
        ...state.plan,
        legs: legsFollowing(state.plan.legs, action.payload),
      },
    }),
    legMoving: (state, action: PayloadAction<BuilderLeg | null>): BuilderState => ({
      ...state,
      moving: action.payload,
      selected: action.payload?.id ?? state.selected,
    }),
    /** What moves stays where it is now, as one step of undo. */
    legDropped: (state): BuilderState => {
      const { moving } = state;
      if (!moving) return state;
      const placed = state.plan.legs.find(({ id }) => id === moving.id);
      return placed?.leg.symbol === moving.leg.symbol
        ? { ...state, moving: null }
        : changed(state, moving.id, () => moving);
    },
    /** Contracts, or shares; positive is long, negative short. */
    quantityChanged: (
      state,
      action: PayloadAction<{ readonly id: string; readonly signed: number }>,
    ): BuilderState =>
      changed(state, action.payload.id, (builderLeg) => ({
        ...builderLeg,
        leg: {
          ...turnedTo(action.payload.signed < 0 ? 'short' : 'long', builderLeg.leg),
          quantity: Math.abs(action.payload.signed),
        },
      })),
    priceChanged: (
      state,
      action: PayloadAction<{ id: string; price: Money; source: PriceSource }>,
    ): BuilderState =>
      changed(state, action.payload.id, (builderLeg) => ({
        ...builderLeg,
        priceSource: action.payload.source,
        leg: { ...builderLeg.leg, premium: action.payload.price },
      })),
    legSwitched: (state, action: PayloadAction<string>): BuilderState =>
      changed(state, action.payload, (builderLeg) => ({
        ...builderLeg,
        enabled: !builderLeg.enabled,
      })),
    commissionChanged: (state, action: PayloadAction<CommissionRates>): BuilderState =>
      planned(state, { commission: action.payload }),
    legSelected: (state, action: PayloadAction<string | null>): BuilderState => ({
      ...state,
      selected: action.payload,
    }),
    dayChosen: (state, action: PayloadAction<number>): BuilderState => ({
      ...state,
      whatIf: { ...state.whatIf, dateOffsetDays: action.payload },
    }),
    volatilityShifted: (state, action: PayloadAction<number>): BuilderState => ({
      ...state,
      whatIf: { ...state.whatIf, ivShift: action.payload },
    }),
    priceRangeChosen: (state, action: PayloadAction<PriceRange | null>): BuilderState => ({
      ...state,
      whatIf: { ...state.whatIf, priceRange: action.payload },
    }),
    /** Pins the plan of now to compare with. */
    planPinned: (state, action: PayloadAction<string>): BuilderState => ({
      ...state,
      pins: [...state.pins, { id: action.payload, name: null, plan: state.plan }],
    }),
    pinRenamed: (
      state,
      action: PayloadAction<{ id: string; name: string | null }>,
    ): BuilderState => ({
      ...state,
      pins: state.pins.map((pin) =>
        pin.id === action.payload.id ? { ...pin, ...action.payload } : pin,
      ),
    }),
    pinRemoved: (state, action: PayloadAction<string>): BuilderState => ({
      ...state,
      pins: state.pins.filter(({ id }) => id !== action.payload),
    }),
    scenariosRestored: (state, action: PayloadAction<readonly NamedScenario[]>): BuilderState => ({
      ...state,
      scenarios: action.payload,
    }),
    scenarioAdded: (state, action: PayloadAction<NamedScenario>): BuilderState => ({
      ...state,
      scenarios: [...state.scenarios, action.payload],
    }),
    scenarioChanged: (
      state,
      action: PayloadAction<Pick<NamedScenario, 'id'> & Partial<NamedScenario>>,
    ): BuilderState => ({
      ...state,
      scenarios: state.scenarios.map((scenario) =>
        scenario.id === action.payload.id ? { ...scenario, ...action.payload } : scenario,
      ),
    }),
    scenarioRemoved: (state, action: PayloadAction<string>): BuilderState => ({
      ...state,
      scenarios: state.scenarios.filter(({ id }) => id !== action.payload),
    }),
    unitChosen: (state, action: PayloadAction<ProfitUnit>): BuilderState => ({
      ...state,
      unit: action.payload,
    }),
    fieldMarked: (
      state,
      action: PayloadAction<{ readonly name: string; readonly wrong: boolean }>,
    ): BuilderState => {
      const others = state.wrongFields.filter((name) => name !== action.payload.name);
      return {
        ...state,
        wrongFields: action.payload.wrong ? [...others, action.payload.name] : others,
      };
    },
    linkAnswered: (state, action: PayloadAction<LinkOutcome | null>): BuilderState => ({
      ...state,
      link: action.payload,
    }),
    /** A movement under way is what goes back first. */
    undone: (state): BuilderState => {
      if (state.moving) return { ...state, moving: null };
      const plan = state.undoable.at(-1);
      if (!plan) return state;
      return {
        ...stepped(state, plan),
        link: null,
        undoable: state.undoable.slice(0, -1),
        redoable: [...state.redoable, state.plan],
      };
    },
    redone: (state): BuilderState => {
      const plan = state.redoable.at(-1);
      if (!plan || state.moving) return state;
      return {
        ...stepped(state, plan),
        redoable: state.redoable.slice(0, -1),
        undoable: [...state.undoable, state.plan],
      };
    },
    finished: ({ scenarios }): BuilderState => ({ ...EMPTY_BUILDER, scenarios }),
  },
});

const injectedSlice = builderSlice.injectInto(rootReducer);

/** The builder's state, which is the initial one until an action of the builder is dispatched. */
export const selectBuilder = (state: RootState): BuilderState => injectedSlice.selectSlice(state);
