/** Articles by their places among siblings; those without a place follow, in the order that they came in. */
export const inOrder = <T extends { readonly order: number | null }>(
  articles: readonly T[],
): readonly T[] =>
  articles.toSorted((a, b) => {
    const [first, second] = [a.order ?? Infinity, b.order ?? Infinity];
    return first === second ? 0 : first - second;
  });
