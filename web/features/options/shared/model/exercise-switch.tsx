import type { AnalysisInput } from '@toolyard/core/options/analysis';
import { exerciseOf } from '@toolyard/core/options/chain';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { useAppDispatch, useAppSelector } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { exerciseChosen, selectExerciseChoice } from './exercise-choice.slice.ts';

const hasAmerican = ({ legs, terms }: AnalysisInput): boolean =>
  legs.some(
    (leg) =>
      isOptionLeg(leg) &&
      exerciseOf(
        leg,
        terms.find(({ expiry }) => expiry === leg.expiry),
      ) === 'american',
  );

/** Computes all figures with European exercise, for comparison; nothing where every contract is European. */
export function ExerciseSwitch({ input }: { readonly input: AnalysisInput }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const choice = useAppSelector(selectExerciseChoice);
  if (!hasAmerican(input)) return null;
  return (
    <div className="screen-only mt-2 flex flex-wrap items-center gap-2 text-12">
      <span aria-hidden="true">{t('analysis.exercise')}</span>
      <Segments
        label={t('analysis.exercise')}
        value={choice}
        onChange={(next) => void dispatch(exerciseChosen(next))}
        segments={[
          { value: 'contract', label: t('analysis.exercise.contract') },
          { value: 'european', label: t('analysis.exercise.european') },
        ]}
      />
    </div>
  );
}
