import type { CurvePoint } from '@toolyard/core/options/analysis';
import type { ScaleLinear } from 'd3-scale';
import type { Mark } from './marks.ts';
import {
  labelPlace,
  payoffRuns,
  peakOf,
  plateaus,
  profitOn,
  textWidth,
  troughOf,
  type Plateau,
} from './payoff-geometry.ts';
import type { Frame, PayoffWords } from './payoff-words.ts';

const SIDES = ['loss', 'profit', 'zero'] as const;
const STROKES = { profit: 'var(--up)', loss: 'var(--down)', zero: 'var(--zero)' } as const;
const FILLS = { profit: 'var(--profit-fill)', loss: 'var(--loss-fill)', zero: 'none' } as const;
/** Pixels from a line to the foot of a text under it. */
const BELOW = 18;
const LABEL = { className: 'chart-label chart-halo' } as const;

/** Another strategy at its expiry, a thin dashed line. */
export interface ComparedCurve {
  readonly curve: readonly CurvePoint[];
  /** A token of the colours, `var(--c2)`. */
  readonly colour: string;
}

/** Where prices and profits stand. */
interface Place {
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
  readonly frame: Frame;
}

export interface PayoffPicture extends Place {
  readonly expiry: readonly CurvePoint[];
  readonly today: readonly CurvePoint[] | null;
  readonly compared: readonly ComparedCurve[];
  readonly spot: number;
  readonly breakevens: readonly number[];
  readonly words: PayoffWords;
}

/** The expiry line split at zero with its fills, other strategies, and the model's curve. */
export function curveMarks({ x, y, expiry, today, compared }: PayoffPicture): Mark[] {
  const path = (points: readonly CurvePoint[]) =>
    points
      .map((p, i) => `${i ? 'L' : 'M'}${x(p.price).toFixed(1)} ${y(p.profit).toFixed(1)}`)
      .join('');
  const runs = payoffRuns(expiry).map(({ side, points }) => {
    const line = path(points);
    const [left, right] = [x(points[0]!.price), x(points.at(-1)!.price)];
    return { side, line, area: `${line}L${right} ${y(0)}L${left} ${y(0)}Z` };
  });
  const line = (key: string, d: string, stroke: string, look: Mark['attributes']): Mark => ({
    ...{ key, tag: 'path', stroke },
    attributes: { d, fill: 'none', ...look },
  });
  const round = { strokeLinejoin: 'round' } as const;
  return [
    ...SIDES.flatMap((side): Mark[] => {
      const own = runs.filter((run) => run.side === side);
      const area = own.map((run) => run.area).join('');
      const d = own.map((run) => run.line).join('');
      return [
        { key: `${side} area`, tag: 'path', fill: FILLS[side], attributes: { d: area } },
        line(`${side} line`, d, STROKES[side], { strokeWidth: 2, ...round }),
      ];
    }),
    ...compared.map(({ curve, colour }) =>
      line(colour, path(curve), colour, { strokeWidth: 1.25, strokeDasharray: '5 3' }),
    ),
    ...(today
      ? [line('today', path(today), 'var(--accent)', { strokeWidth: 1.75, ...round })]
      : []),
  ];
}

/** Breakeven dots with their prices, the values of level stretches and of the greatest profit. */
export function labelMarks(picture: PayoffPicture): Mark[] {
  const { x, y, frame, expiry, breakevens, words } = picture;
  const inside = breakevens.filter((price) => x(price) > frame.left && x(price) < frame.right);
  /** A low plateau's label would lie upon that of a breakeven beside it. */
  const meetsBreakeven = ({ from, to, profit }: Plateau) =>
    profit > 0 &&
    y(0) - y(profit) < 16 &&
    inside.some((price) => x(price) > x(from) - 56 && x(price) < x(to) + 56);
  const level = plateaus(expiry).flatMap((plateau, i) => {
    const text = words.money(plateau.profit);
    const isRoomy = x(plateau.to) - x(plateau.from) > textWidth(text) + HANDLE_ROOM;
    return isRoomy && !meetsBreakeven(plateau)
      ? [plateauMark(`plateau ${i}`, plateau, text, picture)]
      : [];
  });
  return [
    ...level,
    ...peakMarks(picture),
    ...inside.flatMap((price, i) => breakevenMarks(price, i, inside, picture)),
  ];
}

