const DAY = 86_400_000;
const LEAST_GAP = 8;
/** Short ticks a day, from fine to coarse; below one a day only weeks are marked. */
const TICKS_A_DAY = [8, 4, 2, 1];
const EDGE = 8;
/** How much of the width is to scale; the draw lies behind it. */
const SCALED = { wide: 0.7, narrow: 0.6 } as const;

export interface Tick {
  readonly x: number;
  readonly long: boolean;
}

export interface RulerGeometry {
  readonly narrow: boolean;
  readonly opens: number;
  readonly closes: number;
  readonly draw: number;
  /** Where the event stands, from its opening to its close. */
  readonly now: number;
  readonly ticks: readonly Tick[];
}

interface Life {
  readonly opensAt: number;
  readonly closesAt: number;
  readonly at: number;
}

/** The life of a draw on so many pixels: days to scale up to its close, then a stretch without. */
export function rulerGeometry({ opensAt, closesAt, at }: Life, width: number): RulerGeometry {
  const narrow = width < 640;
  const opens = EDGE;
  const draw = width - EDGE;
  const closes = opens + (draw - opens) * SCALED[narrow ? 'narrow' : 'wide'];
  const span = closesAt - opensAt;
  const x = (moment: number) =>
    opens + ((Math.min(Math.max(moment, opensAt), closesAt) - opensAt) / span) * (closes - opens);
  return { narrow, opens, closes, draw, now: x(at), ticks: ticksOf(span, opens, closes) };
}

function ticksOf(span: number, from: number, to: number): Tick[] {
  const dayWidth = ((to - from) * DAY) / span;
  const aDay = TICKS_A_DAY.find((ticks) => dayWidth / ticks >= LEAST_GAP);
  const gap = aDay ? dayWidth / aDay : dayWidth * 7;
  const everyLong = aDay === 1 ? 7 : (aDay ?? 1);
  return Array.from({ length: Math.floor((to - from) / gap + 1e-6) + 1 }, (_, i) => ({
    x: from + i * gap,
    long: i % everyLong === 0,
  }));
}
