import { errorCode } from '../../../api/error-code.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { currentVersion, ifMatch } from '../conflict/version-conflict.ts';
import { toolsApi } from './tools-api.ts';
import { useToolList } from './use-tool-list.ts';
import type { AdminTool } from './wire.ts';

/** A deletion can be undone from its toast for so long; afterwards from the trash. */
const UNDO_FOR = 8000;

/** Putting tools into the trash, and taking them out again. */
export function useDeletion() {
  const t = useText();
  const toasts = useToasts();
  const list = useToolList();
  const [deleteTool] = toolsApi.useDeleteToolMutation();
  const [restoreTool] = toolsApi.useRestoreToolMutation();
  const [restoreCopy] = toolsApi.useRestoreToolAsCopyMutation();

  const restoreFailed = (error: unknown) => {
    const description = errorMessage(error, '');
    toasts.add({ title: t('adminTools.restoreFailed'), description, variant: 'destructive' });
  };

  /** 'taken': another tool has the id now, and nothing is said of it. */
  const tryRestore = async ({
    key,
  }: Pick<AdminTool, 'key'>): Promise<'restored' | 'taken' | 'failed'> => {
    const answer = await restoreTool({ key });
    if (answer.data) {
      list.put(answer.data.data);
      return 'restored';
    }
    if (errorCode(answer.error) === 'TOOL_ID_TAKEN') return 'taken';
    restoreFailed(answer.error);
    return 'failed';
  };

  const restore = async (tool: Pick<AdminTool, 'key'>): Promise<boolean> => {
    const outcome = await tryRestore(tool);
    if (outcome === 'taken')
      toasts.add({
        title: t('adminTools.restoreFailed'),
        description: t('adminTools.idTaken'),
        variant: 'destructive',
      });
    return outcome === 'restored';
  };

  /** The copy goes back into the trash from its toast. */
  const restoreAsCopy = async ({ key }: Pick<AdminTool, 'key'>): Promise<boolean> => {
    const answer = await restoreCopy({ key });
    if (!answer.data) {
      restoreFailed(answer.error);
      return false;
    }
    const copy = answer.data.data;
    list.put(copy);
    const action = { label: t('adminTools.undo'), onClick: () => void remove(copy) };
    toasts.add({
      title: t('adminTools.restoredAsCopy', { id: copy.id }),
      action,
      duration: UNDO_FOR,
    });
    return true;
  };

  const offerUndo = (title: string, tools: readonly Pick<AdminTool, 'key'>[]) => {
    const undo = async () => {
      const restored = await Promise.all(tools.map(restore));
      if (restored.every(Boolean)) toasts.add({ title: t('adminTools.restored') });
    };
    const action = { label: t('adminTools.undo'), onClick: () => void undo() };
    toasts.add({ title, action, duration: UNDO_FOR });
  };

  const remove = async (tool: AdminTool): Promise<boolean> => {
    const { error } = await deleteTool({ id: tool.id, 'If-Match': ifMatch(tool.version) });
    if (!error) {
      list.drop([tool.id]);
      offerUndo(t('adminTools.deleted'), [tool]);
      return true;
    }
    const current = currentVersion<AdminTool>(error);
    if (current) list.put(current);
    const description = errorMessage(error, '');
    toasts.add({ title: t('adminTools.deleteFailed'), description, variant: 'destructive' });
    return false;
  };

  return { remove, tryRestore, restoreAsCopy, offerUndo };
}
