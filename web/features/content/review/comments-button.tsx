import { useListCommentsQuery } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { commentThreads, isOpenThread } from './comment-threads.ts';

interface Props {
  readonly articleId: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens the comments, and says how many threads are open. */
export function CommentsButton({ articleId, isOpen, onToggle }: Props) {
  const t = useText();
  const { currentData } = useListCommentsQuery({ id: articleId });
  const count = commentThreads(currentData?.data ?? []).filter(isOpenThread).length;
  return (
    <Button size="sm" aria-expanded={isOpen} onClick={onToggle}>
      {count === 0
        ? t('contentRevisions.comments')
        : t('contentRevisions.comments.count', { count })}
    </Button>
  );
}
