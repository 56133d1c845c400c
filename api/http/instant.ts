/** An instant as the wire writes it: ISO 8601, UTC. */
export const instant = (at: number): string => new Date(at).toISOString();
