/** The least and the greatest value, zero among them. */
export function valueDomain(points: readonly { readonly value: number }[]): [number, number] {
  const values = points.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return low === high ? [-1, 1] : [low, high];
}

/** Which point lies nearest to a price. */
export const nearestPrice = (
  points: readonly { readonly price: number }[],
  price: number,
): number =>
  points.reduce(
    (best, point, i) =>
      Math.abs(point.price - price) < Math.abs((points[best]?.price ?? Infinity) - price)
        ? i
        : best,
    0,
  );

/** The value at a price on the straight line between its neighbours; that of the nearer end outside of them. */
export function valueOn(
  points: readonly { readonly price: number; readonly value: number }[],
  price: number,
): number {
  const after = points.findIndex((point) => point.price >= price);
  const [a, b] = [points[after - 1], points[after]];
  if (!b) return points.at(-1)?.value ?? 0;
  if (!a) return b.value;
  return a.value + ((b.value - a.value) * (price - a.price)) / (b.price - a.price);
}
