import type { Point } from './layout.ts';

/** Directions of the arrow keys. */
const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest place in the direction of an arrow key; null where there is none, or where the key is no arrow. */
export function neighbor<Place extends Point>(
  places: readonly Place[],
  from: Place,
  key: string,
): Place | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const ahead = places
    .map((place) => {
      const [dx, dy] = [place.x - from.x, place.y - from.y];
      const along = dx * direction.x + dy * direction.y;
      const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
      // A step aside counts twice, so that rows and columns are followed.
      return { place, along, distance: along + 2 * aside };
    })
    .filter(({ along }) => along > 1);
  return ahead.toSorted((a, b) => a.distance - b.distance)[0]?.place ?? null;
}
