import { useReadArticleVotesQuery } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';

/** What readers said of an article; nothing where nobody said anything. */
export function ReaderVotes({ articleId }: { readonly articleId: string }) {
  const t = useText();
  const { data } = useReadArticleVotesQuery({ id: articleId });
  if (!data || data.data.useful + data.data.notUseful === 0) return null;
  return <p className="text-ink-2">{t('contentRevisions.votes', data.data)}</p>;
}
