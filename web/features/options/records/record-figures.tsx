import type { ReactNode } from 'react';
import type { TrackRecordResponse } from '../../../api/generated.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { decimal, money } from '../../../ui/format.ts';
import { Profit } from '../../../ui/price.tsx';
import { useFormat } from '../use-format.ts';

/** A profit factor; without losses it has no bound. */
export const factor = (value: TrackRecordResponse['profitFactor']): string =>
  value === 'unlimited' ? '∞' : decimal(value, 2);

interface Props {
  readonly record: TrackRecordResponse;
  readonly label: string;
  readonly badge?: ReactNode;
}

/** What trades amount to, in six figures. */
export function RecordFigures({ record, label, badge }: Props) {
  const t = useText();
  const { percent } = useFormat();
  const { trades, wins, losses, averageWin, averageLoss } = record;
  return (
    <Card label={label} className="mb-4">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-3 bg-line md:grid-cols-3 xl:grid-cols-6">
        <Figure
          name={t('records.trades')}
          note={badge ?? t('records.winsLosses', { wins, losses })}
        >
          {trades}
        </Figure>
        <Figure name={t('records.winRate')} note={t('records.winRateNote', { wins, trades })}>
          {percent(record.winRate)}
        </Figure>
        <Figure
          name={t('records.totalReturn')}
          note={t('records.days', { days: decimal(record.averageDaysHeld, 1) })}
        >
          <Profit value={record.totalReturn} />
        </Figure>
        <Figure name={t('records.expectancy')} note={t('records.expectancyNote')}>
          <Profit value={record.expectancy} />
        </Figure>
        <Figure
          name={t('records.profitFactor')}
          note={t('records.averages', { win: money(averageWin), loss: money(averageLoss) })}
        >
          {factor(record.profitFactor)}
        </Figure>
        <Figure name={t('records.maxDrawdown')} note={t('records.maxDrawdownNote')}>
          {money(record.maxDrawdown)}
        </Figure>
      </dl>
    </Card>
  );
}

interface FigureProps {
  readonly name: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

function Figure({ name, note, children }: FigureProps) {
  return (
    <div className="min-w-0 bg-surface px-4 py-3">
      <dt className="text-12 text-ink-2">{name}</dt>
      <dd>
        <span className="figures block text-20 font-semibold">{children}</span>
        <span className="mt-1 flex min-h-5 items-center text-12 text-ink-3">{note}</span>
      </dd>
    </div>
  );
}
