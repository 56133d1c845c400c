import type { TextId } from '../../i18n/texts.ts';

/** The outline of a strategy: corners in a box of 120 x 48, split where it crosses zero. */
interface StripPayoffOf {
  readonly text: TextId;
  readonly zero: number;
  readonly profit: readonly string[];
  readonly loss: readonly string[];
}

export const STRIP: readonly StripPayoffOf[] = [
  {
    text: 'home.straddle',
    zero: 30,
    profit: ['0 5 40 30', '82 30 120 6'],
    loss: ['40 30 61 43 82 30'],
  },
  {
    text: 'home.ironCondor',
    zero: 12,
    profit: ['31 12 34 5 82 5 85 12'],
    loss: ['0 43 20 43 31 12', '85 12 96 43 120 43'],
  },
  {
    text: 'home.butterfly',
    zero: 29,
    profit: ['48 29 61 5 74 29'],
    loss: ['0 43 41 43 48 29', '74 29 82 43 120 43'],
  },
  {
    text: 'home.strangle',
    zero: 37,
    profit: ['0 9 28 37', '88 37 120 5'],
    loss: ['28 37 34 43 82 43 88 37'],
  },
];

/** A small payoff without words; the name stands under it. */
export function StripPayoff({ payoff }: { readonly payoff: StripPayoffOf }) {
  const line = (points: string, colour: 'up' | 'down') => {
    const xs = points.split(' ');
    const close = ` ${xs.at(-2)} ${payoff.zero} ${xs[0]} ${payoff.zero}`;
    return (
      <g key={points}>
        <polygon
          points={points + close}
          style={{ fill: `var(--${colour === 'up' ? 'profit' : 'loss'}-fill)` }}
        />
        <polyline
          points={points}
          fill="none"
          strokeWidth="1.75"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          style={{ stroke: `var(--${colour})` }}
        />
      </g>
    );
  };
  return (
    <svg viewBox="0 0 120 48" preserveAspectRatio="none" aria-hidden="true" className="h-12 w-full">
      {payoff.profit.map((points) => line(points, 'up'))}
      {payoff.loss.map((points) => line(points, 'down'))}
      <path
        d={`M0 ${payoff.zero}H120`}
        strokeDasharray="2 3"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink-4"
      />
    </svg>
  );
}
