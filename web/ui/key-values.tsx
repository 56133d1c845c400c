import type { ReactNode } from 'react';

interface KeyValue {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** Names left, figures right. */
export function KeyValues({
  rows,
  className,
}: {
  readonly rows: readonly KeyValue[];
  readonly className?: string;
}) {
  return (
    <dl className={className}>
      {rows.map((row) => (
        <div key={row.key} className="flex items-baseline justify-between gap-4 py-1.25">
          <dt className="max-w-3/5 flex-none text-ink-2">{row.label}</dt>
          <dd className="figures min-w-8 text-right font-medium">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
