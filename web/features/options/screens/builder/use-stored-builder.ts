import { useEffect, useRef } from 'react';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { storedRates } from '../../shared/strategies/commission-rates.ts';
import { readDraft, storeDraft, useDraftOwner } from '../../shared/drafts/tab-draft.ts';
import { EMPTY_BUILDER, type BuilderPlan, type BuilderState } from './builder-state.ts';
import { readScenarios, storeScenarios } from './stored-scenarios.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';

const KEY = 'builderPlan';

const withStoredRates = (plan: BuilderPlan): BuilderPlan => ({
  ...plan,
  commission: storedRates(plan.commission),
});

/** The state stored in this tab, by an earlier version too; nothing where its content is not ours. */
function storedBuilder(): BuilderState | null {
  try {
    const read: (Partial<BuilderState> & { readonly owner?: unknown }) | null = readDraft(KEY);
    if (!Array.isArray(read?.plan?.legs)) return null;
    const { owner: _owner, ...stored } = read;
    const builder = { ...EMPTY_BUILDER, ...stored };
    const pins = builder.pins.map((pin) => ({ ...pin, plan: withStoredRates(pin.plan) }));
    return { ...builder, plan: withStoredRates(builder.plan), pins };
  } catch {
    return null;
  }
}

/** What a reload begins without. */
const PASSING = { moving: null, wrongFields: [], link: null, undoable: [], redoable: [] } as const;

const keep = (builder: BuilderState, owner: string | null): void =>
  storeDraft(KEY, { ...builder, ...PASSING }, owner);

const PAUSE = 200;

/**
 * Keeps the plan in this tab, so that a reload loses nothing; while a leg is dragged nothing is written. It ends with the
 * session. Scenarios are those of the browser. True once what was stored is back.
 */
export function useStoredBuilder(): boolean {
  const dispatch = useAppDispatch();
  const builder = useAppSelector(selectBuilder);
  const owner = useDraftOwner(KEY, () => {
    dispatch(builderSlice.actions.restored(EMPTY_BUILDER));
    dispatch(builderSlice.actions.scenariosRestored(readScenarios()));
  });
  const restored = useRef(false);
  useEffect(() => {
    if (owner === undefined) return;
    if (!restored.current) {
      restored.current = true;
      const stored = storedBuilder();
      if (stored && builder === EMPTY_BUILDER) dispatch(builderSlice.actions.restored(stored));
      const scenarios = readScenarios();
      if (scenarios.length > 0) dispatch(builderSlice.actions.scenariosRestored(scenarios));
      return;
    }
    if (builder.moving) return;
    const timer = setTimeout(() => keep(builder, owner), PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [dispatch, builder, owner]);
  const { scenarios } = builder;
  useEffect(() => {
    if (scenarios !== EMPTY_BUILDER.scenarios) storeScenarios(scenarios);
  }, [scenarios]);
  const latest = useRef({ builder, owner });
  useEffect(() => {
    latest.current = { builder, owner };
  }, [builder, owner]);
  useEffect(() => {
    const now = () => {
      const { builder: last, owner: of } = latest.current;
      if (restored.current && of !== undefined) keep(last, of);
    };
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      now();
    };
  }, []);
  return owner !== undefined;
}
