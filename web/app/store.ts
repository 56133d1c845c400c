import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.ts';
import type { ApiExtra } from '../api/base-query.ts';
import { wizardSlice } from '../features/options/wizard/wizard.slice.ts';
import { preferencesSlice } from './preferences.slice.ts';
import { sessionSlice } from './session.slice.ts';

export function createStore(extra: ApiExtra) {
  return configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      session: sessionSlice.reducer,
      preferences: preferencesSlice.reducer,
      wizard: wizardSlice.reducer,
    },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<Store['getState']>;
