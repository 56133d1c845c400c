import {
  createHmac,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

/** What a forger may have got hold of; `key` is the server's own, for what only a leaked key could make. */
interface Loot {
  readonly key: Buffer;
  /** The other realm's: its key, and a token of a live session there. */
  readonly otherKey: Buffer;
  readonly otherToken: string;
  /** Seconds since 1970. */
  readonly now: number;
  /** A token of a live session. */
  readonly token: string;
  /** A token of a session that was signed out. */
  readonly signedOut: string;
  readonly refreshToken: string;
}

type Claims = Readonly<Record<string, unknown>>;
type Sign = (signed: string) => string;

const encoded = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const hmac =
  (key: string | Buffer, hash = 'sha256'): Sign =>
  (signed) =>
    createHmac(hash, key).update(signed).digest('base64url');
const unsigned: Sign = () => '';

function token(header: Claims, claims: Claims, sign: Sign): string {
  const signed = `${encoded(header)}.${encoded(claims)}`;
  return `${signed}.${sign(signed)}`;
}

const decoded = (part: string | undefined): Claims =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Claims;

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const rs256 =
  (key: KeyObject): Sign =>
  (signed) =>
    createSign('RSA-SHA256').update(signed).sign(key).toString('base64url');

/** One bit of one character's place, so that the token stays base64url. */
const flipped = (text: string, at: number): string =>
  `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;

/** Tokens that must not be accepted, by what is wrong with them. */
export function forgedTokens(loot: Loot): ReadonlyMap<string, string> {
  const { key, now, refreshToken, signedOut, otherKey, otherToken } = loot;
  const [head, body, signature = ''] = loot.token.split('.');
  const header = decoded(head);
  const claims = decoded(body);
  const ours = (changedHeader: Claims, changedClaims: Claims = {}, sign: Sign = hmac(key)) =>
    token({ ...header, ...changedHeader }, { ...claims, ...changedClaims }, sign);
  const none = (alg: string) => ours({ alg }, {}, unsigned);
  const attackers = randomBytes(32);
  const jwk = { kty: 'oct', k: attackers.toString('base64url') };
  return new Map([
    ['alg none', none('none')],
    ['alg None', none('None')],
    ['alg NONE', none('NONE')],
    ['alg nOnE', none('nOnE')],
    [
      'alg none over the true signature',
      `${encoded({ ...header, alg: 'none' })}.${body}.${signature}`,
    ],
    ['RS256 of a stranger', ours({ alg: 'RS256' }, {}, rs256(rsa.privateKey))],
    ['HS256 with a public key as secret', ours({}, {}, hmac(pem))],
    ['HS512 with the true key', ours({ alg: 'HS512' }, {}, hmac(key, 'sha512'))],
    ['a wrong key', ours({}, {}, hmac(attackers))],
    ['an empty key', ours({}, {}, hmac(''))],
    ['a kid that leaves the folder', ours({ kid: '../../../../../dev/null' }, {}, hmac(''))],
    ['a kid of SQL', ours({ kid: "x' union select '' -- " }, {}, hmac(''))],
    ['no kid', ours({ kid: undefined })],
    ['a jku of its own', ours({ jku: 'http://127.0.0.1:9/keys', kid: 'own' }, {}, hmac(attackers))],
    ['a jwk of its own', ours({ jwk }, {}, hmac(attackers))],
    ['an extension that is critical', ours({ crit: ['mark'], mark: true })],
    ['expired', ours({}, { iat: now - 1800, exp: now - 900 })],
    ['without an end', ours({}, { exp: undefined })],
    ['good for a year', ours({}, { exp: now + 31_536_000, iat: now - 3600 })],
    ['not good before tomorrow', ours({}, { nbf: now + 86_400 })],
    ['made tomorrow', ours({}, { iat: now + 86_400, exp: now + 87_300 })],
    ['of another audience', ours({}, { aud: 'metrics' })],
    ['of the other realm', ours({}, { aud: decoded(otherToken.split('.')[1])['aud'] })],
    ['of a live session in the other realm', otherToken],
    ['of the other realm under its key', ours({}, {}, hmac(otherKey))],
    [
      'of the other realm, signed anew for this one',
      token(header, { ...decoded(otherToken.split('.')[1]), aud: claims['aud'] }, hmac(key)),
    ],
    ['of another issuer', ours({}, { iss: 'https://elsewhere.example' })],
    ['of another type', ours({ typ: 'JWT' })],
    ['of another user', ours({}, { sub: '018f0000-0000-7000-8000-000000000000' })],
    ['of no session', ours({}, { sid: '018f0000-0000-7000-8000-000000000000' })],
    [
      'a role raised without a key',
      `${head}.${encoded({ ...claims, role: 'superadmin' })}.${signature}`,
    ],
    ['a bit of the header turned', flipped(loot.token, 8)],
    ['a bit of the claims turned', flipped(loot.token, (head ?? '').length + 20)],
    ['a bit of the signature turned', flipped(loot.token, loot.token.length - 20)],
    ['cut short', loot.token.slice(0, -1)],
    ['without signature', `${head}.${body}.`],
    ['with a fourth part', `${loot.token}.${signature}`],
    ['the refresh token', refreshToken],
    ['of a session that was signed out', signedOut],
    ['8 KB of claims', ours({}, { pad: 'A'.repeat(6_000) }, hmac(attackers))],
    ['8 KB of nothing', 'A'.repeat(8_192)],
  ]);
}
