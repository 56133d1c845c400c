import { useEffect, useRef } from 'react';
import { decodePlan } from '@toolyard/core/options/sharing';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../../../../app/store.ts';
import { PLAN_PARAM } from '../../shared/strategies/builder-link.ts';
import type { LinkOutcome } from './builder-state.ts';
import { builderSlice } from './builder.slice.ts';
import { marketReader } from './market-reader.ts';
import { openPlan, type OpenedPlan } from './open-plan.ts';

const { linkAnswered, planOpened } = builderSlice.actions;

const outcomeOf = ({ gone }: OpenedPlan, all: number): LinkOutcome | null =>
  gone.length > 0 ? { kind: 'gone', contracts: gone, all } : null;

/** Opens the plan of the address once and takes it out of the address, so that a reload keeps what was built since. */
export function useOpenedPlan(): void {
  const dispatch = useAppDispatch();
  const [search, setSearch] = useSearchParams();
  const text = search.get(PLAN_PARAM);
  const latest = useRef<string | null>(null);
  useEffect(() => {
    if (text === null) return;
    latest.current = text;
    setSearch(
      (before) => {
        before.delete(PLAN_PARAM);
        return before;
      },
      { replace: true },
    );
    const plan = decodePlan(text);
    dispatch(linkAnswered({ kind: plan.ok ? 'opening' : plan.error }));
    if (!plan.ok) return;
    const { symbol, legs } = plan.value;
    void openPlan(plan.value, marketReader(dispatch)).then(
      (opened) => {
        if (latest.current !== text) return;
        dispatch(planOpened(opened.plan));
        dispatch(linkAnswered(outcomeOf(opened, legs.length)));
      },
      () => latest.current === text && dispatch(linkAnswered({ kind: 'unknown', symbol, text })),
    );
    // `setSearch` is another function after each change of the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, text]);
}
