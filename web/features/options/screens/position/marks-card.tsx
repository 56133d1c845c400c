import { useMemo, useState } from 'react';
import { errorMessage } from '../../../../api/error-message.ts';
import { useReadStrategyMarksQuery } from '../../../../api/generated.ts';
import { TimeSeries } from '../../../../charts/time-series.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { useEachSession } from '../../shared/live/use-each-session.ts';

interface Props {
  readonly id: string;
  /** Beside other cards. */
  readonly small?: boolean;
}

/** The profit of the trade, or its underlying, a point a session since it was opened. */
export function MarksCard({ id, small = false }: Props) {
  const t = useText();
  const { money, spot } = useFormat();
  const [of, setOf] = useState<'pnl' | 'price'>('pnl');
  const { currentData, error, refetch } = useEachSession(useReadStrategyMarksQuery({ id }));
  const points = currentData?.data.points;
  const data = useMemo(
    () =>
      (points ?? []).flatMap((point) => {
        const value = point[of];
        return value === null ? [] : [{ at: point.date, value }];
      }),
    [points, of],
  );
  const title = t(of === 'pnl' ? 'life.pnlHistory' : 'life.priceHistory');
  return (
    <Card label={t('life.marks')}>
      <CardHead
        title={title}
        controls={
          <Segments<'pnl' | 'price'>
            label={t('life.marks')}
            value={of}
            onChange={setOf}
            segments={[
              { value: 'pnl', label: t('life.pnl') },
              { value: 'price', label: t('risk.price') },
            ]}
          />
        }
      />
      <div className="px-3 py-2">
        {error ? (
          <ErrorBox
            actions={
              <Button size="sm" onClick={() => void refetch()}>
                {t('options.retry')}
              </Button>
            }
          >
            {errorMessage(error, t('life.marksFailed'))}
          </ErrorBox>
        ) : !points ? (
          <SkeletonBlock label={t('options.loading')}>
            <Skeleton className={small ? 'h-40 w-full' : 'h-64 w-full'} />
          </SkeletonBlock>
        ) : data.length === 0 ? (
          <p className="py-8 text-center text-ink-2">{t('life.noMarks')}</p>
        ) : (
          <TimeSeries
            label={title}
            kind="area"
            data={data}
            height={small ? 160 : 280}
            zeroLine={of === 'pnl'}
            format={of === 'pnl' ? money : spot}
          />
        )}
        {points?.some(({ byModel }) => byModel) && (
          <p className="pt-1 text-12 text-ink-3">{t('life.byModel')}</p>
        )}
      </div>
    </Card>
  );
}
