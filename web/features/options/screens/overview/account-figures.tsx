import type { ReactNode } from 'react';
import type { StrategiesSummaryFigures } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { money } from '../../../../ui/format.ts';
import { Metric, MetricStrip } from '../../../../ui/metric-strip.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { OverviewRow } from '../../shared/strategies/overview-row.ts';

/** What is behind the figures of an account of one's own. */
export interface AccountEvidence {
  readonly completed: ReactNode;
  readonly totalPnL: ReactNode;
  /** Opens the sum of the win rate. */
  readonly winRate: (words: string) => ReactNode;
}

interface Props {
  readonly summary: StrategiesSummaryFigures;
  readonly rows: readonly OverviewRow[];
  readonly badge?: ReactNode;
  readonly evidence?: AccountEvidence | null;
}

/** The account in seven figures, each with a line of evidence. */
export function AccountFigures({ summary, rows, badge, evidence }: Props) {
  const t = useText();
  const format = useFormat();
  const { totalCapital, allocatedCapital, plannedCapital, availableCapital } = summary;
  const { totalPnL, winRate } = summary;
  const share = (part: number) => (totalCapital > 0 ? part / totalCapital : 0);
  const results = rows.filter(({ status }) => status === 'completed').map(({ pnl }) => pnl ?? 0);
  const unpriced = rows.filter(({ status, pnl }) => status === 'active' && pnl === null).length;
  const planned = rows.filter(({ status }) => status === 'planning').length;
  const won = format.percent(winRate);
  return (
    <Card label={t('life.summary')} className="mb-4">
      <MetricStrip>
        <Metric name={t('life.totalCapital')} note={badge}>
          {money(totalCapital)}
        </Metric>
        <Metric
          name={t('life.allocated')}
          note={<Share of={share(allocatedCapital)} fill="bg-accent-solid" />}
        >
          {money(allocatedCapital)}
        </Metric>
        <Metric
          name={t('life.available')}
          note={<Share of={share(availableCapital)} fill="bg-ink-4" />}
        >
          {money(availableCapital)}
        </Metric>
        <Metric
          name={t('life.activeCount')}
          note={t('life.plannedNote', { count: planned, amount: money(plannedCapital) })}
        >
          {summary.activeStrategies}
        </Metric>
        <Metric name={t('life.completedCount')} note={evidence?.completed}>
          {summary.completedStrategies}
        </Metric>
        <Metric
          name={t('life.totalPnl')}
          note={unpriced > 0 ? t('life.unpricedNote', { count: unpriced }) : evidence?.totalPnL}
        >
          <span className={toneOf(totalPnL)}>{format.money(totalPnL)}</span>
        </Metric>
        <Metric name={t('life.winRate')} note={results.length > 0 && <Pips results={results} />}>
          {evidence ? evidence.winRate(won) : won}
        </Metric>
      </MetricStrip>
    </Card>
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
