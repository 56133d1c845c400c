import type { ComponentType } from 'react';
import type { StrategiesSummaryFigures } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { money } from '../../../../ui/format.ts';
import { Metric, MetricStrip } from '../../../../ui/metric-strip.tsx';
import type { AlertOpenerProps } from '../../shared/alerts/alert-opener.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { OverviewRow, PositionGreeks } from '../../shared/strategies/overview-row.ts';

interface Props {
  readonly summary: StrategiesSummaryFigures;
  readonly rows: readonly OverviewRow[];
  /** What sets an alert on a greek of the account; visitors have none. */
  readonly AlertButton?: ComponentType<AlertOpenerProps>;
}

/** The open positions as one portfolio: greeks, the result of the day and the capital in use. */
export function PortfolioLine({ summary, rows, AlertButton }: Props) {
  const t = useText();
  const format = useFormat();
  const active = rows.filter(({ status }) => status === 'active');
  const known = active.flatMap(({ greeks, price }) =>
    greeks && price !== null ? [{ ...greeks, price }] : [],
  );
  if (active.length === 0) return null;
  const sum = (of: (position: PositionGreeks & { readonly price: number }) => number) =>
    known.reduce((total, position) => total + of(position), 0);
  const [delta, theta, vega] = [sum((p) => p.delta), sum((p) => p.theta), sum((p) => p.vega)];
  const { totalCapital, allocatedCapital, dayPnL = null, dayUnvalued = 0 } = summary;
  const missing = active.length - known.length;
  const notes = [
    ...(dayUnvalued > 0 ? [t('portfolio.dayMissing', { count: dayUnvalued })] : []),
    ...(missing > 0 ? [t('portfolio.missing', { count: missing })] : []),
  ];
  const bell = (greek: keyof PositionGreeks) =>
    AlertButton && (
      <AlertButton
        start={{ kind: 'greek', greek, strategyId: null }}
        about={t(`portfolio.${greek}`)}
        className="-my-1.5"
      />
    );
  return (
    <Card label={t('portfolio.title')} className="mb-4">
      <MetricStrip>
        <Metric
          name={t('portfolio.delta')}
          note={t('portfolio.deltaNote', { amount: format.money(sum((p) => p.delta * p.price)) })}
        >
          {format.signedGreek(delta)}
          {bell('delta')}
        </Metric>
        <Metric name={t('portfolio.theta')} note={t('portfolio.thetaNote')}>
          <span className={toneOf(theta)}>{format.money(theta)}</span>
          {bell('theta')}
        </Metric>
        <Metric name={t('portfolio.vega')} note={t('portfolio.vegaNote')}>
          {format.money(vega)}
          {bell('vega')}
        </Metric>
        <Metric name={t('portfolio.day')} note={t('portfolio.dayNote')}>
          {dayPnL === null ? '--' : <span className={toneOf(dayPnL)}>{format.money(dayPnL)}</span>}
        </Metric>
        <Metric
          name={t('portfolio.capital')}
          note={t('portfolio.capitalNote', {
            used: money(allocatedCapital),
            total: money(totalCapital),
          })}
        >
          {totalCapital > 0 ? format.percent(allocatedCapital / totalCapital) : '--'}
        </Metric>
      </MetricStrip>
      {notes.map((note) => (
        <p key={note} className="border-t border-line px-4 py-2 text-12 text-ink-3">
          {note}
        </p>
      ))}
    </Card>
  );
}
