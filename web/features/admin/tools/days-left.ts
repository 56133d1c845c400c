const DAY = 86_400_000;

/** Whole days until something goes for good; the last one counts until it is over. */
export const daysLeft = (expiresAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / DAY));
