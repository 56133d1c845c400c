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
