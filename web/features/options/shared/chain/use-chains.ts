import { useEffect, useMemo } from 'react';
import { countedFrom, defaultExpiry, type OptionChain } from '@toolyard/core/options/chain';
import { daysToExpiry } from '@toolyard/core/options/contracts';
import { backExpiry } from '@toolyard/core/options/templates';
import type { CalendarDate, Instant } from '@toolyard/core/shared';
import { shallowEqual } from 'react-redux';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import {
  api,
  useListExpiriesQuery,
  type ChainResponse,
  type MetaResponse,
} from '../../../../api/generated.ts';
import { useEachSession } from '../live/use-each-session.ts';
import { usePollWhileOpen } from '../live/use-market-status.ts';
import { useNow } from '../live/use-now.ts';
import { chainFromResponse } from './chain-from-response.ts';
import {
  cellIndex,
  cellsOf,
  dateOfKey,
  rootOfKey,
  type ExpiryCell,
  type ExpiryKey,
} from './expiry-key.ts';

const { readChain } = api.endpoints;

const POLL_INTERVAL = 15_000;

/** The request of a chain. */
export function chainRequest(symbol: string, key: ExpiryKey) {
  const root = rootOfKey(key);
  return { symbol, expiry: dateOfKey(key), ...(root !== undefined && { root }) };
}

/** The listed expiries of a symbol, with their days from now on. */
export function useExpiries(symbol: string | undefined) {
  const query = useEachSession(useListExpiriesQuery({ symbol: symbol ?? '' }, { skip: !symbol }));
  const { currentData } = query;
  const now = useNow();
  const expiries = useMemo((): readonly ExpiryCell[] => {
    if (!currentData) return [];
    const { data, meta } = currentData;
    const from = countedFrom(symbol ?? '', Date.parse(meta.asOf), now);
    return data.flatMap((row) => {
      const expiry = row.expiry as CalendarDate;
      const counted = { ...row, expiry, daysToExpiry: daysToExpiry(from, expiry) };
      return cellsOf(counted, symbol ?? '');
    });
  }, [currentData, symbol, now]);
  return { ...query, expiries };
}

const converted = new WeakMap<
  ChainResponse,
  { readonly now: Instant; readonly chain: OptionChain }
>();

/** The same record for the same answer at the same time, so that nothing is computed twice. */
export function chainAtTime(answer: ChainResponse, now: Instant): OptionChain {
  const known = converted.get(answer);
  if (known?.now === now) return known.chain;
  const chain = chainFromResponse(answer.data, answer.meta.asOf, now);
  converted.set(answer, { now, chain });
  return chain;
}

export interface LoadedChains {
  /** The chains that have arrived, in the order of their expiries. */
  readonly chains: readonly OptionChain[];
  /** Where the first of them comes from. */
  readonly meta: MetaResponse | null;
  readonly state: 'loading' | 'failed' | 'ready';
  /** Why one of them is missing. */
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * The chains of any number of expiries of one stock, polled while its market is open. A chain that cannot be read anew
 * stays as it was; its age stands at the foot of the area.
 */
export function useChains(
  symbol: string | undefined,
  expiries: readonly ExpiryKey[],
): LoadedChains {
  const dispatch = useAppDispatch();
  const { pollingInterval, skipPollingIfUnfocused } = usePollWhileOpen(POLL_INTERVAL);
  const key = expiries.join(',');
  const requests = useMemo(() => {
    const listed = (symbol ? key.split(',').filter(Boolean) : []) as ExpiryKey[];
    return listed.map((each) => chainRequest(symbol ?? '', each));
  }, [symbol, key]);
  useEffect(() => {
    const subscriptionOptions = { pollingInterval, skipPollingIfUnfocused };
    const queries = requests.map((request) =>
      dispatch(readChain.initiate(request, { subscriptionOptions })),
    );
    return () => queries.forEach((query) => query.unsubscribe());
  }, [dispatch, requests, pollingInterval, skipPollingIfUnfocused]);
  const selectors = useMemo(() => requests.map((request) => readChain.select(request)), [requests]);
  const answers = useAppSelector(
    (state) => selectors.map((select) => select(state as unknown as Parameters<typeof select>[0])),
    shallowEqual,
  );
  const now = useNow();
  const chains = useMemo(
    () => answers.flatMap(({ data }) => (data ? [chainAtTime(data, now)] : [])),
    [answers, now],
  );
  const missing = answers.filter(({ data }) => !data);
  const failed = missing.find(({ isError }) => isError);
  return {
    chains,
    meta: answers[0]?.data?.meta ?? null,
    state: failed ? 'failed' : missing.length > 0 ? 'loading' : 'ready',
    error: failed?.error,
    retry: () =>
      requests.forEach(
        (request) =>
          void dispatch(readChain.initiate(request, { forceRefetch: true, subscribe: false })),
      ),
  };
}

/** The chain of one expiry; `ready` without a chain while no expiry is given. */
export function useChain(symbol: string | undefined, expiry: ExpiryKey | null) {
  const { chains, ...rest } = useChains(symbol, expiry ? [expiry] : []);
  return { ...rest, chain: chains[0] ?? null };
}

/** The later expiry of strategies with two expiries, of the same root where it is listed; null without one. */
export function laterKey(cells: readonly ExpiryCell[], key: ExpiryKey | null): ExpiryKey | null {
  const date =
    key &&
    backExpiry(
      cells.map((cell) => cell.expiry),
      dateOfKey(key),
    );
  if (!date) return null;
  const onDay = cells.filter((cell) => cell.expiry === date);
  const root = cells[cellIndex(cells, key)]?.root;
  return (onDay.find((cell) => cell.root === root) ?? onDay[0])?.key ?? date;
}

/** The chains that examples of strategies are filled from: the default expiry and, unless not wanted, a later one. */
export function useExampleChains(symbol: string | undefined, { withBack = true } = {}) {
  const { expiries, isError, error, refetch } = useExpiries(symbol);
  const expiry = defaultExpiry(expiries)?.key ?? null;
  const later = laterKey(expiries, expiry);
  const front = useChain(symbol, expiry);
  const { chain: back } = useChain(withBack ? symbol : undefined, later);
  return {
    expiries,
    front: front.chain,
    back,
    meta: front.meta,
    expiriesFailed: isError,
    failed: isError || front.state === 'failed',
    error: error ?? front.error,
    retry: () => {
      void refetch();
      front.retry();
    },
  };
}
