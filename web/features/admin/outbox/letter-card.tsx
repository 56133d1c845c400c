import ChevronRight from 'lucide-react/icons/chevron-right';
import type { OutboxLetter } from '../../../api/generated-admin.ts';
import { useText, useLanguage } from '../../../i18n/use-text.ts';
import { localTime } from '../../../ui/format-date.ts';
import { LinkedText } from './linked-text.tsx';

interface Props {
  readonly letter: OutboxLetter;
  readonly open: boolean;
}

/** A letter that was not sent, folded until it is wanted. */
export function LetterCard({ letter: { subject, to, language, storedAt, text }, open }: Props) {
  const t = useText();
  const written = useLanguage();
  return (
    <details open={open} className="group border-b border-line last:border-b-0">
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-2.5 hover:bg-canvas dark:hover:bg-sunken max-sm:px-3 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="flex-none text-ink-4 transition-transform duration-(--d-fast) group-open:rotate-90"
        />
        <span lang={language} className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere">
          {subject}
        </span>
        <span className="text-ink-2 wrap-anywhere max-sm:pl-7">
          <span className="sr-only">{t('outbox.to')} </span>
          {to}
        </span>
        <time dateTime={storedAt} className="figures text-12 text-ink-3 max-sm:pl-7">
          {localTime(storedAt, written)}
        </time>
      </summary>
      <p
        lang={language}
        className="px-11 pb-4 whitespace-pre-wrap text-ink-2 wrap-anywhere max-sm:px-4"
      >
        <LinkedText text={text} />
      </p>
    </details>
  );
}
