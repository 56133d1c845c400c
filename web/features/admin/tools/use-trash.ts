import { useState } from 'react';
import { useAppDispatch } from '../../../app/store.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { toolsApi } from './tools-api.ts';
import { useDeletion } from './use-deletion.ts';
import type { TrashedTool } from './wire.ts';

/** The tools of the trash, and what can be done with them. */
export function useTrash() {
  const t = useText();
  const toasts = useToasts();
  const dispatch = useAppDispatch();
  const { tryRestore, restoreAsCopy } = useDeletion();
  const [taken, setTaken] = useState<TrashedTool | null>(null);
  const [eraseTool, { isLoading }] = toolsApi.useEraseToolMutation();
  const list = toolsApi.useListTrashQuery();

  const drop = (key: string) =>
    dispatch(
      toolsApi.util.updateQueryData('listTrash', undefined, ({ data }) => ({
        data: data.filter((tool) => tool.key !== key),
      })),
    );

  return {
    list,
    erasing: isLoading,
    restore: async (tool: TrashedTool) => {
      const outcome = await tryRestore(tool);
      if (outcome === 'taken') setTaken(tool);
      if (outcome !== 'restored') return;
      drop(tool.key);
      toasts.add({ title: t('adminTools.restored') });
    },
    /** The tool whose id is in use again, to be restored as a copy. */
    taken,
    leaveTaken: () => setTaken(null),
    restoreAsCopy: async (tool: TrashedTool) => {
      if (await restoreAsCopy(tool)) drop(tool.key);
      setTaken(null);
    },
    erase: async ({ key }: TrashedTool) => {
      const { error } = await eraseTool({ key });
      if (!error) {
        drop(key);
        toasts.add({ title: t('adminTools.erased') });
        return;
      }
      const description = errorMessage(error, '');
      toasts.add({ title: t('adminTools.deleteFailed'), description, variant: 'destructive' });
    },
  };
}
