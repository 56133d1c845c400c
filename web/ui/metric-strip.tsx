import { Children, type CSSProperties, type ReactNode } from 'react';

/** Maximum number of figures in a row from 768 px on, and from 1280 px on. */
const MOST = { middle: 4, wide: 7 } as const;

/** Figures in a row where rows are filled evenly: five in rows of at most four are three and two. */
const perRow = (count: number, most: number): number =>
  Math.ceil(count / Math.max(1, Math.ceil(count / most)));

/** Figures between hairlines, two in a row on a phone; the last row is filled. */
export function MetricStrip({ children }: { readonly children: ReactNode }) {
  const count = Children.toArray(children).length;
  const rows = {
    '--middle': perRow(count, MOST.middle),
    '--wide': perRow(count, MOST.wide),
  } as CSSProperties;
  return (
    <dl
      style={rows}
      className="flex flex-wrap gap-px overflow-hidden rounded-3 bg-line [--row:2] md:[--row:var(--middle)] xl:[--row:var(--wide)]"
    >
      {children}
    </dl>
  );
}

interface MetricProps {
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A figure with its name and a line of evidence. */
export const Metric = ({ name, note, children }: MetricProps) => (
  <div className="min-w-0 flex-[1_0_calc(100%/var(--row)-1px)] bg-surface px-4 py-3">
    <dt className="text-12 text-ink-2">{name}</dt>
    <dd>
      <span className="figures flex items-center gap-1 text-20 font-semibold">{children}</span>
      <span className="mt-1.5 flex min-h-4 items-center text-12 text-ink-3">{note}</span>
    </dd>
  </div>
);
