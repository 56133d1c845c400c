import type { ReactNode } from 'react';
import { usePage } from '../../shell/use-page.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Title and contents of a page about one's own account. */
export function AccountFrame({ title, children }: Props) {
  usePage(title);
  return (
    <div className="min-w-0 px-4 pt-4 pb-16 md:px-6 md:pt-5">
      <h1 tabIndex={-1} className="mb-3 text-20 leading-8 font-semibold outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
}
