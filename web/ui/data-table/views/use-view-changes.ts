import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { failureText } from '../../../api/call-failure.ts';
import type { SavedView, ViewStore } from './view-store.ts';

/** Saves, renames, overwrites and deletes views of a list; a deletion can be undone from its toast. */
export function useViewChanges(store: ViewStore, onSaved: (view: SavedView) => void) {
  const t = useText();
  const toasts = useToasts();

  /** Answers what went wrong, or null. */
  const save = async (name: string, query: string): Promise<string | null> => {
    const answer = await store.save(name, query);
    if (!answer.data) return failureText(answer.error, t('views.saveFailed'));
    onSaved(answer.data.data);
    toasts.add({ title: t('views.saved', { name }) });
    return null;
  };
  const rename = async ({ id }: SavedView, name: string): Promise<string | null> => {
    const answer = await store.change(id, { name });
    return answer.data ? null : failureText(answer.error, t('views.saveFailed'));
  };
  const overwrite = async ({ id, name }: SavedView, query: string): Promise<void> => {
    const { error } = await store.change(id, { query });
    if (error) refuse(failureText(error, t('views.saveFailed')));
    else toasts.add({ title: t('views.saved', { name }) });
  };
  const remove = async ({ id, name, query }: SavedView): Promise<void> => {
    const { error } = await store.remove(id);
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
