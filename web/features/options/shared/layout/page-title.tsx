import type { ReactNode } from 'react';
import { usePage } from '../../../../shell/use-page.ts';

/** The title of a page in the options area with what stands right of it. */
export function PageTitle({
  title,
  aside,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
}) {
  usePage(title);
  return (
    <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h1 tabIndex={-1} className="text-20 font-semibold outline-none">
        {title}
      </h1>
      {aside && <div className="text-13 text-ink-2">{aside}</div>}
    </div>
  );
}
