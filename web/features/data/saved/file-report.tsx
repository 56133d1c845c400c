import {
  explainStep,
  schemaChangeInWords,
  tablesOf,
  type Recipe,
  type SchemaChange,
  type UnfitStep,
} from '@toolyard/core/data';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';

interface Props {
  readonly recipe: Recipe;
  readonly changes: readonly SchemaChange[];
  readonly unfit: readonly UnfitStep[];
  readonly onClose: () => void;
}

/** What differs between the file that a recipe was made for and the one that it runs on now. */
export function FileReport({ recipe, changes, unfit, onClose }: Props) {
  const t = useText();
  const language = useLanguage();
  const name = (id: string) => {
    const step = recipe.steps.find((each) => each.id === id);
    return step ? explainStep(step, language, tablesOf(recipe)) : '';
  };
  return (
    <Card label={t('data.report')}>
      <CardHead
        title={t('data.report')}
        controls={
          <Button size="sm" onClick={onClose}>
            {t('data.close')}
          </Button>
        }
      />
      <div className="space-y-2 p-4 text-13">
        {changes.length === 0 ? (
          <p>{t('data.sameColumns')}</p>
        ) : (
          <ul className="list-disc space-y-1 pl-4">
            {changes.map((change) => {
              const words = textIn(schemaChangeInWords(change), language);
              return (
                <li key={words} className="wrap-anywhere">
                  {words}
                </li>
              );
            })}
          </ul>
        )}
        <p className="font-medium">
          {unfit.length === 0
            ? t('data.allStepsFit')
            : t('data.stepsUnfit', { steps: unfit.length })}
        </p>
        {unfit.length > 0 && (
          <ul className="list-disc space-y-1 pl-4">
            {unfit.map(({ step, problem }) => (
              <li key={step} className="wrap-anywhere">
                {name(step)}: {textIn(problem.texts, language)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
