import { termStructure, type ExpirySummary, type TermPoint } from '@toolyard/core/options/chain';
import { TermStructure } from '../../../../charts/term-structure.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { CurveCard } from './curve-card.tsx';

const HEIGHT = 240;

interface Props {
  readonly symbol: string;
  readonly expiries: readonly ExpirySummary[];
  readonly chosen: string | null;
}

/** How volatility changes with the expiry. */
export function TermCard({ symbol, expiries, chosen }: Props) {
  const t = useText();
  const { percent } = useFormat();
  const points = termStructure(expiries);
  const read = ({ expiry, iv, forwardIv }: TermPoint) => [
    expiry,
    percent(iv),
    ...(forwardIv === null ? [] : [t('stock.forward', { iv: percent(forwardIv) })]),
  ];
  const text = t('stock.termText', {
    count: points.length,
    first: percent(points[0]?.iv),
    last: percent(points.at(-1)?.iv),
  });
  return (
    <CurveCard
      title={t('stock.term')}
      legend={t('stock.termLegend')}
      heads={[t('stock.expiry'), t('stock.days'), t('stock.iv'), t('stock.forwardIv')]}
      rows={points.map((point) => [
        point.expiry,
        String(point.days),
        percent(point.iv),
        percent(point.forwardIv),
      ])}
      chart={
        <TermStructure
          label={t('stock.termOf', { symbol, text })}
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
