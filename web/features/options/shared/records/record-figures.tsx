import type { ReactNode } from 'react';
import type { RecordFigure } from '@toolyard/core/options/explanations';
import type { TrackRecordResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { decimal, money } from '../../../../ui/format.ts';
import { Metric, MetricStrip } from '../../../../ui/metric-strip.tsx';
import { Profit } from '../../../../ui/price.tsx';
import { Explained } from '../explain/explained.tsx';
import { useFormat } from '../figures/use-format.ts';

/** A profit factor; without losses it has no bound. */
export const factor = (value: TrackRecordResponse['profitFactor']): string =>
  value === 'unlimited' ? '∞' : decimal(value, 2);

interface Props {
  readonly record: TrackRecordResponse;
  readonly label: string;
  readonly badge?: ReactNode;
}

/** What trades amount to, in six figures and three averages. */
export function RecordFigures({ record, label, badge }: Props) {
  const t = useText();
  const { percent } = useFormat();
  const { trades, wins, losses } = record;
  const opens = (figure: RecordFigure, words: ReactNode) => (
    <Explained figure={figure} record={record}>
      {words}
    </Explained>
  );
  return (
    <Card label={label} className="mb-4">
      <MetricStrip>
        <Metric
          name={t('records.trades')}
          note={badge ?? t('records.winsLosses', { wins, losses })}
        >
          {trades}
        </Metric>
        <Metric name={t('records.winRate')} note={t('records.winRateNote', { wins, trades })}>
          {opens('winRate', percent(record.winRate))}
        </Metric>
        <Metric
          name={t('records.totalReturn')}
          note={opens(
            'averageDaysHeld',
            t('records.days', { days: decimal(record.averageDaysHeld, 1) }),
          )}
        >
          {opens('totalReturn', <Profit value={record.totalReturn} />)}
        </Metric>
        <Metric name={t('records.expectancy')} note={t('records.expectancyNote')}>
          {opens('expectancy', <Profit value={record.expectancy} />)}
        </Metric>
        <Metric
          name={t('records.profitFactor')}
          note={
            <span>
              {t('records.averages')} {opens('averageWin', money(record.averageWin))} /{' '}
              {opens('averageLoss', money(record.averageLoss))}
            </span>
          }
        >
          {opens('profitFactor', factor(record.profitFactor))}
        </Metric>
        <Metric name={t('records.maxDrawdown')} note={t('records.maxDrawdownNote')}>
          {opens('maxDrawdown', money(record.maxDrawdown))}
        </Metric>
      </MetricStrip>
    </Card>
  );
}
