import type { OptionType, Position } from '@toolyard/core/options/contracts';
import { volatilityOn, type SmilePoint, type SmileView } from '@toolyard/core/options/surface';
import { scaleLinear } from 'd3-scale';
import { CurveFrame } from './curve-frame.tsx';
import { besideLine, labelPlace, textWidth } from './payoff-geometry.ts';
import { digitsOf, padded, ticksOf } from './percent-axis.ts';
import { smileRange, type Band } from './smile-geometry.ts';

/** The strike of a leg on the axis. */
export interface StrikeMark {
  /** Dollars. */
  readonly strike: number;
  readonly type: OptionType;
  readonly position: Position;
}

interface Words {
  readonly spot: string;
  readonly forward: string;
  readonly read: (point: SmilePoint) => readonly string[];
  readonly percent: (fraction: number, digits: number) => string;
}

interface Props {
  readonly label: string;
  readonly view: SmileView;
  /** Dollars. */
  readonly spot: number;
  readonly forward: number;
  readonly band: Band | null;
  readonly legs: readonly StrikeMark[];
  readonly height: number;
  readonly words: Words;
}

const CURVE_POINTS = 121;
/** Points beyond which circles are small. */
const MANY = 60;

/** Half the width of a leg's triangle. */
const MARK = 5;
const TRIANGLES: Readonly<Record<OptionType, string>> = {
  call: `M${-MARK} ${MARK}L0 ${-MARK}L${MARK} ${MARK}Z`,
  put: `M${-MARK} ${-MARK}L0 ${MARK}L${MARK} ${-MARK}Z`,
};

/**
 * Implied volatility over strikes: each quote with the span of its bid and ask, puts hollow and calls filled; the fitted
 * curve, the spot, the forward, one standard deviation of the price and the strikes of the legs.
 */
export function Smile({ label, view, spot, forward, band, legs, height, words }: Props) {
  const range = smileRange(view.points, spot, band);
  if (!range) return null;
  const { shown, from, to } = range;
  const { smile } = view;
  const curve = smile
    ? Array.from({ length: CURVE_POINTS }, (_, i) => {
        const strike = from + ((to - from) * i) / (CURVE_POINTS - 1);
        return { strike, volatility: volatilityOn(smile, forward, strike) };
      })
    : [];
  const domain = padded([...shown, ...curve].map(({ volatility }) => volatility));
  return (
    <CurveFrame
      label={label}
      height={height}
      scales={(left, right, top, bottom) => [
        scaleLinear([from, to], [left + 4, right - 4]),
        scaleLinear(domain, [bottom, top]),
      ]}
      yTicks={ticksOf(domain)}
      yText={(value) => words.percent(value, digitsOf(domain))}
      xTicks={scaleLinear([from, to], [0, 1])
        .ticks(6)
        .map((at) => ({ at, text: String(at) }))}
      places={shown.map((point) => ({
        ...{ x: point.strike, y: point.volatility, read: words.read(point) },
      }))}
    >
      {({ x, y, left, right, top, bottom }) => {
        const within = (px: number) => Math.min(right, Math.max(left, px));
        const level = (volatility: number) => Math.min(bottom, Math.max(top, y(volatility)));
        const line = curve.map((at) => `${x(at.strike)} ${y(at.volatility)}`).join('L');
        return (
          <>
            {band && (
              <rect
                x={within(x(band.from))}
                y={top}
                width={within(x(band.to)) - within(x(band.from))}
                height={bottom - top}
                style={{ fill: 'var(--band)' }}
              />
            )}
            {shown.map(({ strike, volatility, halfWidth }) => (
              <path
                key={strike}
                d={`M${x(strike)} ${level(volatility - halfWidth)}V${level(volatility + halfWidth)}`}
                style={{ stroke: 'var(--ink-4)' }}
              />
            ))}
            <path d={`M${x(spot)} ${top + 12}V${bottom}`} style={{ stroke: 'var(--ink)' }} />
            <text
              {...besideLine(x(spot), words.spot, right)}
              y={bottom - 6}
              className="chart-axis-strong chart-halo"
            >
              {words.spot}
            </text>
            {forward >= from && forward <= to && (
              <>
                <path
                  d={`M${x(forward)} ${top + 12}V${bottom}`}
                  strokeDasharray="4 3"
                  style={{ stroke: 'var(--accent)' }}
                />
                <text
                  x={labelPlace(
                    { from: x(forward), to: x(forward) },
                    textWidth(words.forward),
                    x(spot),
                    { left, right },
                  )}
                  y={top + 8}
                  textAnchor="middle"
                  className="chart-axis chart-halo"
                >
                  {words.forward}
                </text>
              </>
            )}
            {shown.map((point) => (
              <Quote
                key={point.strike}
                point={point}
                x={x(point.strike)}
                y={y(point.volatility)}
                radius={shown.length > MANY ? 1.75 : 2.5}
              />
            ))}
            {line && (
              <path
                d={`M${line}`}
                fill="none"
                strokeWidth={1.75}
                style={{ stroke: 'var(--accent)' }}
              />
            )}
            {legs
              .filter(({ strike }) => strike >= from && strike <= to)
              .map(({ strike, type, position }, i) => (
                <g key={i} transform={`translate(${x(strike)} ${bottom})`}>
                  <path
                    d={`M0 ${top - bottom}V0`}
                    strokeDasharray="1 3"
                    style={{ stroke: 'var(--ink-3)' }}
                  />
                  <path
                    d={TRIANGLES[type]}
                    strokeWidth={1.5}
                    style={{
                      stroke: 'var(--ink)',
                      fill: position === 'long' ? 'var(--ink)' : 'var(--surface)',
                    }}
                  />
                </g>
              ))}
          </>
        );
      }}
    </CurveFrame>
  );
}

interface QuoteProps {
  readonly point: SmilePoint;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A quote; one that contradicts the others is a cross. */
const Quote = ({ point: { type, contradicts }, x, y, radius }: QuoteProps) =>
  contradicts ? (
    <path
      d={`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`}
      strokeWidth={1.75}
      style={{ stroke: 'var(--warn)' }}
    />
  ) : (
    <circle
      cx={x}
      cy={y}
      r={radius}
      strokeWidth={1.25}
      style={{ fill: type === 'call' ? 'var(--ink-2)' : 'var(--surface)', stroke: 'var(--ink-2)' }}
    />
  );
