import {
  ACCESS_TOKEN_LIFETIME,
  ADMIN_ROLES,
  USER_ROLES,
  type AccessClaims,
  type RealmName,
  type TokenIssuer,
} from '@toolyard/core/accounts';
import type { Instant } from '@toolyard/core/shared';
import { JwtService } from '@nestjs/jwt';
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

interface Header {
  readonly typ?: unknown;
  readonly kid?: unknown;
  readonly crit?: unknown;
}

type Payload = Readonly<Record<string, unknown>>;

/** What `JwtService` returns with `complete: true`. */
interface Token {
  readonly header: Header;
  readonly payload: Payload;
}

/** Access tokens of one realm, which is their audience, as signed JSON web tokens (RFC 9068, ADR 19). */
export class JwtTokenIssuer implements TokenIssuer {
  private readonly known = new Map<string, Known>();
  private readonly jwt = new JwtService();

  constructor(
    private readonly keys: KeyRing,
    private readonly realm: RealmName,
  ) {}

  issue(claims: AccessClaims): Promise<string> {
    const [key] = this.keys;
    const payload = {
      iss: ISSUER,
      aud: this.realm,
      sub: claims.ownerId,
      sid: claims.sessionId,
      role: claims.role,
      jti: claims.tokenId,
      iat: seconds(claims.issuedAt),
      exp: seconds(claims.expiresAt),
      auth_time: seconds(claims.authenticatedAt),
    };
    const header = { alg: ALGORITHM, typ: TYPE, kid: key.id };
    const secret = Buffer.from(key.secret);
    return this.jwt.signAsync(payload, { secret, algorithm: ALGORITHM, header });
  }

  /** Verified tokens are cached until they expire. */
  verify(token: string, at: Instant): Promise<AccessClaims | null> {
    const known = this.known.get(token);
    if (known && at >= known.from && at < endOf(known.claims)) return Promise.resolve(known.claims);
    const claims = this.checked(token, at);
    if (claims) this.remember(token, { claims, from: at });
    return Promise.resolve(claims);
  }

  private remember(token: string, known: Known): void {
    this.known.delete(token);
    this.known.set(token, known);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
  }

  private checked(token: string, at: Instant): AccessClaims | null {
    const secret = isCanonical(token) ? this.secretOf(token) : null;
    if (secret === null) return null;
    try {
      const { header, payload } = this.jwt.verify<Token>(token, {
        secret,
        complete: true,
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: this.realm,
        clockTimestamp: seconds(at),
        clockTolerance: SKEW_SECONDS,
        maxAge: ACCESS_TOKEN_LIFETIME / 1000,
      });
      // The library ignores the type and critical extensions, and accepts a list that contains the audience.
      if (header.typ !== TYPE || header.crit !== undefined) return null;
      if (payload['aud'] !== this.realm) return null;
      return claimsOf(payload, ROLES[this.realm], at);
    } catch {
      return null;
    }
  }

  /** The secret of the key that the token's header names. */
  private secretOf(token: string): Buffer | null {
    const decoded: unknown = this.jwt.decode(token, { complete: true });
    const kid = (decoded as Token | null)?.header.kid;
    const key = this.keys.find(({ id }) => id === kid);
    return key ? Buffer.from(key.secret) : null;
  }
}

/** Whether each part is the base64url encoding of its bytes: a decoder accepts padding and other last characters too. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

const endOf = ({ issuedAt, expiresAt }: AccessClaims): Instant =>
  Math.min(expiresAt, issuedAt + ACCESS_TOKEN_LIFETIME);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && value !== 0;

function claimsOf(
  { sub, sid, role, iat, exp, jti, auth_time: authenticated }: Payload,
  roles: readonly AccessClaims['role'][],
  at: Instant,
): AccessClaims | null {
  const known = roles.find((each) => each === role);
  if (!known || !isText(sid) || !isText(sub) || !isText(jti)) return null;
  if (!isTime(iat) || !isTime(exp) || iat > seconds(at) + SKEW_SECONDS) return null;
  return {
    ownerId: sub,
    sessionId: sid,
    role: known,
    issuedAt: iat * 1000,
    expiresAt: exp * 1000,
    authenticatedAt: isTime(authenticated) ? authenticated * 1000 : 0,
    tokenId: jti,
  };
}
