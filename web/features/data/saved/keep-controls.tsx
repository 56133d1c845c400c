import { useState } from 'react';
import type { Recipe } from '@toolyard/core/data';
import { useNavigate } from 'react-router-dom';
import { errorCode } from '../../../api/error-code.ts';
import { errorMessage } from '../../../api/error-message.ts';
import {
  dataApi,
  useChangeAnalysisMutation,
  useSaveAnalysisMutation,
  type AnalysisResponse,
} from '../../../api/generated-data.ts';
import { paths } from '../../../app/paths.ts';
import { useAppDispatch } from '../../../app/store.ts';
import { useSession } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { AnalysisNameDialog } from './analysis-name-dialog.tsx';
import { recipeLink } from './recipe-link.ts';
import { recipeOf, saveRequest } from './recipe-of.ts';
import { isSameWork } from '../same-value.ts';
import { useCopyLink } from './use-copy-link.ts';

interface Props {
  readonly recipe: Recipe;
  /** What the account keeps of it; null for nothing. */
  readonly stored: AnalysisResponse | null;
  readonly onStored: (stored: AnalysisResponse | null) => void;
}

/** Keeps the recipe with the account, or its changes, and copies the link to it. A visitor signs in and comes back with it. */
export function KeepControls({ recipe, stored, onStored }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const { user } = useSession();
  const copyLink = useCopyLink();
  const { save, change, busy } = useKeeping(recipe, stored, onStored);
  const [naming, setNaming] = useState(false);
  const signIn = () => void navigate(paths.signIn, { state: { from: recipeLink(recipe) } });
  const isSame = stored !== null && isSameWork(recipe, recipeOf(stored.recipe));
  return (
    <>
      {!user ? (
        <Button size="sm" onClick={signIn}>
          {t('data.signInToKeep')}
        </Button>
      ) : stored === null ? (
        <Button size="sm" onClick={() => setNaming(true)}>
          {t('data.keep')}
        </Button>
      ) : (
        <Button size="sm" disabled={isSame} busy={busy} onClick={() => void change()}>
          {t(isSame ? 'data.isKept' : 'data.keepChanges')}
        </Button>
      )}
      <Button size="sm" onClick={() => void copyLink(recipe)}>
        {t('data.copyLink')}
      </Button>
      {naming && (
        <AnalysisNameDialog
          title={t('data.keepTitle')}
          name={recipe.name}
          onSave={save}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

function useKeeping(recipe: Recipe, stored: Props['stored'], onStored: Props['onStored']) {
  const t = useText();
  const toasts = useToasts();
  const dispatch = useAppDispatch();
  const [add] = useSaveAnalysisMutation();
  const [replace, { isLoading: busy }] = useChangeAnalysisMutation();
  return {
    busy,
    save: async (name: string): Promise<string | null> => {
      const answer = await add({ saveAnalysisRequest: saveRequest({ ...recipe, name }) });
      if (answer.error) return errorMessage(answer.error, t('data.notSaved'));
      onStored(answer.data.data);
      return null;
    },
    change: async () => {
      const { id, version, recipe: before } = stored!;
      const saveAnalysisRequest = saveRequest({ ...recipe, name: before.name });
      const answer = await replace({ id, 'If-Match': `"${version}"`, saveAnalysisRequest });
      if (!answer.error) return onStored(answer.data.data);
      const isGone = ['VERSION_CONFLICT', 'ANALYSIS_UNKNOWN'].includes(errorCode(answer.error));
      if (isGone) {
        dispatch(dataApi.util.invalidateTags(['analyses']));
        onStored(null);
      }
      toasts.add({
        title: t('data.notDone'),
        description: isGone
          ? t('data.changedElsewhere')
          : errorMessage(answer.error, t('data.notSaved')),
        variant: 'destructive',
      });
    },
  };
}
