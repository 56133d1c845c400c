import type { ConePoint } from '@toolyard/core/options/analysis';

export interface ConeScales {
  readonly x: (point: ConePoint) => number;
  readonly y: (price: number) => number;
}

const place = (point: ConePoint, edge: number, { x, y }: ConeScales): string =>
  `${x(point).toFixed(1)} ${y(point.prices[edge] ?? NaN).toFixed(1)}`;

/** One edge of the cone from now to the end. */
export const coneLine = (points: readonly ConePoint[], edge: number, scales: ConeScales): string =>
  `M${points.map((point) => place(point, edge, scales)).join('L')}`;

/** What lies between two edges. */
export const coneArea = (
  points: readonly ConePoint[],
  lower: number,
  upper: number,
  scales: ConeScales,
): string => {
  const back = points.toReversed().map((point) => place(point, lower, scales));
  return `${coneLine(points, upper, scales)}L${back.join('L')}Z`;
};

const LABEL = 120;

/** The points whose day is written under the chart: the first, the last and as many between as have room. */
export function coneTicks(points: readonly ConePoint[], width: number): ConePoint[] {
  const steps = Math.max(1, Math.min(points.length - 1, Math.floor(width / LABEL) - 1));
  return Array.from(
    { length: steps + 1 },
    (_, i) => points[Math.round(((points.length - 1) * i) / steps)]!,
  );
}

/** Which point lies nearest to a day. */
export const nearestPoint = (points: readonly ConePoint[], days: number): number =>
  points.reduce(
    (best, point, i) =>
      Math.abs(point.days - days) < Math.abs(points[best]!.days - days) ? i : best,
    0,
  );
