import { useMemo } from 'react';
import { profitCurve, type AnalysisInput } from '@toolyard/core/options/analysis';
import { useAppSelector } from '../../../../app/store.ts';
import { PayoffChart, type PayoffChartProps } from '../../../../charts/payoff-chart.tsx';
import { breakevensOn } from '../../../../charts/payoff-geometry.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { payoffHandles } from './chart-handles.tsx';
import { selectBuilder } from './builder.slice.ts';
import { selectShownPlan } from './builder-selectors.ts';
import type { PriceRange } from './builder-state.ts';
import { PayoffKeys } from './payoff-keys.tsx';
import { heldInput, type ResultView } from './result-view.ts';
import type { BuilderAnalysis } from './use-builder-analysis.ts';
import { useHeldLeg } from './use-held-leg.ts';

interface Props extends Pick<PayoffChartProps, 'words' | 'band' | 'strikes' | 'height'> {
  readonly view: ResultView;
  readonly chains: BuilderAnalysis['chains'];
  readonly compared: AnalysisInput | null;
}

const SMOOTH = 161;
/** While a strike is held, a curve that is drawn at every frame. */
const HELD = 41;
const STRAIGHT = 2;

/** The payoff of one expiry is straight between its corners, which are always there. */
const expiryCurve = (input: AnalysisInput, straight: boolean, range: PriceRange) =>
  profitCurve(input, { at: 'expiry', ...range, points: straight ? STRAIGHT : SMOOTH });

/** The chart with the legs' strikes to drag: the one part that is drawn anew at every frame while one is held. */
export function HeldPayoff({ view, chains, compared, height, words, band, strikes }: Props) {
  const t = useText();
  const { selected, whatIf } = useAppSelector(selectBuilder);
  const plan = useAppSelector(selectShownPlan);
  const { analysis, at, range } = view;
  const { held, moves } = useHeldLeg(chains, range);
  const chosen = held?.id ?? selected;
  const input = useMemo(
    () => (held && heldInput(plan, held, chains, whatIf)) ?? view.input,
    [view.input, plan, held, chains, whatIf],
  );
  const points = held ? HELD : SMOOTH;
  const straight = analysis.method === 'expiry';
  const expiry = useMemo(() => expiryCurve(input, straight, range), [input, straight, range]);
  const day = useMemo(
    () => (at === 'expiry' ? null : profitCurve(input, { at, ...range, points })),
    [input, at, range, points],
  );
  const other = useMemo(() => compared && expiryCurve(compared, false, range), [compared, range]);
  const resting = useMemo(
    () => payoffHandles(t, plan.legs, chains, chosen),
    [t, plan.legs, chains, chosen],
  );
  if (!expiry)
    return <p className="px-4 py-16 text-center text-13 text-ink-2">{t('analysis.unpriced')}</p>;
  const moved = held && payoffHandles(t, [held], chains, chosen)[0];
  const handles = moved
    ? resting.map((handle) => (handle.id === moved.id ? moved : handle))
    : resting;
  return (
    <figure>
      <PayoffChart
        // The bounds are those of the plan at rest.
        words={held ? { ...words, bounds: undefined } : words}
        expiry={expiry}
        today={day ?? expiry}
        spot={view.spot}
        band={band}
        breakevens={held ? breakevensOn(expiry) : analysis.breakevens}
        strikes={strikes}
        height={height}
        compared={other}
        handles={{ all: handles, moves, held: held !== null }}
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
