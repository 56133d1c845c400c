const DAY = 86_400_000;
const LEAST_GAP = 8;
/** What ticks may measure, from fine to coarse: so many days each, and which of them is long. */
const STEPS = [
  { days: 1 / 8, long: 8 },
  { days: 1 / 4, long: 4 },
  { days: 1 / 2, long: 2 },
  { days: 1, long: 7 },
  { days: 7, long: 4 },
  { days: 28, long: 13 },
];
const COARSEST = { days: 364, long: 1 };
const EDGE = 8;
/** How much of the width is to scale; the draw lies behind it. */
const SCALED = { wide: 0.7, narrow: 0.6 } as const;

export interface Tick {
  readonly x: number;
  readonly long: boolean;
}

interface RulerGeometry {
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
  const narrow = width < 760;
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
  const { days, long } = STEPS.find((step) => step.days * dayWidth >= LEAST_GAP) ?? COARSEST;
  const gap = days * dayWidth;
  return Array.from({ length: Math.floor((to - from) / gap + 1e-6) + 1 }, (_, i) => ({
    x: from + i * gap,
    long: i % long === 0,
  }));
}
