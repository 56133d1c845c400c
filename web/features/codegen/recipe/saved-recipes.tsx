import { useState } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { MAX_CODE_RECIPES, type Recipe } from '@toolyard/core/codegen';
import { errorMessage } from '../../../api/error-message.ts';
import {
  useListCodeRecipesQuery,
  type CodeRecipeResponse,
} from '../../../api/generated-codegen.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { SideEmpty } from '../../../ui/side-empty.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { Menu } from '../../../ui/menu.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { RecipeNameDialog } from './recipe-name-dialog.tsx';
import { useRecipeSummary } from './recipe-summary.ts';
import { recipeOf, useRecipeActions } from './use-saved-recipes.ts';

interface Props {
  /** What the page shows now; null where that is nothing. */
  readonly current: Recipe | null;
  readonly onOpen: (recipe: Recipe) => void;
}

/** The recipes that the account has saved. */
export function SavedRecipes({ current, onOpen }: Props) {
  const t = useText();
  const { data, error, isFetching, refetch } = useListCodeRecipesQuery();
  const saved = data?.data;
  return (
    <section aria-label={t('codegen.saved.title')} className="border-t border-line">
      <div className="flex items-center justify-between gap-2 px-4 pt-3">
        <h3 className="text-13 font-semibold">{t('codegen.saved.title')}</h3>
        {saved && (
          <span className="text-12 text-ink-3">
            {t('codegen.saved.count', { count: saved.length, most: MAX_CODE_RECIPES })}
          </span>
        )}
      </div>
      {saved ? (
        saved.length > 0 ? (
          <ul className="mt-1 max-h-80 divide-y divide-line overflow-auto">
            {saved.map((each) => (
              <SavedRecipe key={each.id} saved={each} current={current} onOpen={onOpen} />
            ))}
          </ul>
        ) : (
          <SideEmpty title={t('codegen.saved.none')} text={t('codegen.saved.noneHint')} />
        )
      ) : error && !isFetching ? (
        <ErrorBox
          className="m-4"
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              {t('codegen.saved.retry')}
            </Button>
          }
        >
          {errorMessage(error, t('codegen.saved.failed'))}
        </ErrorBox>
      ) : (
        <SkeletonBlock label={t('codegen.saved.loading')} className="space-y-3 p-4">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </SkeletonBlock>
      )}
    </section>
  );
}

interface RowProps extends Props {
  readonly saved: CodeRecipeResponse;
}

function SavedRecipe({ saved, current, onOpen }: RowProps) {
  const t = useText();
  const language = useLanguage();
  const summaryOf = useRecipeSummary();
  const { rename, replace, remove } = useRecipeActions(saved);
  const [isNaming, setNaming] = useState(false);
  const { name, updatedAt } = saved;
  const recipe = recipeOf(saved);
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-12 text-ink-3 wrap-anywhere">
          {recipe ? summaryOf(recipe) : t('codegen.saved.unreadable')} ·{' '}
          {localTime(updatedAt, language)}
        </p>
      </div>
      {recipe && (
        <Button
          size="sm"
          aria-label={t('codegen.saved.openOf', { name })}
          onClick={() => onOpen(recipe)}
        >
          {t('codegen.saved.open')}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton label={t('codegen.saved.actionsOf', { name })}>
            <Ellipsis size={16} aria-hidden="true" />
          </IconButton>
        }
        items={[
          {
            ...{ id: 'rename', label: t('codegen.saved.rename'), disabled: recipe === null },
            onSelect: () => setNaming(true),
          },
          {
            ...{ id: 'replace', label: t('codegen.saved.replace'), disabled: current === null },
            onSelect: () => current && void replace(current),
          },
          {
            ...{ id: 'delete', label: t('codegen.saved.delete'), danger: true },
            onSelect: () => void remove(),
          },
        ]}
      />
      {isNaming && (
        <RecipeNameDialog
          title={t('codegen.saved.rename')}
          hasInput={recipe?.text != null}
          name={name}
          onSave={rename}
          onClose={() => setNaming(false)}
        />
      )}
    </li>
  );
}
