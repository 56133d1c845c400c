/** An instant on the wire: ISO 8601 in UTC. Worker threads load this file, so it must not import decorators. */
export const instant = (at: number): string => new Date(at).toISOString();
