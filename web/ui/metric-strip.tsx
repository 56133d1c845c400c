import type { ReactNode } from 'react';

export interface Metric {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** A line of evidence: a bar, a sparkline, words. */
  readonly evidence?: ReactNode;
}

/** One card split by hairlines: label 12, figure 20, evidence below. */
export function MetricStrip({
  metrics,
  label,
}: {
  readonly metrics: readonly Metric[];
  readonly label: string;
}) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(136px,1fr))] gap-px overflow-hidden rounded-3 border border-line bg-line"
    >
      {metrics.map((metric) => (
        <div key={metric.key} className="flex min-w-0 flex-col bg-surface px-4 py-3">
          <p className="text-12 text-ink-2">{metric.label}</p>
          <p className="figures mt-0.5 text-20 font-semibold">{metric.value}</p>
          {metric.evidence && (
            <div className="mt-auto pt-2 text-12 text-ink-3">{metric.evidence}</div>
          )}
        </div>
      ))}
    </section>
  );
}
