import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Slider } from '../../../../ui/slider.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { DateSlider, SliderBlock, VolatilitySlider } from '../../shared/payoff/what-if-sliders.tsx';
import { selectWhatIf } from './builder-selectors.ts';
import { builderSlice } from './builder.slice.ts';
import type { ResultView } from './result-view.ts';
import { roundPrice } from './result-words.ts';
import type { PriceRange } from './builder-state.ts';

/** Thousandths of the spot are the steps of the price slider, so that every stock has as many. */
const PER_SPOT = 1000;
/** It reaches half the spot down and up, further where the shown prices do. */
const REACH = 500;

/** Where the thumbs of the price slider stand, and how far it reaches. */
function priceSteps(spot: number, { from, to }: PriceRange) {
  const values = [from, to].map((price) => Math.round((price / spot) * PER_SPOT));
  return {
    values,
    min: Math.max(0, Math.min(PER_SPOT - REACH, ...values)),
    max: Math.max(PER_SPOT + REACH, ...values),
  };
}

/** The prices between the thumbs, at least a hundredth of the spot apart. */
function pricesFrom([from = 0, to = 0]: readonly number[], spot: number): PriceRange {
  const least = Math.min(from, to - 10);
  return { from: (Math.max(0, least) * spot) / PER_SPOT, to: (to * spot) / PER_SPOT };
}

const { dayChosen, priceRangeChosen, volatilityShifted } = builderSlice.actions;

/** What if: another day, another volatility, other prices. They change what is shown, never the plan. */
export function WhatIfSliders({ view }: { readonly view: ResultView }) {
  const t = useText();
  const format = useFormat();
  const dispatch = useAppDispatch();
  const whatIf = useAppSelector(selectWhatIf);
  const { input, days, left, isToday, range, spot } = view;
  // Shifted already: what it was before.
  const volatility = input.volatility && input.volatility / (1 + whatIf.ivShift);
  const prices = priceSteps(spot, range);
  return (
    <div className="screen-only grid divide-y divide-line border-t border-line md:grid-cols-3 md:divide-x md:divide-y-0">
      <DateSlider
        {...{ input, days, left, isToday }}
        onChange={(value) => dispatch(dayChosen(value))}
      />
      <VolatilitySlider
        volatility={volatility}
        shift={whatIf.ivShift}
        onChange={(value) => dispatch(volatilityShifted(value))}
      />
      <SliderBlock
        name={t('builder.range')}
        value={`${roundPrice(Math.round(range.from))} – ${roundPrice(Math.round(range.to))}`}
        from={format.signedPercent(range.from / spot - 1)}
        to={format.signedPercent(range.to / spot - 1)}
        onReset={whatIf.priceRange ? () => dispatch(priceRangeChosen(null)) : null}
      >
        <Slider
          labels={[t('builder.rangeFrom'), t('builder.rangeTo')]}
          values={prices.values}
          texts={[format.spot(range.from), format.spot(range.to)]}
          min={prices.min}
          max={prices.max}
          step={1}
          onChange={(values) => dispatch(priceRangeChosen(pricesFrom(values, spot)))}
        />
      </SliderBlock>
    </div>
  );
}
