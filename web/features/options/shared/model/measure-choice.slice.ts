import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import {
  daysLeft,
  measureChoice,
  pastMoves,
  type AnalysisInput,
  type DailyClose,
  type MeasureSettings,
} from '@toolyard/core/options/analysis';
import { rootReducer, useAppSelector, type RootState } from '../../../../app/store.ts';
import { useOptionsSettings } from '../settings/use-options-settings.ts';
import { selectExerciseChoice, withExercise } from './exercise-choice.slice.ts';
import type { ExerciseChoice } from './exercise-choice.slice.ts';
import { usePastCloses } from './use-past-closes.ts';

/** The measure chosen in this session; null while that of the settings is in force. */
const measureChoiceSlice = createSlice({
  name: 'measureChoice',
  initialState: (): MeasureSettings | null => null,
  reducers: {
    measureChosen: (_state, { payload }: PayloadAction<MeasureSettings | null>) => payload,
  },
});

export const { measureChosen } = measureChoiceSlice.actions;

const injectedSlice = measureChoiceSlice.injectInto(rootReducer);

const selectMeasureChoice = (state: RootState): MeasureSettings | null =>
  injectedSlice.selectSlice(state);

/** The measure of probabilities in force: that of the session, else that of the settings. */
export function useMeasureSettings(): MeasureSettings {
  const settings = useOptionsSettings();
  return useAppSelector(selectMeasureChoice) ?? settings;
}

/** What the user has chosen of the model: exercise and measure. */
export interface ModelChoice {
  readonly exercise: ExerciseChoice;
  readonly measure: MeasureSettings;
  /** Daily closes of the underlying where the measure is made from its past moves. */
  readonly closes: readonly DailyClose[];
}

/** The choices in force for strategies on a symbol. */
export function useModelChoice(symbol: string | undefined): ModelChoice {
  const exercise = useAppSelector(selectExerciseChoice);
  const measure = useMeasureSettings();
  const { closes } = usePastCloses(symbol, measure.measure === 'pastMoves');
  return useMemo(() => ({ exercise, measure, closes }), [exercise, measure, closes]);
}

const found = new WeakMap<readonly DailyClose[], Map<number, readonly number[]>>();

/** The moves of the closes over as many days as an analysis has left; none where the closes are too few. */
function movesOf(closes: readonly DailyClose[], days: number): readonly number[] {
  const known = found.get(closes) ?? new Map<number, readonly number[]>();
  found.set(closes, known);
  const result = known.has(days) ? null : pastMoves(closes, days);
  if (result) known.set(days, result.ok ? result.value : []);
  return known.get(days) ?? [];
}

/** The input with a measure of the settings. */
export function withMeasure<Input extends AnalysisInput>(
  input: Input,
  measure: MeasureSettings,
  closes: readonly DailyClose[],
): Input {
  const moves = measure.measure === 'pastMoves' ? movesOf(closes, daysLeft(input)) : [];
  return { ...input, measure: measureChoice(measure, input, moves) };
}

/** The input with the choices in force; the same object where they are the defaults. */
export function withModelChoice<Input extends AnalysisInput | null>(
  input: Input,
  { exercise, measure, closes }: ModelChoice,
): Input {
  const exercised = withExercise(input, exercise);
  return exercised && measure.measure !== 'smile'
    ? withMeasure(exercised, measure, closes)
    : exercised;
}

/** {@link withModelChoice} of the choices in force. */
export function useWithModelChoice<Input extends AnalysisInput | null>(
  input: Input,
  symbol: string | undefined,
): Input {
  const choice = useModelChoice(symbol);
  return useMemo(() => withModelChoice(input, choice), [input, choice]);
}
