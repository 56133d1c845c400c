import { useEffect, useRef } from 'react';
import type { Language } from '@toolyard/core/shared';
import { errorMessage } from '../../../api/error-message.ts';
import type { PreviewResponse } from '../../../api/generated-content.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { ArticleBody } from '../../../ui/article-body.tsx';
import { ErrorBox, MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { useBrokenLinks } from './broken-links.ts';
import { useShownPictures } from './use-shown-pictures.ts';
import { usePreview } from './use-preview.ts';

interface Props {
  readonly title: string;
  readonly markdown: string;
  readonly locale: Language;
  /** The space, where its pictures are shown to members alone. */
  readonly privateSpaceId: string | null;
  /** How far the text is scrolled, from 0 to 1. */
  readonly scrolled: number;
}

/** The text as readers will see it. It scrolls with the text. */
export function PreviewPane({ title, markdown, locale, privateSpaceId, scrolled }: Props) {
  const t = useText();
  const { shown, error } = usePreview(markdown, locale);
  const html = useShownPictures(shown?.html ?? '', privateSpaceId);
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
      {shown && <BlockFaults faults={shown.faults} />}
      {/* Nothing of a private space is published. */}
      {privateSpaceId === null && <BrokenLinks shown={shown} />}
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
            <ArticleBody html={html} lang={locale} />
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

/** Blocks that stay text, each with its line and what is wrong with it. */
function BlockFaults({ faults }: { readonly faults: PreviewResponse['faults'] }) {
  const t = useText();
  const language = useLanguage();
  if (faults.length === 0) return null;
  return (
    <MessageBox tone="warn" className="mb-3">
      <ul aria-label={t('contentEditor.blockFaults')}>
        {faults.map(({ line, message }) => (
          <li key={line}>{t('contentEditor.blockFault', { line, message: message[language] })}</li>
        ))}
      </ul>
    </MessageBox>
  );
}

/** Links that readers cannot follow, such as those to an article that was unpublished. */
function BrokenLinks({ shown }: { readonly shown: PreviewResponse | null }) {
  const t = useText();
  const broken = useBrokenLinks(shown);
  if (broken.length === 0) return null;
  return (
    <MessageBox tone="warn" className="mb-3">
      <ul aria-label={t('contentEditor.brokenLinks')} className="wrap-anywhere">
        {broken.map(({ address, fault }) => (
          <li key={address}>{t(`contentEditor.brokenLink.${fault}`, { address })}</li>
        ))}
      </ul>
    </MessageBox>
  );
}
