import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AnalysisInput } from '@toolyard/core/options/analysis';
import { rootReducer, type RootState } from '../../../../app/store.ts';

/** The exercise that figures are computed with: that of each contract, or European for comparison. */
export type ExerciseChoice = 'contract' | 'european';

const BY_CONTRACT: ExerciseChoice = 'contract';

const exerciseChoiceSlice = createSlice({
  name: 'exerciseChoice',
  initialState: (): ExerciseChoice => BY_CONTRACT,
  reducers: {
    exerciseChosen: (_state, { payload }: PayloadAction<ExerciseChoice>) => payload,
  },
});

export const { exerciseChosen } = exerciseChoiceSlice.actions;

const injectedSlice = exerciseChoiceSlice.injectInto(rootReducer);

export const selectExerciseChoice = (state: RootState): ExerciseChoice =>
  injectedSlice.selectSlice(state);

/** The input with the exercise in force; the same object where that is the contracts' own. */
export const withExercise = <Input extends AnalysisInput | null>(
  input: Input,
  choice: ExerciseChoice,
): Input => (choice === 'european' && input ? { ...input, exercise: 'european' } : input);
