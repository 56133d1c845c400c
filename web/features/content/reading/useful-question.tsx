import { useEffect, useRef } from 'react';
import {
  useVoteArticleMutation,
  type PublishedArticleResponse,
} from '../../../api/generated-content.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useFailureToast } from '../shared/use-failure-toast.ts';

interface Props {
  readonly handle: string;
  readonly article: Pick<PublishedArticleResponse, 'type' | 'locale' | 'slug'>;
}

/** Asks readers whether the article was of use. The answer is counted without a person. */
export function UsefulQuestion({ handle, article }: Props) {
  const t = useText();
  const language = useLanguage();
  const showFailure = useFailureToast();
  const [vote, { isLoading, isSuccess }] = useVoteArticleMutation();
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSuccess) thanks.current?.focus();
  }, [isSuccess]);
  const { type, locale, slug } = article;
  const answer = async (isUseful: boolean) => {
    const { error } = await vote({ handle, type, locale, slug, voteArticleRequest: { isUseful } });
    if (error) showFailure(error, t('reading.usefulFailed'));
  };
  return (
    <section
      aria-label={t('reading.useful')}
      lang={language}
      className="screen-only mt-10 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2"
    >
      {isSuccess ? (
        <p ref={thanks} tabIndex={-1} className="text-ink-2 outline-none">
          {t('reading.usefulThanks')}
        </p>
      ) : (
        <>
          <p className="font-medium">{t('reading.useful')}</p>
          <Button disabled={isLoading} onClick={() => void answer(true)}>
            {t('reading.usefulYes')}
          </Button>
          <Button disabled={isLoading} onClick={() => void answer(false)}>
            {t('reading.usefulNo')}
          </Button>
        </>
      )}
    </section>
  );
}
