import type { ViewedList } from '@toolyard/core/accounts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { failureText } from '../people/call-failure.ts';
import {
  useChangeViewMutation,
  useDeleteViewMutation,
  useSaveViewMutation,
  type SavedView,
} from './views-api.ts';

/** Saves, renames, overwrites and deletes views of a list; a deletion can be undone from its toast. */
export function useViewChanges(list: ViewedList, onSaved: (view: SavedView) => void) {
  const t = useText();
  const toasts = useToasts();
  const [saveView] = useSaveViewMutation();
  const [changeView] = useChangeViewMutation();
  const [deleteView] = useDeleteViewMutation();

  /** Answers what went wrong, or null. */
  const save = async (name: string, query: string): Promise<string | null> => {
    const answer = await saveView({ saveViewRequest: { list, name, query } });
    if (!answer.data) return failureText(answer.error, t('views.saveFailed'));
    onSaved(answer.data.data);
    toasts.add({ title: t('views.saved', { name }) });
    return null;
  };
  const rename = async ({ id }: SavedView, name: string): Promise<string | null> => {
    const answer = await changeView({ id, changeViewRequest: { name } });
    return answer.data ? null : failureText(answer.error, t('views.saveFailed'));
  };
  const overwrite = async ({ id, name }: SavedView, query: string): Promise<void> => {
    const { error } = await changeView({ id, changeViewRequest: { query } });
    if (error) refuse(failureText(error, t('views.saveFailed')));
    else toasts.add({ title: t('views.saved', { name }) });
  };
  const remove = async ({ id, name, query }: SavedView): Promise<void> => {
    const { error } = await deleteView({ id });
    if (error) return refuse(failureText(error, t('views.deleteFailed')));
    const undo = async () => {
      const failure = await save(name, query);
      if (failure !== null) refuse(failure);
    };
    toasts.add({
      title: t('views.deleted', { name }),
      action: { label: t('views.undo'), onClick: () => void undo() },
    });
  };
  const refuse = (title: string): void => void toasts.add({ title, variant: 'destructive' });

  return { save, rename, overwrite, remove };
}
