import { scaleLinear } from 'd3-scale';
import { moneyTicks } from './money-ticks.ts';
import { PayoffBand, PayoffGrid, PayoffRuler } from './payoff-axes.tsx';
import type { PayoffChartProps } from './payoff-chart.tsx';
import { axisRoom, profitDomain, rulerTicks } from './payoff-geometry.ts';
import { PayoffLines } from './payoff-lines.tsx';

export interface PayoffStillProps extends Pick<
  PayoffChartProps,
  'words' | 'expiry' | 'today' | 'spot' | 'band' | 'breakevens' | 'strikes' | 'height'
> {
  readonly width: number;
  /** How the money axis writes zero. */
  readonly zero?: string;
}

const TOP = 34;
const RIGHT = 8;
const BOTTOM = 30;

/** The payoff chart as a group of a larger drawing, without anything to press or to read by pointer. */
export function PayoffStill(props: PayoffStillProps) {
  const { words, expiry, today, spot, band, breakevens, strikes, width, height, zero } = props;
  const from = expiry[0]?.price ?? 0;
  const to = expiry.at(-1)?.price ?? 0;
  const domain = profitDomain([expiry, ...(today ? [today] : [])]);
  const amounts = moneyTicks(domain, height);
  const frame = {
    left: axisRoom(amounts.map(words.money)),
    right: width - RIGHT,
    top: TOP,
    bottom: height - BOTTOM,
  };
  const x = scaleLinear([from, to], [frame.left, frame.right]);
  const y = scaleLinear(domain, [frame.bottom, frame.top]);
  return (
    <g>
      <PayoffGrid y={y} frame={frame} amounts={amounts} money={words.money} zero={zero} />
      {band && <PayoffBand x={x} frame={frame} band={band} namedAt="bottom" />}
      <PayoffRuler
        x={x}
        frame={frame}
        ticks={rulerTicks(from, to, strikes, frame.right - frame.left)}
        spot={spot}
        spotText={`${words.spot} ${words.spotPrice(spot)}`}
      />
      <PayoffLines
        x={x}
        y={y}
        frame={frame}
        expiry={expiry}
        today={today}
        compared={[]}
        spot={spot}
        breakevens={breakevens}
        words={words}
      />
    </g>
  );
}
