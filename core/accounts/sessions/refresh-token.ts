/** A refresh token: the id of its session and a secret. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly secret: string;
}

const SHAPE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{1,128})$/;

export const formatRefreshToken = ({ sessionId, secret }: RefreshToken): string =>
  `${sessionId}.${secret}`;

/** The parts of a refresh token; null when it has no such shape. */
export function parseRefreshToken(token: string): RefreshToken | null {
  const [, sessionId, secret] = SHAPE.exec(token) ?? [];
  return sessionId === undefined || secret === undefined ? null : { sessionId, secret };
}
