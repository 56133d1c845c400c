import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { clsx } from 'clsx';
import { useText } from '../i18n/use-text.ts';

const SHOWN = 5;

/** Up to five neighbouring page numbers, the present one in the middle where there is room on both sides. */
export function pageNumbers(page: number, last: number): readonly number[] {
  const count = Math.min(SHOWN, last);
  const first = Math.min(Math.max(page - Math.floor(SHOWN / 2), 1), last - count + 1);
  return Array.from({ length: count }, (_, i) => first + i);
}

interface Props {
  readonly page: number;
  readonly last: number;
  /** The address of a page; null where none leads to it. */
  readonly to: (page: number) => string | null;
}

const PLACE =
  'inline-grid h-8 min-w-8 place-items-center rounded-2 px-1.5 pointer-coarse:h-10 sm:pointer-coarse:min-w-9';

/** Links to up to five pages and their neighbours; the ends where more pages are than shown. */
export function Pager({ page, last, to }: Props) {
  const t = useText();
  const near = pageNumbers(page, last);
  const cut = last > near.length;
  const numbers = near.flatMap((number) => {
    const address = to(number);
    return address === null ? [] : [{ number, address }];
  });
  const step = { last, to };
  return (
    <nav aria-label={t('pager.pages')} className="ml-auto">
      <ul className="figures flex flex-wrap items-center justify-end sm:gap-0.5">
        {cut && (
          <Step {...step} icon={ChevronFirst} label={t('pager.first')} at={page > 1 ? 1 : 0} />
        )}
        <Step {...step} icon={ChevronLeft} label={t('pager.previous')} at={page - 1} />
        {numbers.map(({ number, address }) => (
          <li key={number}>
            <Link
              to={address}
              aria-label={t('pager.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              className={clsx(
                PLACE,
                number === page ? 'bg-accent-tint font-semibold text-accent' : 'hover:bg-sunken',
              )}
            >
              {number}
            </Link>
          </li>
        ))}
        <Step {...step} icon={ChevronRight} label={t('pager.next')} at={page + 1} />
        {cut && (
          <Step
            {...step}
            icon={ChevronLast}
            label={t('pager.last')}
            at={page < last ? last : last + 1}
          />
        )}
      </ul>
    </nav>
  );
}

interface StepProps extends Omit<Props, 'page'> {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly at: number;
}

/** An arrow; where it would lead past an end it cannot be followed. */
function Step({ icon: Icon, label, at, last, to }: StepProps) {
  const glyph = <Icon size={16} aria-hidden="true" />;
  const address = at >= 1 && at <= last ? to(at) : null;
  return (
    <li>
      {address !== null ? (
        <Link to={address} aria-label={label} className={clsx(PLACE, 'text-ink-2 hover:bg-sunken')}>
          {glyph}
        </Link>
      ) : (
        <span aria-hidden="true" className={clsx(PLACE, 'text-ink-4 opacity-60')}>
          {glyph}
        </span>
      )}
    </li>
  );
}
