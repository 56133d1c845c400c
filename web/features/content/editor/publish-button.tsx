import { usePublishArticleMutation, type ArticleResponse } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { useFailureToast } from '../shared/use-failure-toast.ts';

interface Props {
  readonly article: ArticleResponse;
  /** The revision that the writer sees, once it is saved. */
  readonly revision: number;
  readonly isSaved: boolean;
}

/** Shows readers the saved text. */
export function PublishButton({ article, revision, isSaved }: Props) {
  const t = useText();
  const toasts = useToasts();
  const fail = useFailureToast();
  const [publish, { isLoading }] = usePublishArticleMutation();
  const isPublic = article.publicRevision === revision;
  const press = async () => {
    // The revision is named, so that nothing else can become public.
    const { error } = await publish({
      id: article.id,
      'If-Match': '*',
      publishArticleRequest: { revision },
    });
    if (error) return fail(error, t('contentEditor.publishFailed'));
    toasts.add({ title: t('contentEditor.published') });
  };
  return (
    <Button
      look="primary"
      size="sm"
      disabled={!isSaved || isPublic}
      busy={isLoading}
      onClick={() => void press()}
    >
      {t(isPublic ? 'contentEditor.isPublished' : 'contentEditor.publish')}
    </Button>
  );
}
