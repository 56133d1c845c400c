import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useText } from '../../../../i18n/use-text.ts';
import { buttonClass } from '../../../../ui/button-look.ts';
import { PAGE_SIZE } from '../../shared/records/history-wish.ts';

interface Props {
  readonly page: number;
  readonly total: number;
  readonly totalPages: number;
  readonly to: (page: number) => string;
}

/** Which of how many are shown, and the pages beside. */
export function PageFoot({ page, total, totalPages, to }: Props) {
  const t = useText();
  const from = (page - 1) * PAGE_SIZE + 1;
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line px-4 py-2">
      <span className="figures text-12 text-ink-3">
        {t('records.range', { from, to: Math.min(page * PAGE_SIZE, total), total })}
      </span>
      {totalPages > 1 && (
        <nav aria-label={t('records.pages')} className="flex items-center gap-1">
          <Step name={t('records.previous')} to={page > 1 ? to(page - 1) : null}>
            <ChevronLeft size={16} aria-hidden="true" />
          </Step>
          <span className="figures px-1 text-12 text-ink-2">
            {page} / {totalPages}
          </span>
          <Step name={t('records.next')} to={page < totalPages ? to(page + 1) : null}>
            <ChevronRight size={16} aria-hidden="true" />
          </Step>
        </nav>
      )}
    </div>
  );
}

interface StepProps {
  readonly name: string;
  readonly to: string | null;
  readonly children: React.ReactNode;
}

function Step({ name, to, children }: StepProps) {
  const look = buttonClass('second', 'sm', '');
  if (to === null)
    return (
      <span aria-hidden="true" className={`${look} text-ink-4 opacity-60`}>
        {children}
      </span>
    );
  return (
    <Link to={to} aria-label={name} className={look}>
      {children}
    </Link>
  );
}
