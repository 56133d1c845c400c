import { useMemo } from 'react';
import {
  priceDensity,
  profitAtPrice,
  type AnalysisInput,
  type DensityPoint,
  type ProfitZone,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import { DensityChart } from '../../../../charts/density-chart.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Convention } from '../figures/convention.tsx';
import { useFormat } from '../figures/use-format.ts';
import { CurveCard } from './curve-card.tsx';

const RESULTS = ['profit', 'loss', 'none'] as const;

export interface DensityCardProps {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
  readonly height: number;
}

/** The density of the price at the front expiry by the measure in force, with the zones of profit and loss under it. */
export function DensityCard({ input, analysis, height }: DensityCardProps) {
  const t = useText();
  const format = useFormat();
  const density = useMemo(() => priceDensity(input, analysis), [input, analysis]);
  const spot = toDollars(input.spot);
  const zones = density?.zones ?? [];
  const chanceOf = (result: ProfitZone['result']): number =>
    zones.reduce((sum, zone) => sum + (zone.result === result ? zone.probability : 0), 0);
  const chanceWords = (result: ProfitZone['result'], probability: number): string =>
    `${t(`pictures.result.${result}`)} ${format.percent(probability)}`;
  const text = RESULTS.filter((result) => zones.some((zone) => zone.result === result))
    .map((result) => chanceWords(result, chanceOf(result)))
    .join(' · ');
  const place = ({ from, to }: ProfitZone): string =>
    to === 'unlimited'
      ? from === 0
        ? t('pictures.anyPrice')
        : t('pictures.above', { price: format.spot(from) })
      : from === 0
        ? t('pictures.below', { price: format.spot(to) })
        : t('pictures.between', { from: format.spot(from), to: format.spot(to) });
  const read = ({ price, below }: DensityPoint): string[] => {
    const profit = profitAtPrice(input, price, 'expiry');
    return [
      format.spot(price),
      t('pictures.chanceBelow', { chance: format.percent(below) }),
      ...(profit === null ? [] : [format.money(Math.round(profit))]),
    ];
  };
  return (
    <CurveCard
      title={t('pictures.density')}
      beside={
        <span className="text-12 text-ink-3">
          {t(analysis.method === 'expiry' ? 'pictures.atExpiry' : 'pictures.atFrontExpiry')}
        </span>
      }
      legend={t('pictures.densityLegend')}
      empty={density ? null : t('pictures.noDensity')}
      heads={[t('pictures.priceAtExpiry'), t('pictures.result'), t('pictures.chance')]}
      rows={zones.map((zone) => [
        place(zone),
        t(`pictures.result.${zone.result}`),
        format.percent(zone.probability),
      ])}
      chart={
        density && (
          <DensityChart
            label={t('pictures.densityOf', { text })}
            density={density}
            breakevens={analysis.breakevens}
            spot={spot}
            height={height}
            words={{
              spot: format.spot,
              read,
              zone: ({ result, probability }) => chanceWords(result, probability),
            }}
          />
        )
      }
    >
      {text && <p>{text}</p>}
      <Convention analysis={analysis} />
    </CurveCard>
  );
}
