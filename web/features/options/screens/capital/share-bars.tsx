import type { ReactNode } from 'react';

export interface ShareBar {
  readonly key: string;
  readonly label: ReactNode;
  /** The figure in words. */
  readonly value: string;
  /** Length of the bar, from 0 to 1. */
  readonly part: number;
  readonly fill?: string;
}

/** Rows with a label, a figure and a bar as long as its part of the whole. */
export const ShareBars = ({ bars }: { readonly bars: readonly ShareBar[] }) => (
  <ul className="space-y-2">
    {bars.map(({ key, label, value, part, fill = 'bg-accent-solid' }) => (
      <li key={key}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-12">
          <span className="min-w-0 wrap-anywhere">{label}</span>
          <span className="figures text-ink-2">{value}</span>
        </span>
        <span aria-hidden="true" className="mt-1 block h-2 overflow-hidden rounded-full bg-sunken">
          <span
            className={`block h-full ${fill}`}
            style={{ width: `${Math.min(1, Math.max(0, part)) * 100}%` }}
          />
        </span>
      </li>
    ))}
  </ul>
);
