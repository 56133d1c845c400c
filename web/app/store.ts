import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.ts';
import type { ApiExtra } from '../api/base-query.ts';
import type { BuilderState } from '../features/options/screens/builder/builder-state.ts';
import type { WizardState } from '../features/options/shared/drafts/wizard.slice.ts';
import { preferencesSlice } from './preferences.slice.ts';
import { sessionSlice } from './session.slice.ts';

const EVERYWHERE = {
  [baseApi.reducerPath]: baseApi.reducer,
  session: sessionSlice.reducer,
  preferences: preferencesSlice.reducer,
};

/** `checked` looks after every action whether the state was changed in place; development's slow watchman. */
export function createStore(extra: ApiExtra, checked: boolean) {
  const checks = { immutableCheck: checked, serializableCheck: checked };
  return configureStore({
    reducer: EVERYWHERE,
    middleware: (standard) =>
      standard({ thunk: { extraArgument: extra }, ...checks }).concat(baseApi.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;

/** What the options area adds when it is fetched. */
export interface OptionsState {
  readonly wizard: WizardState;
  readonly builder: BuilderState;
}

export type RootState = ReturnType<Store['getState']> & OptionsState;

const added = new WeakMap<Store, Readonly<Record<string, Reducer>>>();

/** Gives the store what an area keeps in it; once. */
export function addState(store: Store, name: keyof OptionsState, reducer: Reducer): void {
  if (name in store.getState()) return;
  const all = { ...added.get(store), [name]: reducer };
  added.set(store, all);
  store.replaceReducer(combineReducers({ ...EVERYWHERE, ...all }));
}
