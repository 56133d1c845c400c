const DAY = 86_400_000;

interface Trashed {
  readonly deletedAt: string;
  readonly expiresAt: string;
}

/** Days until the purge, the present one included. Never more than at the deletion, however slow this clock is. */
export function daysLeft({ deletedAt, expiresAt }: Trashed, now: number): number {
  const start = Math.max(now, Date.parse(deletedAt));
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - start) / DAY));
}
