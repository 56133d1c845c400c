import { scaleLinear } from 'd3-scale';
import { CurveFrame } from './curve-frame.tsx';
import { CurveKey } from './curve-key.tsx';

/** Returns since the first day, fractions. */
export interface ReturnDay {
  readonly date: string;
  readonly account: number;
  readonly benchmark: number;
}

interface Props {
  readonly label: string;
  /** Ascending. */
  readonly days: readonly ReturnDay[];
  readonly height: number;
  readonly account: string;
  readonly benchmark: string;
  readonly percent: (fraction: number) => string;
  readonly monthDay: (date: string) => string;
  readonly read: (day: ReturnDay) => readonly string[];
}

const ROOM = 0.12;
const LABELS = 5;
const ACCOUNT = 'var(--accent)';
const BENCHMARK = 'var(--ink-3)';

/** The return of an account and that of a benchmark over the same days, from zero. */
export function ReturnCurves(props: Props) {
  const { label, days, height, account, benchmark, percent, monthDay, read } = props;
  const last = days.length - 1;
  if (last < 1) return null;
  const values = days.flatMap((day) => [day.account, day.benchmark]);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const room = Math.max(ROOM * (high - low), 0.002);
  const domain = [low - room, high + room] as const;
  const lineOf = (at: (i: number) => string) => `M${days.map((_, i) => at(i)).join('L')}`;
  return (
    <figure className="m-0">
      <CurveFrame
        label={label}
        height={height}
        scales={(left, right, top, bottom) => [
          scaleLinear([0, last], [left, right]),
          scaleLinear(domain, [bottom, top]),
        ]}
        yTicks={scaleLinear(domain, [0, 1]).ticks(5)}
        yText={percent}
        xTicks={Array.from({ length: LABELS }, (_, i) => {
          const at = Math.round(((i + 0.5) * last) / LABELS);
          return { at, text: monthDay(days[at]!.date) };
        })}
        places={days.map((day, i) => ({ x: i, y: day.account, read: read(day) }))}
      >
        {({ x, y, left, right }) => (
          <g fill="none" strokeLinejoin="round">
            <path d={`M${left} ${y(0)}H${right}`} style={{ stroke: 'var(--zero)' }} />
            <path
              d={lineOf((i) => `${x(i)} ${y(days[i]!.benchmark)}`)}
              strokeWidth={1.5}
              strokeDasharray="5 3"
              style={{ stroke: BENCHMARK }}
            />
            <path
              d={lineOf((i) => `${x(i)} ${y(days[i]!.account)}`)}
              strokeWidth={1.75}
              style={{ stroke: ACCOUNT }}
            />
          </g>
        )}
      </CurveFrame>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 pt-1 text-12 text-ink-2">
        <CurveKey text={account} colours={[ACCOUNT]} />
        <CurveKey text={benchmark} colours={[BENCHMARK]} dashed />
      </figcaption>
    </figure>
  );
}
