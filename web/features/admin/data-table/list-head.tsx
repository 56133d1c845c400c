import type { ReactNode } from 'react';
import { usePage } from '../../../shell/use-page.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useLanguage } from '../../../i18n/use-text.ts';

interface Props {
  readonly title: string;
  /** How many things the list has; absent until that is known. */
  readonly count?: number | undefined;
  /** Search, filters, what can be added. */
  readonly children?: ReactNode;
}

/** The head of a list: its title with a count, its tools at the right end. */
export function ListHead({ title, count, children }: Props) {
  usePage(title);
  const written = useLanguage();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-3">
      <h1 className="tracking-heading text-20 font-semibold outline-none">{title}</h1>
      {count !== undefined && <Badge>{count.toLocaleString(written)}</Badge>}
      {children && (
        <div className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full">
          {children}
        </div>
      )}
    </div>
  );
}
