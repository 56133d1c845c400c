import type { PublishedListingResponse } from '../../../api/generated-content.ts';

const placeOf = ({ order }: PublishedListingResponse): number => order ?? Infinity;

/** Articles by their places among siblings; those without a place follow, last published first. */
export const inOrder = (
  articles: readonly PublishedListingResponse[],
): readonly PublishedListingResponse[] =>
  articles.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
