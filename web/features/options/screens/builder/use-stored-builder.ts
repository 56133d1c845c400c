import { useEffect, useRef } from 'react';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { storedRates } from '../../shared/strategies/commission-rates.ts';
import { EMPTY_BUILDER, type BuilderPlan, type BuilderState } from './builder-state.ts';
import { readScenarios, storeScenarios } from './stored-scenarios.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';

const KEY = 'builderPlan';

const withStoredRates = (plan: BuilderPlan): BuilderPlan => ({
  ...plan,
  commission: storedRates(plan.commission),
});

/** The state stored in this tab, by an earlier version too; nothing where storage is closed or its content is not ours. */
function storedBuilder(): BuilderState | null {
  try {
    const text = window.sessionStorage.getItem(KEY) ?? 'null';
    const stored = JSON.parse(text) as Partial<BuilderState> | null;
    if (!Array.isArray(stored?.plan?.legs)) return null;
    const builder = { ...EMPTY_BUILDER, ...stored };
    const pins = builder.pins.map((pin) => ({ ...pin, plan: withStoredRates(pin.plan) }));
    return { ...builder, plan: withStoredRates(builder.plan), pins };
  } catch {
    return null;
  }
}

/** What a reload begins without. */
const PASSING = { moving: null, wrongFields: [], link: null, undoable: [], redoable: [] } as const;

function keep(builder: BuilderState): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ ...builder, ...PASSING }));
  } catch {
    // A closed or full storage costs the plan its survival of a reload, nothing else.
  }
}

const PAUSE = 200;

/**
 * Keeps the plan in this tab, so that a reload loses nothing; while a leg is dragged nothing is written. Scenarios are
 * those of the browser.
 */
export function useStoredBuilder(): void {
  const dispatch = useAppDispatch();
  const builder = useAppSelector(selectBuilder);
  const restored = useRef(false);
  useEffect(() => {
    if (!restored.current) {
      restored.current = true;
      const stored = storedBuilder();
      if (stored && builder === EMPTY_BUILDER) dispatch(builderSlice.actions.restored(stored));
      const scenarios = readScenarios();
      if (scenarios.length > 0) dispatch(builderSlice.actions.scenariosRestored(scenarios));
      return;
    }
    if (builder.moving) return;
    const timer = setTimeout(() => keep(builder), PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [dispatch, builder]);
  const { scenarios } = builder;
  useEffect(() => {
    if (scenarios !== EMPTY_BUILDER.scenarios) storeScenarios(scenarios);
  }, [scenarios]);
  const latest = useRef(builder);
  useEffect(() => {
    latest.current = builder;
  }, [builder]);
  useEffect(() => {
    const now = () => restored.current && keep(latest.current);
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      now();
    };
  }, []);
}
