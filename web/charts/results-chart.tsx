import { addDays, daysBetween, type CalendarDate } from '@toolyard/core/shared';
import { scaleLinear } from 'd3-scale';
import { CurveFrame } from './curve-frame.tsx';

interface Props {
  /** Of the curve and of the bars, in words. */
  readonly label: string;
  readonly barsLabel: string;
  /** Ascending; a value holds until the next day that has one. At least two. */
  readonly equity: readonly { readonly date: CalendarDate; readonly equity: number }[];
  /** Ascending, `YYYY-MM`, dollars. */
  readonly months: readonly { readonly month: string; readonly result: number }[];
  readonly money: (dollars: number) => string;
  /** With its sign. */
  readonly signedMoney: (dollars: number) => string;
  readonly day: (date: string) => string;
  /** On the axis. */
  readonly monthName: (month: string) => string;
}

const CURVE = 240;
const BARS = 120;
/** Between the bars of two months, in pixels. */
const GAP = 2;
const ROOM = 0.08;
/** Of a digit on the axis, and beside its values, in pixels. */
const LETTER = 6.2;
const AXIS_ROOM = 12;

const firstOf = (month: string): CalendarDate => `${month}-01` as CalendarDate;
const nextMonth = (month: string): CalendarDate =>
  `${addDays(firstOf(month), 31).slice(0, 7)}-01` as CalendarDate;

/** The equity after each closed trade, and what each month brought below it on the same axis of days. */
export function ResultsChart(props: Props) {
  const { equity, months, money, signedMoney, day, monthName } = props;
  const [first, last] = [equity[0]!.date, equity.at(-1)!.date];
  const at = (date: CalendarDate) => daysBetween(first, date);
  const end = at(last);
  const values = equity.map((point) => point.equity);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = ROOM * (high - low) || 1;
  const range = [low - room, high + room] as const;
  const results = months.map(({ result }) => result);
  const most = [Math.min(0, ...results), Math.max(0, ...results)] as const;
  const ticks = scaleLinear(range, [0, 1]).ticks(5);
  const axisWidth = AXIS_ROOM + LETTER * Math.max(...ticks.map((value) => money(value).length));
  const days = (left: number, right: number) => scaleLinear([0, end], [left, right]);
  const spans = months.map(({ month, result }) => {
    const [from, to] = [Math.max(0, at(firstOf(month))), Math.min(end, at(nextMonth(month)))];
    return { month, result, from, to, middle: (from + to) / 2 };
  });
  return (
    <figure className="m-0">
      <CurveFrame
        label={props.label}
        height={CURVE}
        scales={(left, right, top, bottom) => [
          days(left, right),
          scaleLinear(range, [bottom, top]),
        ]}
        yTicks={ticks}
        axisWidth={axisWidth}
        yText={money}
        xTicks={[]}
        places={equity.map((point) => ({
          x: at(point.date),
          y: point.equity,
          read: [day(point.date), money(point.equity)],
        }))}
      >
        {({ x, y, bottom }) => {
          const steps = equity
            .map((point) => `${x(at(point.date))}V${y(point.equity)}`)
            .join('H')
            .replace('V', ' ');
          return (
            <>
              <path
                d={`M${steps}V${bottom}H${x(0)}Z`}
                style={{ fill: 'var(--accent)', opacity: 0.05 }}
              />
              <path
                d={`M${steps}`}
                fill="none"
                strokeWidth={1.75}
                style={{ stroke: 'var(--accent)' }}
              />
            </>
          );
        }}
      </CurveFrame>
      <CurveFrame
        label={props.barsLabel}
        height={BARS}
        scales={(left, right, top, bottom) => [
          days(left, right),
          scaleLinear(most[0] === most[1] ? [-1, 1] : most, [bottom, top]),
        ]}
        yTicks={scaleLinear(most, [0, 1]).ticks(3)}
        axisWidth={axisWidth}
        yText={money}
        xTicks={spans.map(({ month, middle }) => ({ at: middle, text: monthName(month) }))}
        places={spans.map(({ month, result, middle }) => ({
          x: middle,
          y: result,
          read: [month, signedMoney(result)],
        }))}
      >
        {({ x, y }) =>
          spans.map(({ month, result, from, to }) => (
            <rect
              key={month}
              x={x(from) + GAP / 2}
              width={Math.max(1, x(to) - x(from) - GAP)}
              y={y(Math.max(0, result))}
              height={Math.abs(y(result) - y(0))}
              style={{ fill: result < 0 ? 'var(--down)' : 'var(--up)' }}
            />
          ))
        }
      </CurveFrame>
    </figure>
  );
}
