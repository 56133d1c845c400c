import { useMemo, useState } from 'react';
import { greeksCurve, type AnalysisInput, type Greeks } from '@toolyard/core/options/analysis';
import { isOptionLeg, termsOfContract } from '@toolyard/core/options/contracts';
import { ValueLine } from '../../../../charts/value-line.tsx';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { useWide } from '../../shared/layout/use-wide.ts';
import type { ResultView } from './result-view.ts';
import { dayWords } from '../../shared/payoff/what-if-sliders.tsx';

const SHOWN_GREEKS = ['delta', 'gamma', 'theta', 'vega', 'rho'] as const;
type ShownGreek = (typeof SHOWN_GREEKS)[number];

/** What a screen's unit is of core's: a day of a year, a point of 1.00. */
const UNITS: Readonly<Record<ShownGreek, number>> = {
  delta: 1,
  gamma: 1,
  theta: 1 / 365,
  vega: 1 / 100,
  rho: 1 / 100,
};

/** Dollars a dollar, a day and a point, as screens write greeks. */
const greekOnScreen = (greeks: Greeks, name: ShownGreek): number => greeks[name] * UNITS[name];

const POINTS = 121;

/** The unit of a greek; an index is not bought, and rises by points. */
function unitOf(t: Translate, greek: ShownGreek, { legs }: Pick<AnalysisInput, 'legs'>): string {
  const isIndex = legs.some(
    (leg) => isOptionLeg(leg) && termsOfContract(leg.symbol).settlement === 'cash',
  );
  return isIndex && (greek === 'delta' || greek === 'gamma')
    ? t(`builder.greekUnit.${greek}Index`)
    : t(`builder.greekUnit.${greek}`);
}

/** One greek of the whole position over the price, on the chosen day. */
export function GreeksTab({ view }: { readonly view: ResultView }) {
  const t = useText();
  const format = useFormat();
  const wide = useWide();
  const [greek, setGreek] = useState<ShownGreek>('delta');
  const { input, at, range, spot } = view;
  const curve = useMemo(
    () => greeksCurve(input, { at, ...range, points: POINTS }),
    [input, at, range],
  );
  if (!curve)
    return <p className="px-4 py-16 text-center text-13 text-ink-2">{t('analysis.unpriced')}</p>;
  return (
    <div className="py-4 pt-3">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3 px-4">
        <Segments
          label={t('builder.greek')}
          value={greek}
          onChange={setGreek}
          segments={SHOWN_GREEKS.map((each) => ({
            value: each,
            label: t(`builder.greek.${each}`),
          }))}
        />
        <p className="text-12 text-ink-3">
          {dayWords(t, format, view)} · {unitOf(t, greek, input)}
        </p>
      </div>
      <ValueLine
        label={t('builder.greekChart', { greek: t(`builder.greek.${greek}`) })}
        points={curve.map(({ price, greeks }) => ({ price, value: greekOnScreen(greeks, greek) }))}
        spot={spot}
        spotName={t('chain.spot')}
        height={wide ? 360 : 280}
        price={format.spot}
        write={format.signedGreek}
      />
    </div>
  );
}
