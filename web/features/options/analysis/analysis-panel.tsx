import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { useText } from '../../../i18n/use-text.ts';
import { useFormat } from '../use-format.ts';
import {
  boundTone,
  boundWords,
  breakevenWords,
  conventionWords,
  premiumWords,
  toneOf,
} from './figures.ts';
import { chartRange } from './chart-range.ts';
import { PayoffPanel } from './payoff-panel.tsx';
import { RoiBar } from './roi-bar.tsx';

interface Props {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
  readonly strikes: readonly number[];
}

const DAYS = 365;

/** What the chosen legs come to: the two figures that decide, the chart, the rest as a list, the return bar. */
export function AnalysisPanel({ input, analysis, strikes }: Props) {
  const t = useText();
  const format = useFormat();
  const premium = premiumWords(t, format, analysis);
  const spot = toDollars(input.spot);
  const { net } = analysis.greeks;
  const rows: [string, string, string][] = [
    [
      t('analysis.maxProfit'),
      boundWords(t, format, analysis.maxProfit, 1),
      boundTone(analysis.maxProfit, 1),
    ],
    [
      t('analysis.maxRisk'),
      boundWords(t, format, analysis.maxRisk, -1),
      boundTone(analysis.maxRisk, -1),
    ],
    [t('analysis.breakevens'), breakevenWords(format, analysis).join('  ') || '--', ''],
    [
      t('analysis.fromSpot'),
      analysis.breakevens.map((at) => format.signedPercent(at / spot - 1)).join('  ') || '--',
      'font-normal text-ink-2',
    ],
    [
      t('analysis.expectedProfit'),
      format.money(analysis.expectedProfit),
      toneOf(analysis.expectedProfit ?? 0),
    ],
    [t('analysis.thetaPerDay'), format.money(net && net.theta / DAYS), ''],
  ];
  return (
    <>
      <div className="grid grid-cols-2 border-b border-line">
        <Figure
          label={premium.label}
          value={premium.amount}
          note={
            analysis.netPremiumPerShare === null
              ? undefined
              : input.legs.every(isOptionLeg)
                ? t('analysis.perShare', {
                    price: format.price(Math.abs(toDollars(analysis.netPremiumPerShare))),
                  })
                : t('analysis.optionsPerShare', {
                    price: format.signedPrice(toDollars(analysis.netPremiumPerShare)),
                  })
          }
        />
        <Figure
          label={t('analysis.chance')}
          value={format.percent(analysis.chanceOfProfit)}
          note={t('analysis.lognormal')}
          divided
        />
      </div>
      <div className="px-2 pt-2">
        <PayoffPanel
          input={input}
          analysis={analysis}
          strikes={strikes}
          height={250}
          range={chartRange(input)}
        />
      </div>
      <dl className="grid grid-cols-[1fr_auto] border-t border-line px-4 py-1.5 text-13">
        {rows.map(([name, value, tone]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid py-1.5">
            <dt className="text-ink-2">{name}</dt>
            <dd className={`text-right font-medium whitespace-pre tabular-nums ${tone}`}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <RoiBar analysis={analysis} />
      <p className="border-t border-line px-4 py-2.5 text-12 text-ink-3">
        {conventionWords(t, format, analysis)}
      </p>
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
  readonly divided?: boolean;
}

function Figure({ label, value, note, divided = false }: FigureProps) {
  return (
    <div className={`px-4 py-3 ${divided ? 'border-l border-line' : ''}`}>
      <p className="text-12 text-ink-2">{label}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="text-24 font-semibold tracking-tight tabular-nums">{value}</strong>
        {note && <span className="text-12 text-ink-3">{note}</span>}
      </p>
    </div>
  );
}
