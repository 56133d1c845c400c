import { useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import {
  useDeleteArticleMutation,
  usePublishArticleMutation,
  useUnpublishArticleMutation,
  type ListedArticleResponse,
} from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';

export type BulkAction = 'publish' | 'unpublish' | 'delete';

/** What became of one article. */
export interface BulkRow {
  readonly id: string;
  readonly title: string;
  /** Null where it was done. */
  readonly failure: string | null;
}

/** One action on several articles, one after the other; where some failed, what became of each is shown. */
export function useBulkArticles(onDone: () => void) {
  const t = useText();
  const toasts = useToasts();
  const [publish] = usePublishArticleMutation();
  const [unpublish] = useUnpublishArticleMutation();
  const [remove] = useDeleteArticleMutation();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<readonly BulkRow[] | null>(null);

  const call = (action: BulkAction, { id, version }: ListedArticleResponse) => {
    const seen = { id, 'If-Match': `"${version}"` };
    if (action === 'publish') return publish({ ...seen, publishArticleRequest: {} });
    if (action === 'unpublish') return unpublish({ ...seen, unpublishArticleRequest: {} });
    return remove(seen);
  };
  const run = async (action: BulkAction, articles: readonly ListedArticleResponse[]) => {
    setBusy(true);
    const rows: BulkRow[] = [];
    for (const article of articles) {
      const { error } = await call(action, article);
      const failure = error ? errorMessage(error, t('content.notDone')) : null;
      rows.push({ id: article.id, title: article.title, failure });
    }
    setBusy(false);
    onDone();
    const count = rows.filter(({ failure }) => failure === null).length;
    if (count > 0) toasts.add({ title: t(`content.done.${action}`, { count }) });
    if (count < rows.length) setResult(rows);
  };
  return { run, busy, result, forget: () => setResult(null) };
}
