import { termStructure, type ExpirySummary, type TermPoint } from '@toolyard/core/options/chain';
import { TermStructure } from '../../../../charts/term-structure.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { useFormat } from '../figures/use-format.ts';
import { CurveCard } from './curve-card.tsx';

const HEIGHT = 240;

export interface TermCardProps {
  readonly symbol: string;
  readonly expiries: readonly ExpirySummary[];
  readonly chosen: string | null;
}

/** How volatility changes with the expiry. */
export function TermCard({ symbol, expiries, chosen }: TermCardProps) {
  const t = useText();
  const { percent } = useFormat();
  const points = termStructure(expiries);
  const read = ({ expiry, iv, forwardIv }: TermPoint) => [
    expiry,
    percent(iv),
    ...(forwardIv === null ? [] : [t('pictures.forward', { iv: percent(forwardIv) })]),
  ];
  const text = t('pictures.termText', {
    count: points.length,
    first: percent(points[0]?.iv),
    last: percent(points.at(-1)?.iv),
  });
  return (
    <CurveCard
      title={t('pictures.term')}
      legend={t('pictures.termLegend')}
      heads={[t('pictures.expiry'), t('pictures.days'), t('pictures.iv'), t('pictures.forwardIv')]}
      empty={points.length < 2 ? t('pictures.noCurve') : null}
      rows={points.map((point) => [
        point.expiry,
        String(point.days),
        percent(point.iv),
        percent(point.forwardIv),
      ])}
      chart={
        <TermStructure
          label={t('pictures.termOf', { symbol, text })}
          points={points}
          chosen={chosen}
          height={HEIGHT}
          read={read}
          percent={percent}
          days={(days) => t('wizard.days', { days })}
        />
      }
    />
  );
}
