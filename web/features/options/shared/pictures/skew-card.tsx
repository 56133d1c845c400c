import { volatilityRank } from '@toolyard/core/options/chain';
import { useReadVolatilityQuery } from '../../../../api/generated.ts';
import { SkewHistory } from '../../../../charts/skew-history.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { decimal } from '../../../../ui/format.ts';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { useFormat } from '../figures/use-format.ts';
import { BlockFailed } from '../stock/block-failed.tsx';
import { CurveCard } from './curve-card.tsx';
import { useEachSession } from '../live/use-each-session.ts';

const HEIGHT = 240;
const POINTS_OF_ONE = 100;

const points = (skew: number | null): string =>
  decimal(skew === null ? null : skew * POINTS_OF_ONE, 1, 'always');

export interface SkewCardProps {
  readonly symbol: string;
  /** Today's, a fraction per year; null while it is unknown. */
  readonly current: number | null;
}

/** The skew of 25 delta for 30 days against its past year. */
export function SkewCard({ symbol, current }: SkewCardProps) {
  const t = useText();
  const { monthDay, percent } = useFormat();
  const { currentData, isError, error, refetch } = useEachSession(
    useReadVolatilityQuery({ symbol }),
  );
  if (!currentData)
    return (
      <Card label={t('pictures.skew')}>
        <CardHead title={t('pictures.skew')} />
        {isError ? (
          <BlockFailed
            title={t('pictures.skewFailed')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonBlock label={t('options.loading')} className="p-4">
            <Skeleton className="h-56 w-full" />
          </SkeletonBlock>
        )}
      </Card>
    );
  const days = currentData.data.history.flatMap(({ date, skew }) =>
    skew === undefined ? [] : [{ date, skew }],
  );
  const year = days.map(({ skew }) => skew);
  const { percentile, low, high } = volatilityRank(year, current);
  const text =
    current === null || percentile === null
      ? null
      : t('pictures.skewSays', {
          ...{ now: points(current), low: points(low), high: points(high) },
          share: percent(percentile, 0),
        });
  return (
    <CurveCard
      title={t('pictures.skew')}
      legend={t('pictures.skewLegend')}
      empty={days.length < 2 ? t('pictures.noSkew') : null}
      heads={[t('pictures.day'), t('pictures.skewPoints')]}
      rows={days.toReversed().map(({ date, skew }) => [date, points(skew)])}
      chart={
        <SkewHistory
          label={t('pictures.skewOf', { symbol, text: text ?? '' })}
          days={days}
          current={current}
          height={HEIGHT}
          points={points}
          monthDay={monthDay}
          read={({ date, skew }) => [
            monthDay(date),
            t('pictures.pointsOff', { points: points(skew) }),
          ]}
        />
      }
    >
      {text && <p>{text}</p>}
    </CurveCard>
  );
}
