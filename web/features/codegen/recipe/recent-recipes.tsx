import type { Recipe } from '@toolyard/core/codegen';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { useRecipeSummary } from './recipe-summary.ts';
import type { RecentRecipe } from './use-recent-recipes.ts';

interface Props {
  readonly recent: readonly RecentRecipe[];
  readonly onOpen: (recipe: Recipe) => void;
  readonly onClear: () => void;
}

/** The last recipes that were shared or stored in this browser. */
export function RecentRecipes({ recent, onOpen, onClear }: Props) {
  const t = useText();
  const language = useLanguage();
  const summaryOf = useRecipeSummary();
  return (
    <div className="border-t border-line px-4 py-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-13 font-semibold">{t('codegen.recent')}</h3>
        <Button size="sm" look="quiet" onClick={onClear}>
          {t('codegen.forget')}
        </Button>
      </div>
      <ul className="mt-1 max-h-60 overflow-auto">
        {recent.map(({ at, recipe }) => (
          <li key={at}>
            <button
              type="button"
              onClick={() => onOpen(recipe)}
              className="flex min-h-8 w-full flex-wrap items-center gap-x-3 rounded-2 px-2 py-1 text-left text-13 hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{summaryOf(recipe)}</span>
              <span className="text-ink-3">{localTime(at, language)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
