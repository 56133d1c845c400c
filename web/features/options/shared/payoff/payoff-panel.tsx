import {
  oneSigmaRange,
  profitCurve,
  type AnalysisInput,
  type CurvePoint,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import { CurveKey } from '../../../../charts/curve-key.tsx';
import { PayoffChart, type PayoffChartProps } from '../../../../charts/payoff-chart.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { boundWords, breakevenWord, breakevenWords } from '../figures/figures.ts';
import { useFormat } from '../figures/use-format.ts';
import { TargetRange } from './target-range.tsx';

interface Props {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
  readonly strikes: readonly number[];
  readonly height: number;
  /** Dollars; 20 percent each way where nothing else is said. */
  readonly range?: { readonly from: number; readonly to: number };
  /** What the model's curve is called where it is not that of today. */
  readonly day?: string;
  /** Another strategy at its expiry, and what its line is. */
  readonly compared?: { readonly curve: readonly CurvePoint[] | null; readonly words: string };
  /** Strikes that can be dragged. */
  readonly handles?: PayoffChartProps['handles'];
}

const POINTS = 121;

/** The payoff chart of one analysis with its legend. */
export function PayoffPanel(props: Props) {
  const { input, analysis, strikes, height, range, day, compared, handles } = props;
  const t = useText();
  const format = useFormat();
  const spot = toDollars(input.spot);
  const from = range?.from ?? spot * 0.8;
  const to = range?.to ?? spot * 1.2;
  const curves = {
    expiry: profitCurve(input, { at: 'expiry', from, to, points: POINTS }),
    today: profitCurve(input, { at: input.asOf, from, to, points: POINTS }),
  };
  const words = {
    label: t('analysis.chart', {
      profit: boundWords(t, format, analysis.maxProfit, 1),
      risk: boundWords(t, format, analysis.maxLoss, -1),
      breakevens: breakevenWords(t, format, analysis).join(' / '),
    }),
    spot: t('chain.spot'),
    atExpiry: t(analysis.method === 'expiry' ? 'analysis.atExpiry' : 'analysis.atFrontExpiry'),
    today: day ?? t('analysis.today'),
    money: (dollars: number) => format.money(Math.round(dollars)),
    price: (dollars: number) => breakevenWord(format, analysis, dollars),
    spotPrice: format.spot,
    percent: format.signedPercent,
    bounds: {
      profit: `${t('analysis.maxProfit')} ${boundWords(t, format, analysis.maxProfit, 1)}`,
      risk: `${t('analysis.maxLoss')} ${boundWords(t, format, analysis.maxLoss, -1)}`,
    },
  };
  if (!curves.expiry)
    return <p className="px-4 py-16 text-center text-13 text-ink-2">{t('analysis.unpriced')}</p>;
  return (
    <figure>
      <PayoffChart
        words={words}
        expiry={curves.expiry}
        today={curves.today}
        spot={spot}
        band={oneSigmaRange(input)}
        breakevens={analysis.breakevens}
        strikes={strikes}
        height={height}
        handles={handles}
        compared={compared?.curve ? [{ curve: compared.curve, colour: 'var(--c2)' }] : []}
        overlay={(plot) => <TargetRange measure={analysis.measure} spot={spot} plot={plot} />}
      />
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 px-4 pt-1 pb-3 text-12 text-ink-2">
        <CurveKey colours={['var(--up)', 'var(--down)']} text={words.atExpiry} />
        {curves.today && <CurveKey colours={['var(--accent)']} text={words.today} />}
        {compared?.curve && <CurveKey colours={['var(--c2)']} dashed text={compared.words} />}
        {analysis.measure && (
          <span className="inline-flex items-center gap-1.5">
            <i className="inline-block h-2.5 w-3.5 border-x border-dotted border-accent bg-accent-tint" />
            ±1σ
          </span>
        )}
      </figcaption>
    </figure>
  );
}
