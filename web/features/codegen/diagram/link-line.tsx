import type { Count } from '@toolyard/core/codegen';
import type { Line, Point } from './layout.ts';

const SIGNS: Readonly<Record<Count, string>> = {
  one: '1',
  'none or one': '0..1',
  'any number': '*',
};

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A curve that begins and ends at the ends and bends at the points between. */
function pathOf(points: readonly Point[]): string {
  const [first, ...others] = points;
  const last = others.pop();
  if (!first || !last) return '';
  const bends = others.map((point, index) => {
    const next = others[index + 1];
    const end = next ? { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 } : last;
    return `Q${at(point)} ${at(end)}`;
  });
  return `M${at(first)}${bends.length > 0 ? bends.join('') : `L${at(last)}`}`;
}

/** Beside the line, a few pixels from its end. */
function Sign({ end, towards, text }: { end: Point; towards: Point; text: string }) {
  const [right, down] = [towards.x - end.x, towards.y - end.y];
  const isRight = right >= 0;
  // Below a box, the words stand under its edge.
  const isDown = down > Math.abs(right);
  return (
    <text
      x={end.x + (isRight ? 6 : -6)}
      y={end.y + (isDown ? 14 : -5)}
      textAnchor={isRight ? 'start' : 'end'}
      className="fill-ink text-12 [paint-order:stroke] [stroke-width:3px] stroke-sunken"
    >
      {text}
    </text>
  );
}

/** A link with how many stand at each end. */
export function LinkLine({ line: { link, points } }: { readonly line: Line }) {
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  return (
    <g>
      <path d={pathOf(points)} className="fill-none stroke-ink-4 [stroke-width:1.25]" />
      {first && second && link.fromCount && (
        <Sign end={first} towards={second} text={SIGNS[link.fromCount]} />
      )}
      {before && last && <Sign end={last} towards={before} text={SIGNS[link.toCount]} />}
    </g>
  );
}
