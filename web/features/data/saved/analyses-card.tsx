import { useState } from 'react';
import { ANALYSIS_NAME_MAX, MAX_ANALYSES } from '@toolyard/core/data';
import { firstCharacters } from '@toolyard/core/shared';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { errorMessage } from '../../../api/error-message.ts';
import {
  useChangeAnalysisMutation,
  useDeleteAnalysisMutation,
  useListAnalysesQuery,
  useSaveAnalysisMutation,
  type AnalysisResponse,
} from '../../../api/generated-data.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { SideEmpty } from '../../../ui/side-empty.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { Menu } from '../../../ui/menu.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { AnalysisNameDialog } from './analysis-name-dialog.tsx';
import { recipeOf } from './recipe-of.ts';
import { useCopyLink } from './use-copy-link.ts';

interface Props {
  /** Runs one on a file that is chosen next. */
  readonly onRun: (analysis: AnalysisResponse) => void;
}

/** The analyses that the account keeps. */
export function AnalysesCard({ onRun }: Props) {
  const t = useText();
  const { data, error, isFetching, refetch } = useListAnalysesQuery();
  const analyses = data?.data;
  return (
    <Card label={t('data.kept')}>
      <CardHead
        title={t('data.kept')}
        beside={
          analyses && (
            <span className="text-12 text-ink-3">
              {t('data.keptCount', { count: analyses.length, most: MAX_ANALYSES })}
            </span>
          )
        }
      />
      {analyses ? (
        analyses.length > 0 ? (
          <ul className="divide-y divide-line">
            {analyses.map((analysis) => (
              <AnalysisRow key={analysis.id} analysis={analysis} onRun={() => onRun(analysis)} />
            ))}
          </ul>
        ) : (
          <SideEmpty title={t('data.keptNone')} text={t('data.keptWhat')} />
        )
      ) : error && !isFetching ? (
        <ErrorBox
          className="m-4"
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              {t('data.retry')}
            </Button>
          }
        >
          {errorMessage(error, t('data.keptFailed'))}
        </ErrorBox>
      ) : (
        <SkeletonBlock label={t('data.keptLoading')} className="space-y-3 p-4">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </SkeletonBlock>
      )}
    </Card>
  );
}

interface RowProps {
  readonly analysis: AnalysisResponse;
  readonly onRun: () => void;
}

function AnalysisRow({ analysis, onRun }: RowProps) {
  const t = useText();
  const language = useLanguage();
  const copyLink = useCopyLink();
  const { rename, duplicate, remove } = useAnalysisActions(analysis);
  const [naming, setNaming] = useState(false);
  const { recipe, updatedAt } = analysis;
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{recipe.name}</p>
        <p className="text-12 text-ink-3 tabular-nums">
          {[
            t('data.stepCount', { steps: recipe.steps.length }),
            t('data.changedAt', { time: localTime(updatedAt, language) }),
          ].join(' · ')}
        </p>
      </div>
      <Button size="sm" onClick={onRun} aria-label={t('data.runOf', { name: recipe.name })}>
        {t('data.runOnFile')}
      </Button>
      <Menu
        trigger={
          <IconButton label={t('data.actionsOf', { name: recipe.name })}>
            <Ellipsis size={16} aria-hidden="true" />
          </IconButton>
        }
        items={[
          { id: 'rename', label: t('data.rename'), onSelect: () => setNaming(true) },
          { id: 'duplicate', label: t('data.duplicate'), onSelect: duplicate },
          {
            id: 'link',
            label: t('data.copyLink'),
            onSelect: () => void copyLink(recipeOf(recipe)),
          },
          { id: 'delete', label: t('data.delete'), danger: true, onSelect: remove },
        ]}
      />
      {naming && (
        <AnalysisNameDialog
          title={t('data.rename')}
          name={recipe.name}
          onSave={rename}
          onClose={() => setNaming(false)}
        />
      )}
    </li>
  );
}

/** Renaming, duplicating and deleting, with what to say where that failed. */
function useAnalysisActions({ id, version, recipe }: AnalysisResponse) {
  const t = useText();
  const toasts = useToasts();
  const [change] = useChangeAnalysisMutation();
  const [save] = useSaveAnalysisMutation();
  const [erase] = useDeleteAnalysisMutation();
  const seen = `"${version}"`;
  const fail = (error: unknown) =>
    toasts.add({
      title: t('data.notDone'),
      description: errorMessage(error, t('data.notSaved')),
      variant: 'destructive',
    });
  const add = async (name: string) => {
    const { error } = await save({ saveAnalysisRequest: { recipe: { ...recipe, name } } });
    if (error) fail(error);
  };
  const remove = async () => {
    const { error } = await erase({ id, 'If-Match': seen });
    if (error) return fail(error);
    const action = { label: t('data.undo'), onClick: () => void add(recipe.name) };
    return toasts.add({ title: t('data.deleted', { name: recipe.name }), action });
  };
  return {
    rename: async (name: string): Promise<string | null> => {
      const saveAnalysisRequest = { recipe: { ...recipe, name } };
      const { error } = await change({ id, 'If-Match': seen, saveAnalysisRequest });
      return error ? errorMessage(error, t('data.notSaved')) : null;
    },
    duplicate: () => {
      const copy = t('data.copyOf', { name: recipe.name });
      void add(firstCharacters(copy, ANALYSIS_NAME_MAX));
    },
    remove: () => void remove(),
  };
}
