import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** The one API of the store; generated endpoints are injected into it. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: 300,
  // A page shows what was read within five minutes at once, and reads older answers again.
  refetchOnMountOrArgChange: 300,
  refetchOnFocus: false,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** Subscription options of a query that repeats while its tab is shown. */
export const pollEvery = (milliseconds: number) => ({
  pollingInterval: milliseconds,
  skipPollingIfUnfocused: true,
});

type ApiState = Parameters<typeof baseApi.reducer>[0];

/** Empties the cache. A plain reset also forgets whether the tab is shown and online. */
export const forgetAnswers =
  (): ThunkAction<void, { readonly api: NonNullable<ApiState> }, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const { focused, online } = getState().api.config;
    const { onFocus, onFocusLost, onOnline, onOffline } = baseApi.internalActions;
    dispatch(baseApi.util.resetApiState());
    dispatch(focused ? onFocus() : onFocusLost());
    dispatch(online ? onOnline() : onOffline());
  };
