import {
  ACCESS_TOKEN_LIFE,
  ADMIN_ROLES,
  USER_ROLES,
  type AccessClaims,
  type RealmName,
  type TokenIssuer,
} from '@toolyard/core/accounts';
import type { Instant } from '@toolyard/core/shared';
import { SignJWT, jwtVerify, type JWTPayload } from 'jose';
import type { KeyRing } from './signing-keys.ts';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'toolyard';
const SKEW_SECONDS = 30;

const ROLES = { user: USER_ROLES, admin: ADMIN_ROLES } as const;

const seconds = (at: Instant): number => Math.floor(at / 1000);

/** How many tokens are known to be good; the oldest leaves. */
const MOST_KNOWN = 1_000;

/** A token that passed every check at `from`. */
interface Known {
  readonly claims: AccessClaims;
  readonly from: Instant;
}

/** Access tokens of one realm, which is their audience, as signed JSON web tokens (RFC 9068). */
export class JwtTokenIssuer implements TokenIssuer {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly keys: KeyRing,
    private readonly realm: RealmName,
  ) {}

  issue(claims: AccessClaims): Promise<string> {
    const { ownerId, sessionId, role, issuedAt, expiresAt, authenticatedAt, tokenId } = claims;
    const [key] = this.keys;
    return new SignJWT({ sid: sessionId, role, auth_time: seconds(authenticatedAt) })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.id })
      .setIssuer(ISSUER)
      .setAudience(this.realm)
      .setSubject(ownerId)
      .setJti(tokenId)
      .setIssuedAt(seconds(issuedAt))
      .setExpirationTime(seconds(expiresAt))
      .sign(key.secret);
  }

  /** What was good stays so until its end: a token that passed is not taken apart again within its life. */
  async verify(token: string, at: Instant): Promise<AccessClaims | null> {
    const known = this.known.get(token);
    if (known && at >= known.from && at < endOf(known.claims)) return known.claims;
    const claims = await this.checked(token, at);
    if (claims) this.remember(token, { claims, from: at });
    return claims;
  }

  private remember(token: string, known: Known): void {
    this.known.delete(token);
    this.known.set(token, known);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
  }

  private async checked(token: string, at: Instant): Promise<AccessClaims | null> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.secretOf(kid), {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: this.realm,
        clockTolerance: SKEW_SECONDS,
        maxTokenAge: ACCESS_TOKEN_LIFE / 1000,
        currentDate: new Date(at),
        requiredClaims: ['sub', 'sid', 'role', 'iat', 'exp', 'jti'],
      });
      return claimsOf(payload, ROLES[this.realm]);
    } catch {
      return null;
    }
  }

  private secretOf(kid: string | undefined): Uint8Array {
    const key = this.keys.find(({ id }) => id === kid);
    if (!key) throw new Error('unknown key');
    return key.secret;
  }
}

const endOf = ({ issuedAt, expiresAt }: AccessClaims): Instant =>
  Math.min(expiresAt, issuedAt + ACCESS_TOKEN_LIFE);

function claimsOf(
  { sub, sid, role, iat, exp, jti, auth_time: authenticated }: JWTPayload,
  roles: readonly AccessClaims['role'][],
): AccessClaims | null {
  const known = roles.find((each) => each === role);
  if (!known || typeof sid !== 'string' || !sub || !jti || !iat || !exp) return null;
  return {
    ownerId: sub,
    sessionId: sid,
    role: known,
    issuedAt: iat * 1000,
    expiresAt: exp * 1000,
    authenticatedAt: typeof authenticated === 'number' ? authenticated * 1000 : 0,
    tokenId: jti,
  };
}
