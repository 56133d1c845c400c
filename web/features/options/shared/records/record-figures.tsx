import type { ReactNode } from 'react';
import type { RecordFigure } from '@toolyard/core/options/explanations';
import type { TrackRecordResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { decimal, money } from '../../../../ui/format.ts';
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
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-3 bg-line md:grid-cols-3 xl:grid-cols-6">
        <Figure
          name={t('records.trades')}
          note={badge ?? t('records.winsLosses', { wins, losses })}
        >
          {trades}
        </Figure>
        <Figure name={t('records.winRate')} note={t('records.winRateNote', { wins, trades })}>
          {opens('winRate', percent(record.winRate))}
        </Figure>
        <Figure
          name={t('records.totalReturn')}
          note={opens(
            'averageDaysHeld',
            t('records.days', { days: decimal(record.averageDaysHeld, 1) }),
          )}
        >
          {opens('totalReturn', <Profit value={record.totalReturn} />)}
        </Figure>
        <Figure name={t('records.expectancy')} note={t('records.expectancyNote')}>
          {opens('expectancy', <Profit value={record.expectancy} />)}
        </Figure>
        <Figure
          name={t('records.profitFactor')}
          note={
            <span>
              {t('records.averages')} {opens('averageWin', money(record.averageWin))} /{' '}
              {opens('averageLoss', money(record.averageLoss))}
            </span>
          }
        >
          {opens('profitFactor', factor(record.profitFactor))}
        </Figure>
        <Figure name={t('records.maxDrawdown')} note={t('records.maxDrawdownNote')}>
          {opens('maxDrawdown', money(record.maxDrawdown))}
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
