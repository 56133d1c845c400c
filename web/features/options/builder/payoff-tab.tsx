import { useMemo } from 'react';
import {
  chanceBelow,
  oneSigmaRange,
  profitCurve,
  type AnalysisInput,
} from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import { useSelector } from 'react-redux';
import { PayoffChart } from '../../../charts/payoff-chart.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useFormat } from '../use-format.ts';
import { boundWords, breakevenWord, breakevenWords } from '../analysis/figures.ts';
import { payoffHandles } from './chart-handles.tsx';
import { selectBuilder } from './builder-selectors.ts';
import type { PriceRange } from './builder.slice.ts';
import { PayoffKeys } from './payoff-keys.tsx';
import { useHeldView, type ResultView } from './result-view.ts';
import { dayWords, expiryWords } from './result-words.ts';
import type { BuilderAnalysis } from './use-builder-analysis.ts';
import { useHeldLeg } from './use-held-leg.ts';

interface Props {
  readonly view: ResultView;
  readonly chains: BuilderAnalysis['chains'];
  /** The plan that this one is compared with. */
  readonly compared: AnalysisInput | null;
  readonly height: number;
}

const SMOOTH = 161;
/** While a strike is held, a curve that is drawn at every frame. */
const HELD = 61;
const STRAIGHT = 2;

/** The payoff of one expiry is straight between its corners, which are always there. */
const expiryCurve = (input: AnalysisInput, straight: boolean, range: PriceRange) =>
  profitCurve(input, { at: 'expiry', ...range, points: straight ? STRAIGHT : SMOOTH });

/** Profit at the expiry and on the asked day over the price, with the legs' strikes to drag. */
export function PayoffTab({ view, chains, compared, height }: Props) {
  const t = useText();
  const format = useFormat();
  const { held, moves } = useHeldLeg(chains);
  const { view: now, legs } = useHeldView(view, held, chains);
  const { selected } = useSelector(selectBuilder);
  const { input, analysis, at, range, spot } = now;
  const money = useMemo(() => (dollars: number) => format.money(Math.round(dollars)), [format]);
  const points = held ? HELD : SMOOTH;
  const straight = analysis.method === 'expiry';
  const expiry = useMemo(() => expiryCurve(input, straight, range), [input, straight, range]);
  const day = useMemo(
    () => (at === 'expiry' ? null : profitCurve(input, { at, ...range, points })),
    [input, at, range, points],
  );
  const other = useMemo(() => compared && expiryCurve(compared, false, range), [compared, range]);
  // The band depends on the measure alone, which a strike does not change.
  const band = useMemo(() => oneSigmaRange(view.input), [view.input]);
  const strikes = useMemo(
    () => [...new Set(chains.flatMap(({ calls }) => calls.map((each) => toDollars(each.strike))))],
    [chains],
  );
  if (!expiry)
    return <p className="px-4 py-16 text-center text-13 text-ink-2">{t('analysis.unpriced')}</p>;
  const words = {
    label: t('analysis.chart', {
      profit: boundWords(t, format, analysis.maxProfit, 1),
      risk: boundWords(t, format, analysis.maxRisk, -1),
      breakevens: breakevenWords(format, analysis).join(' / ') || t('analysis.none'),
    }),
    spot: t('chain.spot'),
    atExpiry: expiryWords(t, now),
    today: dayWords(t, format, now),
    money,
    price: (dollars: number) => breakevenWord(format, analysis, dollars),
    spotPrice: format.spot,
    percent: format.signedPercent,
    below: {
      name: t('builder.chanceBelow'),
      at: (price: number) => format.percent(chanceBelow(input, price)),
    },
  };
  return (
    <figure>
      <PayoffChart
        words={words}
        expiry={expiry}
        today={day ?? expiry}
        spot={spot}
        band={band}
        breakevens={analysis.breakevens}
        strikes={strikes}
        height={height}
        compared={other}
        handles={{
          all: payoffHandles(t, legs, chains, held?.id ?? selected),
          moves,
          held: held !== null,
        }}
      />
      <PayoffKeys
        expiry={words.atExpiry}
        day={day && words.today}
        compared={other && t('builder.pinnedPlan')}
        band={band !== null}
      />
    </figure>
  );
}
