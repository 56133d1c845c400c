import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { AnalysisInput, MeasureChoice } from '@toolyard/core/options/analysis';
import { rootReducer, useAppSelector, type RootState } from '../../../../app/store.ts';
import { selectExerciseChoice, withExercise } from './exercise-choice.slice.ts';
import type { ExerciseChoice } from './exercise-choice.slice.ts';

const measureChoiceSlice = createSlice({
  name: 'measureChoice',
  initialState: (): MeasureChoice => ({ name: 'smile' }),
  reducers: {
    measureChosen: (_state, { payload }: PayloadAction<MeasureChoice>) => payload,
  },
});

export const { measureChosen } = measureChoiceSlice.actions;

const injectedSlice = measureChoiceSlice.injectInto(rootReducer);

/** The measure of probabilities in force. */
export const selectMeasureChoice = (state: RootState): MeasureChoice =>
  injectedSlice.selectSlice(state);

/** What the user has chosen of the model: exercise and measure. */
export interface ModelChoice {
  readonly exercise: ExerciseChoice;
  readonly measure: MeasureChoice;
}

export function useModelChoice(): ModelChoice {
  const exercise = useAppSelector(selectExerciseChoice);
  const measure = useAppSelector(selectMeasureChoice);
  return useMemo(() => ({ exercise, measure }), [exercise, measure]);
}

/** The input with the choices in force; the same object where they are the defaults. */
export function withModelChoice<Input extends AnalysisInput | null>(
  input: Input,
  { exercise, measure }: ModelChoice,
): Input {
  const exercised = withExercise(input, exercise);
  return exercised && measure.name !== 'smile' ? { ...exercised, measure } : exercised;
}

/** {@link withModelChoice} of the choices in force. */
export function useWithModelChoice<Input extends AnalysisInput | null>(input: Input): Input {
  const choice = useModelChoice();
  return useMemo(() => withModelChoice(input, choice), [input, choice]);
}
