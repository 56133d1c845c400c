import { explainStep, tablesOf, type Recipe } from '@toolyard/core/data';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';

interface Props {
  readonly recipe: Recipe;
  readonly onLeave: () => void;
}

/** The recipe that waits for its file, with its steps in words. */
export function ReadyCard({ recipe, onLeave }: Props) {
  const t = useText();
  const language = useLanguage();
  const tables = tablesOf(recipe);
  return (
    <Card label={t('data.ready', { name: recipe.name })}>
      <CardHead
        title={<span className="wrap-anywhere">{t('data.ready', { name: recipe.name })}</span>}
        controls={
          <Button size="sm" onClick={onLeave}>
            {t('data.readyLeave')}
          </Button>
        }
      />
      <div className="space-y-2 p-4 text-13">
        <p>{t('data.readyWhat')}</p>
        <ol className="list-decimal space-y-1 pl-5 text-ink-2">
          {recipe.steps.map((step) => (
            <li key={step.id} className="wrap-anywhere">
              {explainStep(step, language, tables)}
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