/** A dot with its price, which stands where no other breakeven's price does: of several near ones the later stand below. */
function breakevenMarks(
  price: number,
  i: number,
  all: readonly number[],
  { x, y, frame, words }: PayoffPicture,
): Mark[] {
  const near = all.some((other) => other !== price && Math.abs(x(other) - x(price)) < 96);
  const left = near ? i % 2 === 0 : x(price) > frame.left + 56 && i === 0 && all.length > 1;
  const flips = left ? x(price) - 56 < frame.left : x(price) + 56 > frame.right;
  const end = left !== flips;
  const dot = { cx: x(price), cy: y(0), r: 4, strokeWidth: 1.5 };
  const height = near && i > 1 ? BELOW : -8;
  const place = {
    ...{ x: x(price) + (end ? -8 : 8), y: y(0) + height },
    textAnchor: end ? 'end' : 'start',
  };
  const colours = { fill: 'var(--surface)', stroke: 'var(--ink)' };
  return [
    { key: `dot ${i}`, tag: 'circle', ...colours, attributes: dot },
    {
      key: `price ${i}`,
      tag: 'text',
      attributes: { ...place, ...LABEL },
      text: words.price(price),
    },
  ];
}

/** Pixels that a strike's handle takes at the end of a level stretch. */
const HANDLE_ROOM = 14;

interface Amount {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly profit: number;
  readonly text: string;
}

const amountMark = (key: string, { x, y, anchor = 'middle', profit, text }: Amount): Mark => ({
  ...{ key, tag: 'text', fill: profit > 0 ? 'var(--up)' : 'var(--down)', text },
  attributes: { x, y, textAnchor: anchor, ...LABEL },
});

/** The value of a level stretch, beside the spot line and never under it, on the side where today's curve is not. */
function plateauMark(
  key: string,
  plateau: Plateau,
  text: string,
  { x, y, frame, today, spot }: PayoffPicture,
): Mark {
  const { profit } = plateau;
  // Losses stand low, where the handles of the strikes at both ends are.
  const room = profit < 0 ? HANDLE_ROOM : 0;
  const stretch = {
    from: x(plateau.from) + (x(plateau.from) > frame.left ? room : 0),
    to: x(plateau.to) - (x(plateau.to) < frame.right ? room : 0),
  };
  const at = labelPlace(stretch, textWidth(text), x(spot), frame);
  const line = y(profit);
  const curve = today && profitOn(today, x.invert(at));
  const below = curve !== null && curve > profit && line + BELOW < frame.bottom;
  return amountMark(key, { x: at, y: below ? line + BELOW : line - 8, profit, text });
}

/** The greatest profit at its corner; where the line leaves the chart at its highest or lowest, the bound beyond. */
function peakMarks({ x, y, frame, expiry, spot, words }: PayoffPicture): Mark[] {
  const { bounds } = words;
  const peak = peakOf(expiry);
  const trough = bounds ? troughOf(expiry) : null;
  const atEnd = (end: 'left' | 'right') =>
    end === 'left'
      ? ({ x: frame.left + 4, anchor: 'start' } as const)
      : ({ x: frame.right - 4, anchor: 'end' } as const);
  const marks: Mark[] = [];
  if (peak && peak.at.profit > 0) {
    const { price, profit } = peak.at;
    const text = peak.end === null ? words.money(profit) : bounds?.profit;
    const place = peak.end
      ? atEnd(peak.end)
      : { x: labelPlace({ from: x(price), to: x(price) }, textWidth(text ?? ''), x(spot), frame) };
    if (text) marks.push(amountMark('peak', { ...place, y: y(profit) - 8, profit, text }));
  }
  if (bounds && trough?.end && trough.at.profit < 0) {
    const { profit } = trough.at;
    const place = { ...atEnd(trough.end), y: y(profit) + BELOW - 2 };
    marks.push(amountMark('trough', { ...place, profit, text: bounds.risk }));
  }
  return marks;
}
