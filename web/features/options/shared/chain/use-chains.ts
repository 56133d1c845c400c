import { useEffect, useMemo } from 'react';
import type { OptionChain } from '@toolyard/core/options/chain';
import type { CalendarDate, Instant } from '@toolyard/core/shared';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { api, type ChainResponse } from '../../../../api/generated.ts';
import type { RootState, Store } from '../../../../app/store.ts';
import { CHAIN_PAUSE, useWhileOpen } from '../live/use-while-open.ts';
import { useNow } from '../live/use-now.ts';
import { chainOf } from './chain-from-answer.ts';

interface Chains {
  /** Those that have come, in the order asked for. */
  readonly chains: readonly OptionChain[];
  readonly state: 'loading' | 'failed' | 'ready';
  readonly retry: () => void;
}

const { readChain } = api.endpoints;

interface ReadChain {
  readonly now: Instant;
  readonly chain: OptionChain;
}

const read = new WeakMap<ChainResponse, ReadChain>();

/** The same record for the same answer at the same time, so that nothing is computed twice. */
export function chainIn(answer: ChainResponse, now: Instant): OptionChain {
  const known = read.get(answer);
  if (known?.now === now) return known.chain;
  const chain = chainOf(answer.data, answer.meta.asOf, now);
  read.set(answer, { now, chain });
  return chain;
}

/** The chains of any number of expiries of one stock, kept fresh while its market is open. */
export function useChains(symbol: string | undefined, expiries: readonly CalendarDate[]): Chains {
  const dispatch = useDispatch<Store['dispatch']>();
  const { pollingInterval, skipPollingIfUnfocused } = useWhileOpen(CHAIN_PAUSE);
  const key = expiries.join(' ');
  const asked = useMemo(
    () =>
      symbol
        ? key
            .split(' ')
            .filter(Boolean)
            .map((expiry) => ({ symbol, expiry }))
        : [],
    [symbol, key],
  );
  useEffect(() => {
    const subscriptionOptions = { pollingInterval, skipPollingIfUnfocused };
    const queries = asked.map((each) =>
      dispatch(readChain.initiate(each, { subscriptionOptions })),
    );
    return () => queries.forEach((query) => query.unsubscribe());
  }, [dispatch, asked, pollingInterval, skipPollingIfUnfocused]);
  const selectors = useMemo(() => asked.map((each) => readChain.select(each)), [asked]);
  const answers = useSelector(
    (state: RootState) =>
      selectors.map((select) => select(state as unknown as Parameters<typeof select>[0])),
    shallowEqual,
  );
  const now = useNow();
  const chains = useMemo(
    () => answers.flatMap(({ data }) => (data ? [chainIn(data, now)] : [])),
    [answers, now],
  );
  const missing = answers.filter(({ data }) => !data);
  const failed = missing.some(({ isError }) => isError);
  return {
    chains,
    state: failed ? 'failed' : missing.length > 0 ? 'loading' : 'ready',
    retry: () =>
      asked.forEach(
        (each) => void dispatch(readChain.initiate(each, { forceRefetch: true, subscribe: false })),
      ),
  };
}
