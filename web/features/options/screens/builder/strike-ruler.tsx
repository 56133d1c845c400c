import { useId } from 'react';
import { isOfChain, type OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { scaleLinear } from 'd3-scale';
import { useAppSelector } from '../../../../app/store.ts';
import { rulerTicks } from '../../../../charts/payoff-geometry.ts';
import { useWidth } from '../../../../charts/use-width.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { selectBuilder } from './builder.slice.ts';
import { selectShownLegs } from './builder-selectors.ts';
import type { PriceRange } from './builder-state.ts';
import { CHIP, chipPlaces } from './ruler-places.ts';
import { StrikeChip } from './strike-chip.tsx';
import { useLegMover } from './use-leg-mover.ts';

interface Props {
  readonly chains: readonly OptionChain[];
  /** The chain whose strikes are ticked. */
  readonly chain: OptionChain;
  readonly range: PriceRange;
}

const SIDES = { left: 64, right: 8 } as const;
/** Room between the chips and the line for the spot price. */
const STEM = 32;
const LABELS = 32;

/** The strikes as a ruler with a chip a leg; the price of now is marked on it. */
export function StrikeRuler({ chains, chain, range }: Props) {
  const t = useText();
  const { spot: spotWords } = useFormat();
  const hint = useId();
  const [ref, width] = useWidth<HTMLDivElement>(820);
  const moves = useLegMover(chains);
  const { selected } = useAppSelector(selectBuilder);
  const options = useAppSelector(selectShownLegs).flatMap((builderLeg) =>
    isOptionLeg(builderLeg.leg) ? [{ builderLeg, leg: builderLeg.leg }] : [],
  );
  const x = scaleLinear([range.from, range.to], [SIDES.left, width - SIDES.right]).clamp(true);
  const centres = options.map(({ leg }) => x(toDollars(leg.strike)));
  const places = chipPlaces(centres, width);
  const rows = Math.max(1, ...places.map(({ row }) => row + 1));
  const line = rows * (CHIP.height + CHIP.gap) + STEM;
  const bottomOf = (row: number) => line - STEM - row * (CHIP.height + CHIP.gap);
  const strikes = chain.calls.map(({ strike }) => toDollars(strike));
  const { short, long } = rulerTicks(range.from, range.to, strikes, width - SIDES.left);
  const spot = toDollars(chain.spot);
  return (
    <div
      ref={ref}
      role="group"
      aria-label={t('builder.ruler')}
      aria-describedby={hint}
      className="relative border-b border-line max-md:hidden"
      style={{ height: line + LABELS }}
    >
      <p id={hint} className="sr-only">
        {t('builder.rulerHint')}
      </p>
      <svg width={width} height={line + LABELS} className="block" aria-hidden="true">
        <path d={`M${SIDES.left} ${line}H${width - SIDES.right}`} className="stroke-line-2" />
        {short.map((price) => (
          <path key={price} d={`M${x(price)} ${line}v5`} className="stroke-line-2" />
        ))}
        {long.map((price) => (
          <g key={price}>
            <path d={`M${x(price)} ${line}v9`} className="stroke-ink-4" />
            <text
              x={x(price)}
              y={line + 24}
              textAnchor="middle"
              className="fill-ink-3 text-11 tabular-nums"
            >
              {price}
            </text>
          </g>
        ))}
        {options.map(({ builderLeg }, at) => (
          <path
            key={builderLeg.id}
            d={`M${centres[at]} ${bottomOf(places[at]!.row)}V${line}`}
            className={builderLeg.id === selected ? 'stroke-accent' : 'stroke-ink-4'}
          />
        ))}
        <path d={`M${x(spot)} ${line - 12}v22`} className="stroke-ink" strokeWidth="2" />
      </svg>
      <span
        className="pointer-events-none absolute -translate-x-1/2 -translate-y-full rounded-1 bg-surface px-1 text-11 font-semibold tabular-nums"
        style={{ left: x(spot), top: line - 12 }}
      >
        {spotWords(spot)}
      </span>
      {options.map(({ builderLeg, leg }, at) => (
        <StrikeChip
          key={builderLeg.id}
          builderLeg={builderLeg}
          leg={leg}
          chain={chains.find((each) => isOfChain(each, leg))}
          left={places[at]!.left}
          top={bottomOf(places[at]!.row) - CHIP.height}
          dollarsPerPixel={(range.to - range.from) / Math.max(1, width - SIDES.left - SIDES.right)}
          selected={builderLeg.id === selected}
          moves={moves}
        />
      ))}
    </div>
  );
}
