import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { api, type MetaResponse, type StockFiguresResponse } from '../../../../api/generated.ts';
import { useAppDispatch, useAppSelector } from '../../../../app/store.ts';
import { usePollWhileOpen } from '../live/use-market-status.ts';

const { listStockFigures } = api.endpoints;

/** Symbols of one call: a page of rows comes early, and the server computes no call for long. */
const SYMBOLS_A_CALL = 25;
const A_MINUTE = 60_000;

type ApiState = Parameters<ReturnType<typeof listStockFigures.select>>[0];

/** `missing`: the server does not know the symbol. */
export type FiguresState = 'ready' | 'loading' | 'failed' | 'missing';

export interface ManyFigures {
  readonly figures: ReadonlyMap<string, StockFiguresResponse>;
  readonly stateOf: (symbol: string) => FiguresState;
  readonly meta: MetaResponse | null;
  readonly failed: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  /** Asks for all of them again; whether they came. */
  readonly refresh: () => Promise<boolean>;
}

const callsFor = (key: string): readonly { readonly symbols: string }[] => {
  const symbols = key === '' ? [] : key.split(',');
  return Array.from({ length: Math.ceil(symbols.length / SYMBOLS_A_CALL) }, (_, i) => ({
    symbols: symbols.slice(i * SYMBOLS_A_CALL, (i + 1) * SYMBOLS_A_CALL).join(),
  }));
};

/** The cached answers of all calls, oldest first: a list that has changed keeps the figures of its other rows. */
function answersIn({ api: { queries } }: ApiState) {
  return Object.values(queries)
    .filter((entry) => entry?.endpointName === 'listStockFigures')
    .toSorted((a, b) => (a?.fulfilledTimeStamp ?? 0) - (b?.fulfilledTimeStamp ?? 0))
    .map((entry) => entry?.data);
}

/** Figures of many stocks in few calls, read anew each minute while the market is open. */
export function useManyFigures(symbols: readonly string[]): ManyFigures {
  const dispatch = useAppDispatch();
  const { pollingInterval, skipPollingIfUnfocused } = usePollWhileOpen(A_MINUTE);
  const key = symbols.toSorted().join();
  const calls = useMemo(() => callsFor(key), [key]);
  useEffect(() => {
    const subscriptionOptions = { pollingInterval, skipPollingIfUnfocused };
    const queries = calls.map((call) =>
      dispatch(listStockFigures.initiate(call, { subscriptionOptions })),
    );
    return () => queries.forEach((query) => query.unsubscribe());
  }, [dispatch, calls, pollingInterval, skipPollingIfUnfocused]);
  const selectors = useMemo(() => calls.map((call) => listStockFigures.select(call)), [calls]);
  const current = useAppSelector(
    (state) => selectors.map((select) => select(state as unknown as ApiState)),
    shallowEqual,
  );
  const answers = useAppSelector((state) => answersIn(state as unknown as ApiState), shallowEqual);
  const figures = useMemo(() => {
    const found = answers as readonly (NonNullable<(typeof current)[0]['data']> | undefined)[];
    return new Map(
      found.flatMap((answer) => (answer?.data.results ?? []).map((each) => [each.symbol, each])),
    );
  }, [answers]);
  const stateOf = (symbol: string): FiguresState => {
    const at = calls.findIndex((call) => call.symbols.split(',').includes(symbol));
    if (figures.has(symbol)) return 'ready';
    const call = current[at];
    if (!call || call.isUninitialized || call.isLoading) return 'loading';
    return call.isError && (call.error as { status?: unknown }).status !== 404
      ? 'failed'
      : 'missing';
  };
  const failure = current.find(({ isError }) => isError);
  return {
    figures,
    stateOf,
    meta: current.find(({ data }) => data)?.data?.meta ?? null,
    failed: failure !== undefined && (failure.error as { status?: unknown }).status !== 404,
    error: failure?.error,
    isFetching: current.some(({ isLoading }) => isLoading),
    refresh: async () => {
      const outcomes = await Promise.all(
        calls.map((call) =>
          dispatch(listStockFigures.initiate(call, { forceRefetch: true, subscribe: false })),
        ),
      );
      return outcomes.every(({ isError }) => !isError);
    },
  };
}
