import { useMemo, useRef, memo } from 'react';
import { profitCurve, type AnalysisInput } from '@toolyard/core/options/analysis';
import { isOfChain, type OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg, type OptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import {
  PayoffChart,
  type ChartPen,
  type PayoffChartProps,
} from '../../../../charts/payoff-chart.tsx';
import { CurveKey } from '../../../../charts/curve-key.tsx';
import { breakevensOn } from '../../../../charts/payoff-geometry.ts';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import type { BuilderLeg, BuilderPlan, PriceRange, WhatIf } from './builder-state.ts';
import { withModelChoice, type ModelChoice } from '../../shared/model/measure-choice.slice.ts';
import { useRates } from '../../shared/strategies/commission-rates.ts';
import { heldInput, type ResultView } from './result-view.ts';
import type { BuilderAnalysis } from './use-builder-analysis.ts';
import type { ProfitScale } from './profit-unit.ts';
import { useHeldLeg } from './use-held-leg.ts';
import type { ComparedPlan } from './use-pinned.ts';
import type { PayoffHandle } from '../../../../charts/payoff-handles.tsx';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { TargetRange } from '../../shared/payoff/target-range.tsx';
import { quotesOf } from '../../shared/chain/chain-quotes.ts';

interface Props extends Pick<PayoffChartProps, 'words' | 'band' | 'strikes' | 'height'> {
  readonly view: ResultView;
  readonly chains: BuilderAnalysis['chains'];
  readonly compared: readonly ComparedPlan[];
  /** The curve in the unit of the amounts. */
  readonly scale: ProfitScale;
  readonly plan: BuilderPlan;
  /** Id of the selected leg. */
  readonly selected: string | null;
  readonly whatIf: WhatIf;
  readonly model: ModelChoice;
}

const SMOOTH = 161;
/** The curve of a dragged strike, drawn at every frame. */
const HELD = 25;
const STRAIGHT = 2;

/** The payoff of one expiry is straight between its corners, which are always there. */
const expiryCurve = (input: AnalysisInput, straight: boolean, range: PriceRange) =>
  profitCurve(input, { at: 'expiry', ...range, points: straight ? STRAIGHT : SMOOTH });

/** The chart with the legs' strikes to drag. A drag draws without rendering, which would take a third of a frame's script. */
export function HeldPayoff(props: Props) {
  const { view, chains, compared, scale, plan, selected, whatIf, model } = props;
  const { height, words, band, strikes } = props;
  const t = useText();
  const rates = useRates(plan.commission);
  const { analysis, at, range } = view;
  const pen = useRef<ChartPen>(null);
  const straight = analysis.method === 'expiry';
  const curvesOf = (input: AnalysisInput, points: number) => ({
    expiry: scale(expiryCurve(input, straight, range)),
    day: at === 'expiry' ? null : scale(profitCurve(input, { at, ...range, points })),
  });
  const draw = (leg: BuilderLeg | null) => {
    if (!leg) return pen.current?.draw(null);
    const input = withModelChoice(heldInput(plan, leg, chains, rates, whatIf), model);
    if (!input || !isOptionLeg(leg.leg)) return;
    const { expiry, day } = curvesOf(input, HELD);
    if (!expiry) return;
    const handle = { id: leg.id, ...handleWords(t, leg.leg) };
    pen.current?.draw({ expiry, today: day ?? expiry, breakevens: breakevensOn(expiry), handle });
  };
  const { held, moves } = useHeldLeg(chains, range, draw);
  const chosen = held ?? selected;
  const { expiry, day } = curvesOf(view.input, SMOOTH);
  const others = useMemo(
    () =>
      compared.flatMap(({ input, base, colour }) => {
        const curve = input && scale(expiryCurve(input, false, range), base);
        return curve ? [{ curve, colour }] : [];
      }),
    [compared, range, scale],
  );
  const handles = useMemo(
    () => payoffHandles(t, plan.legs, chains, chosen),
    [t, plan.legs, chains, chosen],
  );
  if (!expiry)
    return <p className="px-4 py-16 text-center text-13 text-ink-2">{t('analysis.unpriced')}</p>;
  return (
    <figure>
      <PayoffChart
        words={words}
        expiry={expiry}
        today={day ?? expiry}
        spot={view.spot}
        band={band}
        breakevens={analysis.breakevens}
        strikes={strikes}
        height={height}
        compared={others}
        handles={{ all: handles, moves, pen }}
        overlay={(plot) => <TargetRange measure={analysis.measure} spot={view.spot} plot={plot} />}
      />
      <PayoffKeys
        expiry={words.atExpiry}
        day={day && words.today}
        compared={compared}
        band={band !== null}
      />
    </figure>
  );
}

/** Where a handle stands and what it says. */
const handleWords = (t: Translate, leg: OptionLeg) => {
  const strike = toDollars(leg.strike);
  return {
    price: strike,
    label: t('builder.chartHandle', { leg: legWords(t, leg) }),
    tag: t('builder.handleTag', { strike }),
  };
};

/** The option legs that count as handles on the chart's price axis. */
const payoffHandles = (
  t: Translate,
  legs: readonly BuilderLeg[],
  chains: readonly OptionChain[],
  selected: string | null,
): PayoffHandle[] =>
  legs.flatMap(({ id, leg, enabled }) => {
    const chain = isOptionLeg(leg) && chains.find((each) => isOfChain(each, leg));
    if (!enabled || !chain) return [];
    const quotes = quotesOf(chain, leg.type);
    return [
      {
        id,
        ...handleWords(t, leg),
        mark: <LegMark leg={leg} />,
        chosen: id === selected,
        least: toDollars(quotes[0]?.strike ?? leg.strike),
        greatest: toDollars(quotes.at(-1)?.strike ?? leg.strike),
      },
    ];
  });

interface PayoffKeysProps {
  readonly expiry: string;
  readonly day: string | null;
  readonly compared: readonly ComparedPlan[];
  readonly band: boolean;
}

/** What the lines of the chart are. */
const PayoffKeys = memo(function PayoffKeys({ expiry, day, compared, band }: PayoffKeysProps) {
  return (
    <figcaption className="flex flex-wrap gap-x-4 gap-y-1 px-4 pt-1 pb-3 text-12 text-ink-2">
      <CurveKey text={expiry} colours={['var(--up)', 'var(--down)']} />
      {day && <CurveKey text={day} colours={['var(--accent)']} />}
      {compared.map(({ pin, name, colour }) => (
        <CurveKey key={pin.id} text={name} colours={[colour]} dashed />
      ))}
      {band && (
        <span className="inline-flex items-center gap-1.5">
          <i className="inline-block h-2.5 w-3.5 border-x border-dotted border-accent bg-accent-tint" />
          ±1σ
        </span>
      )}
    </figcaption>
  );
});
