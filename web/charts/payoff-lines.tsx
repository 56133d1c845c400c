import { useId } from 'react';
import type { CurvePoint } from '@toolyard/core/options/analysis';
import type { ScaleLinear } from 'd3-scale';
import {
  labelPlace,
  payoffRuns,
  peakOf,
  profitOn,
  textWidth,
  troughOf,
  type Plateau,
} from './payoff-geometry.ts';
import type { Frame, PayoffWords } from './payoff-words.ts';

const SIDES = ['loss', 'profit', 'zero'] as const;
const STROKES = { profit: 'var(--up)', loss: 'var(--down)', zero: 'var(--zero)' } as const;
const FILLS = { profit: 'var(--profit-fill)', loss: 'var(--loss-fill)', zero: 'none' } as const;

/** Another strategy at its expiry, a thin dashed line. */
export interface ComparedCurve {
  readonly curve: readonly CurvePoint[];
  /** A token of the colours, `var(--c2)`. */
  readonly colour: string;
}

interface Props {
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
  readonly frame: Frame;
  readonly expiry: readonly CurvePoint[];
  readonly today: readonly CurvePoint[] | null;
  readonly compared: readonly ComparedCurve[];
  readonly spot: number;
  readonly breakevens: readonly number[];
  readonly plateaus: readonly Plateau[];
  readonly words: PayoffWords;
}

