import { useState } from 'react';
import { volatilityOn } from '@toolyard/core/options/surface';
import {
  useReadVolatilitySurfaceQuery,
  type SurfaceSliceResponse,
} from '../../../../api/generated.ts';
import { SurfaceSlices } from '../../../../charts/surface-slices.tsx';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { decimal } from '../../../../ui/format.ts';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { useFormat, type Format } from '../figures/use-format.ts';
import { BlockFailed } from '../stock/block-failed.tsx';
import { CurveCard } from './curve-card.tsx';
import { useEachSession } from '../live/use-each-session.ts';

const HEIGHT = 260;
const POINTS_OF_ONE = 100;

export interface SurfaceCardProps {
  readonly symbol: string;
  /** The expiry that the page looks at. */
  readonly chosen: string | null;
}

/** The volatility surface of all expiries, which the server fits when it is asked for. */
export function SurfaceCard({ symbol, chosen }: SurfaceCardProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  if (shown) return <Surface symbol={symbol} chosen={chosen} />;
  return (
    <Card label={t('pictures.surface')}>
      <CardHead title={t('pictures.surface')} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <p className="min-w-0 flex-1 basis-60 text-12 text-ink-2">{t('pictures.surfaceHint')}</p>
        <Button size="sm" onClick={() => setShown(true)}>
          {t('pictures.surfaceShow')}
        </Button>
      </div>
    </Card>
  );
}

function Surface({ symbol, chosen }: SurfaceCardProps) {
  const t = useText();
  const format = useFormat();
  const { percent, monthDay } = format;
  const { currentData, isError, error, refetch } = useEachSession(
    useReadVolatilitySurfaceQuery({ symbol }),
  );
  if (!currentData)
    return (
      <Card label={t('pictures.surface')}>
        <CardHead title={t('pictures.surface')} />
        {isError ? (
          <BlockFailed
            title={t('pictures.surfaceFailed')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonBlock label={t('pictures.surfaceLoading')} className="p-4">
            <Skeleton className="h-64 w-full" />
          </SkeletonBlock>
        )}
      </Card>
    );
  const { slices } = currentData.data;
  const fitted = slices.filter(({ smile }) => smile !== null);
  const front = fitted.find(({ expiry }) => expiry === chosen) ?? fitted[0];
  const atForward = (slice: SurfaceSliceResponse, of: 'smile' | 'slice') => {
    const smile = slice[of];
    return smile && volatilityOn(smile, slice.forward, slice.forward);
  };
  const sentences = surfaceSentences(t, format, slices);
  return (
    <CurveCard
      title={t('pictures.surface')}
      beside={front && <span className="text-12 text-ink-3">{monthDay(front.expiry)}</span>}
      legend={t('pictures.surfaceLegend')}
      empty={fitted.length === 0 ? t('pictures.surfaceNone') : null}
      heads={[
        ...[t('pictures.expiry'), t('pictures.days'), t('pictures.ownFit')],
        ...[t('pictures.surfaceSlice'), t('pictures.surfaceError')],
      ]}
      rows={slices.map((slice) => [
        ...[slice.expiry, String(slice.daysToExpiry), percent(atForward(slice, 'smile'))],
        percent(atForward(slice, 'slice')),
        decimal(slice.error === null ? null : slice.error * POINTS_OF_ONE, 2),
      ])}
      chart={
        <SurfaceSlices
          label={t('pictures.surfaceOf', {
            ...{ symbol, count: fitted.length, text: sentences.join(' ') },
          })}
          slices={slices}
          chosen={front?.expiry ?? null}
          height={HEIGHT}
          percent={percent}
          read={({ strike, own, surface }) => [
            format.spot(strike),
            t('pictures.fitOf', { iv: percent(own) }),
            t('pictures.surfaceAt', { iv: percent(surface) }),
          ]}
        />
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </CurveCard>
  );
}

/** Which expiries contradict the one before, which fits cross, and which expiries have no fit. */
function surfaceSentences(
  t: Translate,
  { monthDay, spot }: Format,
  slices: readonly SurfaceSliceResponse[],
): string[] {
  const fitted = slices.filter(({ smile }) => smile !== null);
  const crossings = fitted.flatMap(({ expiry, crossing }, i) => {
    const before = fitted[i - 1];
    return crossing && before
      ? [
          t(`pictures.crossing.${crossing.by}`, {
            ...{ expiry: monthDay(expiry), before: monthDay(before.expiry) },
            strike: spot(crossing.strike),
          }),
        ]
      : [];
  });
  const refused = slices.flatMap(({ expiry, refusal }) =>
    refusal ? [t(`pictures.unfitted.${refusal}`, { expiry: monthDay(expiry) })] : [],
  );
  const none = crossings.length === 0 && fitted.length > 1 ? [t('pictures.crossing.none')] : [];
  return [...none, ...crossings, ...refused];
}
