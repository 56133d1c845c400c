import type { MeasureSettings } from '@toolyard/core/options/analysis';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { baseApi } from '../api/base-api.ts';
import type { ApiExtra } from '../api/base-query.ts';
import { providerWaitSlice } from '../api/provider-wait.slice.ts';
import type { BuilderState } from '../features/options/screens/builder/builder-state.ts';
import type { WizardState } from '../features/options/shared/drafts/wizard-state.ts';
import { preferencesSlice } from './preferences.slice.ts';
import { sessionSlice } from './session.slice.ts';

/** Slices that inject themselves when their area is fetched. */
interface LazySlices {
  readonly builder: BuilderState;
  readonly wizard: WizardState;
  readonly exerciseChoice: 'contract' | 'european';
  readonly measureChoice: MeasureSettings | null;
}

export const rootReducer = combineSlices(
  baseApi,
  sessionSlice,
  preferencesSlice,
  providerWaitSlice,
).withLazyLoadedSlices<LazySlices>();

/** `checked` looks after each action for state that was changed in place or cannot be serialised; slow, for development. */
export function createStore(extra: ApiExtra, checked: boolean) {
  const checks = { immutableCheck: checked, serializableCheck: checked };
  return configureStore({
    reducer: rootReducer,
    middleware: (standard) =>
      standard({ thunk: { extraArgument: extra }, ...checks }).concat(baseApi.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<typeof rootReducer>;

export const useAppStore = useStore.withTypes<Store>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
