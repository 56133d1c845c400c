import type { ReactNode } from 'react';

interface Props {
  readonly summary: string;
  readonly children: ReactNode;
}

/** A closed row of an explanation that opens. */
export const Fold = ({ summary, children }: Props) => (
  <details className="mt-1.5 border-t border-line">
    <summary className="min-h-8 cursor-pointer content-center font-medium text-ink-2 tabular-nums pointer-coarse:min-h-10">
      {summary}
    </summary>
    {children}
  </details>
);
