import { useEffect, useRef } from 'react';
import type { Language } from '@toolyard/core/shared';
import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ArticleBody } from '../../../ui/article-body.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { usePreview } from './use-preview.ts';

interface Props {
  readonly title: string;
  readonly markdown: string;
  readonly locale: Language;
  /** How far the text is scrolled, from 0 to 1. */
  readonly scrolled: number;
}

/** The text as readers will see it. It scrolls with the text. */
export function PreviewPane({ title, markdown, locale, scrolled }: Props) {
  const t = useText();
  const { shown, error } = usePreview(markdown, locale);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current) current.scrollTop = scrolled * (current.scrollHeight - current.clientHeight);
  }, [scrolled, shown]);
  const failed = error ? (
    <ErrorBox className="mb-3">{errorMessage(error, t('contentEditor.previewFailed'))}</ErrorBox>
  ) : null;
  return (
    <section
      ref={box}
      aria-label={t('contentEditor.preview')}
      // A part that scrolls can be reached by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="h-full min-w-0 overflow-y-auto rounded-2 border border-line bg-surface p-4"
    >
      {failed}
      {shown ? (
        <>
          {title !== '' && (
            <p lang={locale} className="tracking-heading mb-3 text-[24px] leading-8 font-semibold">
              {title}
            </p>
          )}
          {markdown.trim() === '' ? (
            <p className="text-ink-3">{t('contentEditor.previewEmpty')}</p>
          ) : (
            <ArticleBody html={shown.html} lang={locale} />
          )}
        </>
      ) : (
        !failed && (
          <SkeletonBlock label={t('contentEditor.previewLoading')} className="space-y-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-full" />
          </SkeletonBlock>
        )
      )}
    </section>
  );
}
