import { scaleLinear } from 'd3-scale';
import { CurveFrame } from './curve-frame.tsx';

/** The skew at the close of a session, a fraction per year. */
export interface SkewDay {
  readonly date: string;
  readonly skew: number;
}

interface Props {
  readonly label: string;
  readonly days: readonly SkewDay[];
  /** Today's; drawn across. */
  readonly current: number | null;
  readonly height: number;
  readonly points: (skew: number) => string;
  readonly monthDay: (date: string) => string;
  readonly read: (day: SkewDay) => readonly string[];
}

const ROOM = 0.12;
const LABELS = 5;

/** A year of skews, and today's across. */
export function SkewHistory({ label, days, current, height, points, monthDay, read }: Props) {
  const last = days.length - 1;
  if (last < 1) return null;
  const skews = [...days.map(({ skew }) => skew), ...(current === null ? [] : [current])];
  const [low, high] = [Math.min(...skews), Math.max(...skews)];
  const room = Math.max(ROOM * (high - low), 0.001);
  const domain = [low - room, high + room] as const;
  return (
    <CurveFrame
      label={label}
      height={height}
      scales={(left, right, top, bottom) => [
        scaleLinear([0, last], [left, right]),
        scaleLinear(domain, [bottom, top]),
      ]}
      yTicks={scaleLinear(domain, [0, 1]).ticks(4)}
      yText={points}
      xTicks={Array.from({ length: LABELS }, (_, i) => {
        const at = Math.round(((i + 0.5) * last) / LABELS);
        return { at, text: monthDay(days[at]!.date) };
      })}
      places={days.map((day, i) => ({ x: i, y: day.skew, read: read(day) }))}
    >
      {({ x, y, left, right }) => (
        <>
          <path
            d={`M${days.map(({ skew }, i) => `${x(i)} ${y(skew)}`).join('L')}`}
            fill="none"
            strokeWidth={1.75}
            style={{ stroke: 'var(--accent)' }}
          />
          {current !== null && (
            <>
              <path
                d={`M${left} ${y(current)}H${right}`}
                strokeDasharray="4 3"
                style={{ stroke: 'var(--ink)' }}
              />
              <text
                x={right}
                y={y(current) - 5}
                textAnchor="end"
                className="chart-axis-strong chart-halo"
              >
                {points(current)}
              </text>
            </>
          )}
        </>
      )}
    </CurveFrame>
  );
}
