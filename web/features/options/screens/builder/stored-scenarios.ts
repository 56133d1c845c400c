import { SCENARIO_LIMITS, type Scenario } from '@toolyard/core/options/analysis';
import { firstCharacters } from '@toolyard/core/shared';
import { MOST_SCENARIOS, NAME_LENGTH, type NamedScenario } from './builder-state.ts';

const KEY = 'builderScenarios';

/** Whether a value stands within the limits of that part of a scenario. */
export const isPartOfScenario = (part: keyof Scenario, value: unknown): value is number => {
  const [least, most] = SCENARIO_LIMITS[part];
  return (
    typeof value === 'number' &&
    value >= least &&
    value <= most &&
    (part !== 'days' || Number.isInteger(value))
  );
};

const PARTS = ['move', 'ivShift', 'days'] as const;

const scenarioIn = (value: unknown): NamedScenario[] => {
  const { id, name, ...parts } = (value ?? {}) as Partial<NamedScenario>;
  return typeof id === 'string' &&
    typeof name === 'string' &&
    PARTS.every((part) => isPartOfScenario(part, parts[part]))
    ? [{ ...(parts as Scenario), id, name: firstCharacters(name, NAME_LENGTH) }]
    : [];
};

/** The scenarios of this browser; what is none is left out. */
export function readScenarios(): readonly NamedScenario[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(scenarioIn).slice(0, MOST_SCENARIOS) : [];
  } catch {
    return [];
  }
}

export function storeScenarios(scenarios: readonly NamedScenario[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(scenarios));
  } catch {
    // A closed or full storage costs the scenarios their survival, nothing else.
  }
}
