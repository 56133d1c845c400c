import { nextReport } from '@toolyard/core/market';
import { termStructure, type ExpirySummary, type TermPoint } from '@toolyard/core/options/chain';
import { earningsMove } from '@toolyard/core/options/surface';
import { TermStructure } from '../../../../charts/term-structure.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { reportWords } from '../earnings/earnings-mark.tsx';
import { useReportsOf } from '../earnings/use-reports.ts';
import { useFormat } from '../figures/use-format.ts';
import { useNow } from '../live/use-now.ts';
import { CurveCard } from './curve-card.tsx';

const HEIGHT = 240;

export interface TermCardProps {
  readonly symbol: string;
  readonly expiries: readonly ExpirySummary[];
  readonly chosen: string | null;
}

/** How volatility changes with the expiry, and what of it is the next earnings report. */
export function TermCard({ symbol, expiries, chosen }: TermCardProps) {
  const t = useText();
  const format = useFormat();
  const { percent, monthDay } = format;
  const points = termStructure(expiries);
  const earnings = earningsMove(points);
  const report = nextReport(useReportsOf(symbol), useNow());
  const read = ({ expiry, iv, forwardIv }: TermPoint) => [
    monthDay(expiry),
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
      legend={t(earnings ? 'pictures.termLegendEarnings' : 'pictures.termLegend')}
      heads={[
        ...[t('pictures.expiry'), t('pictures.days'), t('pictures.iv'), t('pictures.forwardIv')],
        ...(earnings ? [t('pictures.reports'), t('pictures.withoutEarnings')] : []),
      ]}
      empty={points.length < 2 ? t('pictures.noCurve') : null}
      rows={points.map((point, i) => [
        ...[
          monthDay(point.expiry),
          String(point.days),
          percent(point.iv),
          percent(point.forwardIv),
        ],
        ...(earnings ? [String(point.earnings), percent(earnings.withoutEarnings[i])] : []),
      ])}
      chart={
        <TermStructure
          label={t('pictures.termOf', { symbol, text })}
          points={points}
          earnings={earnings}
          chosen={chosen}
          height={HEIGHT}
          read={read}
          percent={percent}
          days={(days) => t('wizard.days', { days })}
        />
      }
    >
      {earnings && (
        <p>
          {report
            ? t('pictures.earningsOn', {
                report: reportWords(t, format, report),
                move: percent(earnings.move),
              })
            : t(earnings.after ? 'pictures.earningsBetween' : 'pictures.earningsBy', {
                after: earnings.after ? monthDay(earnings.after) : '',
                by: monthDay(earnings.by),
                move: percent(earnings.move),
              })}
        </p>
      )}
    </CurveCard>
  );
}
