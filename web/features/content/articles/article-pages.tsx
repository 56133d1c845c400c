import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';

interface Props {
  readonly page: number;
  readonly busy: boolean;
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
  readonly onNext: (cursor: string) => void;
  readonly onBack: () => void;
}

/** The way to the next page and back. */
export function ArticlePages({ page, busy, next, onNext, onBack }: Props) {
  const t = useText();
  return (
    <nav aria-label={t('content.pages')} className="ml-auto flex items-center gap-1">
      <IconButton label={t('content.newer')} disabled={busy || page === 1} onClick={onBack}>
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <span role="status" className="text-12 text-ink-2 tabular-nums">
        {t('content.pageOf', { page })}
      </span>
      <IconButton
        label={t('content.older')}
        disabled={busy || next === null}
        onClick={() => next !== null && onNext(next)}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
