import type { ReactNode } from 'react';
import type { AlertGreek, StrategiesSummaryFigures } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { money } from '../../../../ui/format.ts';
import { AlertButton } from '../../shared/alerts/alert-button.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { OverviewRow, PositionGreeks } from '../../shared/strategies/overview-row.ts';

interface Props {
  readonly summary: StrategiesSummaryFigures;
  readonly rows: readonly OverviewRow[];
}

/** The open positions as one portfolio: greeks, the result of the day and the capital in use. */
export function PortfolioLine({ summary, rows }: Props) {
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
  return (
    <Card label={t('portfolio.title')} className="mb-4">
      <dl className="grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
        <Figure
          label={t('portfolio.delta')}
          greek="delta"
          value={format.signedGreek(delta)}
          note={t('portfolio.deltaNote', { amount: format.money(sum((p) => p.delta * p.price)) })}
        />
        <Figure
          label={t('portfolio.theta')}
          greek="theta"
          value={<span className={toneOf(theta)}>{format.money(theta)}</span>}
          note={t('portfolio.thetaNote')}
        />
        <Figure
          label={t('portfolio.vega')}
          greek="vega"
          value={format.money(vega)}
          note={t('portfolio.vegaNote')}
        />
        <Figure
          label={t('portfolio.day')}
          value={
            dayPnL === null ? '--' : <span className={toneOf(dayPnL)}>{format.money(dayPnL)}</span>
          }
          note={t('portfolio.dayNote')}
        />
        <Figure
          label={t('portfolio.capital')}
          value={totalCapital > 0 ? format.percent(allocatedCapital / totalCapital) : '--'}
          note={t('portfolio.capitalNote', {
            used: money(allocatedCapital),
            total: money(totalCapital),
          })}
        />
      </dl>
      {notes.map((note) => (
        <p key={note} className="border-t border-line px-4 py-2 text-12 text-ink-3">
          {note}
        </p>
      ))}
    </Card>
  );
}

interface FigureProps {
  readonly label: string;
  /** The greek that an alert can watch. */
  readonly greek?: AlertGreek;
  readonly value: ReactNode;
  readonly note: string;
}

const Figure = ({ label, greek, value, note }: FigureProps) => (
  <div className="min-w-0 px-4 py-2.5">
    <dt className="text-12 text-ink-2">{label}</dt>
    <dd>
      <span className="flex items-center gap-1">
        <span className="figures font-semibold">{value}</span>
        {greek && (
          <AlertButton
            start={{ kind: 'greek', greek, strategyId: null }}
            about={label}
            className="-my-1.5"
          />
        )}
      </span>
      <span className="block text-12 text-ink-3">{note}</span>
    </dd>
  </div>
);