/** The expiry line split at zero with its fills, the model's curve, breakeven dots and plateau values. */
export function PayoffLines({
  x,
  y,
  frame,
  expiry,
  today,
  compared,
  spot,
  breakevens,
  plateaus,
  words,
}: Props) {
  const clip = useId();
  const path = (points: readonly CurvePoint[]) =>
    points
      .map((p, i) => `${i ? 'L' : 'M'}${x(p.price).toFixed(1)} ${y(p.profit).toFixed(1)}`)
      .join('');
  const runs = payoffRuns(expiry).map(({ side, points }) => {
    const line = path(points);
    const [left, right] = [x(points[0]!.price), x(points.at(-1)!.price)];
    return { side, line, area: `${line}L${right} ${y(0)}L${left} ${y(0)}Z` };
  });
  const inside = breakevens.filter((price) => x(price) > frame.left && x(price) < frame.right);
  /** A low plateau's label would lie upon that of a breakeven beside it. */
  const meetsBreakeven = (from: number, to: number, profit: number) =>
    profit > 0 &&
    y(0) - y(profit) < 16 &&
    inside.some((price) => x(price) > x(from) - 56 && x(price) < x(to) + 56);
  return (
    <g>
      <clipPath id={clip}>
        <rect
          x={frame.left}
          y={frame.top}
          width={frame.right - frame.left}
          height={frame.bottom - frame.top}
        />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {SIDES.map((side) => {
          const own = runs.filter((run) => run.side === side);
          if (own.length === 0) return null;
          return (
            <g key={side}>
              <path d={own.map(({ area }) => area).join('')} style={{ fill: FILLS[side] }} />
              <path
                d={own.map(({ line }) => line).join('')}
                fill="none"
                strokeWidth={2}
                strokeLinejoin="round"
                style={{ stroke: STROKES[side] }}
              />
            </g>
          );
        })}
        {compared.map(({ curve, colour }) => (
          <path
            key={colour}
            d={path(curve)}
            fill="none"
            strokeWidth={1.25}
            strokeDasharray="5 3"
            style={{ stroke: colour }}
          />
        ))}
        {today && (
          <path
            d={path(today)}
            fill="none"
            strokeWidth={1.75}
            strokeLinejoin="round"
            style={{ stroke: 'var(--accent)' }}
          />
        )}
      </g>
      {plateaus
        .map((plateau) => ({ plateau, text: words.money(plateau.profit) }))
        .filter(
          ({ plateau: { from, to, profit }, text }) =>
            x(to) - x(from) > textWidth(text) + HANDLE_ROOM && !meetsBreakeven(from, to, profit),
        )
        .map(({ plateau, text }, i) => (
          <PlateauLabel
            key={i}
            plateau={plateau}
            text={text}
            x={x}
            y={y}
            frame={frame}
            today={today}
            spot={x(spot)}
          />
        ))}
      <PeakLabels x={x} y={y} frame={frame} expiry={expiry} spot={x(spot)} words={words} />
      {inside.map((price, i) => {
        const near = inside.some((other) => other !== price && Math.abs(x(other) - x(price)) < 96);
        const left = near
          ? i % 2 === 0
          : x(price) > frame.left + 56 && i === 0 && inside.length > 1;
        const flips = left ? x(price) - 56 < frame.left : x(price) + 56 > frame.right;
        const end = left !== flips;
        return (
          <g key={i}>
            <circle
              cx={x(price)}
              cy={y(0)}
              r={4}
              strokeWidth={1.5}
              style={{ fill: 'var(--surface)', stroke: 'var(--ink)' }}
            />
            <text
              x={x(price) + (end ? -8 : 8)}
              y={y(0) - 8}
              textAnchor={end ? 'end' : 'start'}
              className="chart-label chart-halo"
            >
              {words.price(price)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Pixels from a line to the foot of a text under it. */
const BELOW = 18;
/** Pixels that a strike's handle takes at the end of a level stretch. */
const HANDLE_ROOM = 14;

interface LabelProps {
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
  readonly frame: Frame;
  readonly spot: number;
}

interface PlateauProps extends LabelProps {
  readonly plateau: Plateau;
  readonly text: string;
  readonly today: readonly CurvePoint[] | null;
}

/** The value of a level stretch, beside the spot line and never under it, on the side where today's curve is not. */
function PlateauLabel({ plateau, text, x, y, frame, today, spot }: PlateauProps) {
  const { profit } = plateau;
  // Losses stand low, where the handles of the strikes at both ends are.
  const room = profit < 0 ? HANDLE_ROOM : 0;
  const stretch = {
    from: x(plateau.from) + (x(plateau.from) > frame.left ? room : 0),
    to: x(plateau.to) - (x(plateau.to) < frame.right ? room : 0),
  };
  const at = labelPlace(stretch, textWidth(text), spot, frame);
  const line = y(profit);
  const curve = today && profitOn(today, x.invert(at));
  const below = curve !== null && curve > profit && line + BELOW < frame.bottom;
  return <Amount x={at} y={below ? line + BELOW : line - 8} profit={profit} text={text} />;
}

interface PeakProps extends LabelProps {
  readonly expiry: readonly CurvePoint[];
  readonly words: PayoffWords;
}

/** The greatest profit at its corner; where the line leaves the chart at its highest or lowest, the bound beyond. */
function PeakLabels({ x, y, frame, expiry, spot, words }: PeakProps) {
  const peak = peakOf(expiry);
  const trough = words.bounds && troughOf(expiry);
  const corner = peak && peak.at.profit > 0 && peak.end === null ? peak.at : null;
  const text = corner && words.money(corner.profit);
  return (
    <>
      {corner && text && (
        <Amount
          x={labelPlace(
            { from: x(corner.price), to: x(corner.price) },
            textWidth(text),
            spot,
            frame,
          )}
          y={y(corner.profit) - 8}
          profit={corner.profit}
          text={text}
        />
      )}
      {words.bounds && peak?.end && peak.at.profit > 0 && (
        <EndLabel
          end={peak.end}
          frame={frame}
          y={y(peak.at.profit) - 8}
          profit={1}
          text={words.bounds.profit}
        />
      )}
      {words.bounds && trough?.end && trough.at.profit < 0 && (
        <EndLabel
          end={trough.end}
          frame={frame}
          y={y(trough.at.profit) + BELOW - 2}
          profit={-1}
          text={words.bounds.risk}
        />
      )}
    </>
  );
}

interface EndProps {
  readonly end: 'left' | 'right';
  readonly frame: Frame;
  readonly y: number;
  readonly profit: number;
  readonly text: string;
}

const EndLabel = ({ end, frame, ...rest }: EndProps) => (
  <Amount
    x={end === 'left' ? frame.left + 4 : frame.right - 4}
    anchor={end === 'left' ? 'start' : 'end'}
    {...rest}
  />
);

interface AmountProps {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly profit: number;
  readonly text: string;
}

const Amount = ({ x, y, anchor = 'middle', profit, text }: AmountProps) => (
  <text
    x={x}
    y={y}
    textAnchor={anchor}
    className="chart-label chart-halo"
    style={{ fill: profit > 0 ? 'var(--up)' : 'var(--down)' }}
  >
    {text}
  </text>
);
