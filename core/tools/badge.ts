/** Words about a tool that its card carries, in the order they are shown. */
export const BADGES = ['NEW', 'HOT', 'FREE', 'PREMIUM', 'BETA'] as const;
export type Badge = (typeof BADGES)[number];
