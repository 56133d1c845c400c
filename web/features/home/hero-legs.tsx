import { EXAMPLE, scaleOf, type HeroFrame } from './hero-geometry.ts';

const CALL = 'M5 1.2 9.3 8.8H.7z';
const PUT = 'M5 8.8.7 1.2h8.6z';

const [LONG_PUT, SHORT_PUT, SHORT_CALL, LONG_CALL] = EXAMPLE.strikes;

const LEGS = [
  { strike: LONG_PUT, shape: PUT, long: true, profit: EXAMPLE.loss },
  { strike: SHORT_PUT, shape: PUT, long: false, profit: EXAMPLE.profit },
  { strike: SHORT_CALL, shape: CALL, long: false, profit: EXAMPLE.profit },
  { strike: LONG_CALL, shape: CALL, long: true, profit: EXAMPLE.loss },
] as const;

/** The four legs on the price ruler: ▲ call, ▼ put, filled long, hollow short. */
export function HeroLegs({ frame }: { readonly frame: HeroFrame }) {
  const { x, y } = scaleOf(frame);
  return LEGS.map((leg) => (
    <g key={leg.strike}>
      <path
        d={`M${x(leg.strike)} ${y(leg.profit)}V${frame.bottom}`}
        strokeDasharray="2 3"
        className="stroke-ink-4"
      />
      <rect
        x={x(leg.strike) - 10}
        y={frame.bottom - 10}
        width="20"
        height="20"
        rx="5"
        className="fill-surface stroke-control"
      />
      <path
        transform={`translate(${x(leg.strike) - 5} ${frame.bottom - 5})`}
        d={leg.shape}
        strokeWidth="1.4"
        strokeLinejoin="round"
        className={leg.long ? 'fill-ink stroke-ink' : 'fill-surface stroke-ink'}
      />
    </g>
  ));
}
