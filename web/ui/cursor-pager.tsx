import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './button.tsx';

interface Props {
  /** From 1. */
  readonly page: number;
  readonly busy: boolean;
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
  readonly onNext: (cursor: string) => void;
  readonly onBack: () => void;
}

/** The pages of a list that is read by cursors; nothing where it has only one. */
export function CursorPager({ page, busy, next, onNext, onBack }: Props) {
  const t = useText();
  if (page === 1 && next === null) return null;
  return (
    <nav aria-label={t('pager.pages')} className="ml-auto flex items-center gap-1">
      <IconButton label={t('pager.previous')} disabled={busy || page === 1} onClick={onBack}>
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <span role="status" className="text-12 text-ink-2 tabular-nums">
        {t('pager.page', { page })}
      </span>
      <IconButton
        label={t('pager.next')}
        disabled={busy || next === null}
        onClick={() => next !== null && onNext(next)}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
