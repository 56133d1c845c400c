type Span = readonly [from: number, to: number];

/** Puts one span straight onto another. Small pictures need no more of a scale, and are drawn before d3 is there; an empty span falls onto the middle. */
export const straightScale =
  ([from, to]: Span, [start, end]: Span) =>
  (value: number): number =>
    from === to ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);
