import type { ReactNode } from 'react';
import type { StrategiesSummaryFigures } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { money } from '../../../../ui/format.ts';
import { toneOf } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { OverviewRow } from '../../shared/strategies/overview-row.ts';

interface Props {
  readonly summary: StrategiesSummaryFigures;
  readonly rows: readonly OverviewRow[];
  readonly badge?: ReactNode;
}

/** The account in seven figures, each with a line of evidence. */
export function MetricStrip({ summary, rows, badge }: Props) {
  const t = useText();
  const format = useFormat();
  const { totalCapital, allocatedCapital, plannedCapital, availableCapital } = summary;
  const { totalPnL, winRate } = summary;
  const share = (part: number) => (totalCapital > 0 ? part / totalCapital : 0);
  const results = rows.filter(({ status }) => status === 'completed').map(({ pnl }) => pnl ?? 0);
  const unpriced = rows.filter(({ status, pnl }) => status === 'active' && pnl === null).length;
  const planned = rows.filter(({ status }) => status === 'planning').length;
  return (
    <Card label={t('life.summary')} className="mb-4">
      <dl className="grid grid-cols-2 md:grid-cols-4 xl:grid-cols-7 [&>div]:border-line max-md:[&>div:nth-child(2n)]:border-l max-md:[&>div:nth-child(n+3)]:border-t md:max-xl:[&>div:not(:nth-child(4n+1))]:border-l md:max-xl:[&>div:nth-child(n+5)]:border-t xl:[&>div+div]:border-l">
        <Metric label={t('life.totalCapital')} value={money(totalCapital)} note={badge} />
        <Metric
          label={t('life.allocated')}
          value={money(allocatedCapital)}
          note={<Share of={share(allocatedCapital)} fill="bg-accent-solid" />}
        />
        <Metric
          label={t('life.available')}
          value={money(availableCapital)}
          note={<Share of={share(availableCapital)} fill="bg-ink-4" />}
        />
        <Metric
          label={t('life.activeCount')}
          value={String(summary.activeStrategies)}
          note={t('life.plannedNote', { count: planned, amount: money(plannedCapital) })}
        />
        <Metric label={t('life.completedCount')} value={String(summary.completedStrategies)} />
        <Metric
          label={t('life.totalPnl')}
          value={<span className={toneOf(totalPnL)}>{format.money(totalPnL)}</span>}
          note={unpriced > 0 && t('life.unpricedNote', { count: unpriced })}
        />
        <Metric
          label={t('life.winRate')}
          value={format.percent(winRate)}
          note={results.length > 0 && <Pips results={results} />}
        />
      </dl>
    </Card>
  );
}

interface MetricProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

function Metric({ label, value, note }: MetricProps) {
  return (
    <div className="min-w-0 px-4 py-3 max-md:last:col-span-2">
      <dt className="text-12 text-ink-2">{label}</dt>
      <dd>
        <span className="figures block text-20 font-semibold">{value}</span>
        <span className="mt-1.5 flex min-h-4 items-center text-12 text-ink-3">{note}</span>
      </dd>
    </div>
  );
}

function Share({ of, fill }: { readonly of: number; readonly fill: string }) {
  const { percent } = useFormat();
  const width = `${Math.min(1, Math.max(0, of)) * 100}%`;
  return (
    <span className="flex w-full items-center gap-2">
      <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-sunken">
        <span className={`block h-full ${fill}`} style={{ width }} />
      </span>
      <span className="figures">{percent(of)}</span>
    </span>
  );
}

const MOST_PIPS = 12;

/** The latest results, given newest first; the newest stands on the right, a tall one is a win. */
function Pips({ results }: { readonly results: readonly number[] }) {
  const t = useText();
  const wins = results.filter((pnl) => pnl > 0).length;
  return (
    <span className="flex w-full items-center gap-2">
      <span aria-hidden="true" className="flex h-1.5 flex-1 items-end gap-0.5">
        {results
          .slice(0, MOST_PIPS)
          .toReversed()
          .map((pnl, at) => (
            <span
              key={at}
              className={`max-w-5 flex-1 rounded-[1px] ${pnl > 0 ? 'h-1.5 bg-up' : 'h-0.5 bg-down'}`}
            />
          ))}
      </span>
      <span className="figures">{t('life.winsOf', { wins, count: results.length })}</span>
    </span>
  );
}
