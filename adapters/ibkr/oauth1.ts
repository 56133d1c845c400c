import {
  constants,
  createHmac,
  privateDecrypt,
  randomBytes,
  sign,
  timingSafeEqual,
  type DiffieHellman,
  type KeyObject,
} from 'node:crypto';

/** Parameters of an OAuth 1.0a header and of the query. */
export type Parameters = Readonly<Record<string, string>>;

/** RFC 5849 §3.6 */
export const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The text that is signed: RFC 5849 §3.4.1.
 *
 *     METHOD & encoded(address without query) & encoded(sorted parameters of header and query)
 */
export function signatureBase(method: string, address: string, parameters: Parameters): string {
  const url = new URL(address);
  const pairs = [...Object.entries(parameters), ...url.searchParams]
    .filter(([name]) => name !== 'realm' && name !== 'oauth_signature')
    .map(([name, value]) => [percentEncoded(name), percentEncoded(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
    .map(([name, value]) => `${name}=${value}`);
  const place = `${url.protocol}//${url.host}${url.pathname}`;
  return [method, place, pairs.join('&')].map(percentEncoded).join('&');
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const rsaSignature = (base: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(base), key).toString('base64');

/** @param liveToken In base64. */
export const hmacSignature = (base: string, liveToken: string): string =>
  createHmac('sha256', Buffer.from(liveToken, 'base64')).update(base).digest('base64');

export const authorizationHeader = (parameters: Parameters): string =>
  `OAuth ${Object.entries(parameters)
    .map(([name, value]) => `${name}="${percentEncoded(value)}"`)
    .join(', ')}`;

/** The secret of an access token, which the broker encrypts for the consumer. */
export const decryptedSecret = (encrypted: string, key: KeyObject): Buffer =>
  privateDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(encrypted, 'base64'));

/** Without leading zeros, as numbers are written. */
const numberHex = (bytes: Buffer): string => BigInt(`0x${bytes.toString('hex')}`).toString(16);

/** Big-endian with a sign bit, as `BigInteger.toByteArray` of Java writes a number that is not negative. */
export function signedBytes(bytes: Buffer): Buffer {
  const first = bytes.findIndex((byte) => byte !== 0);
  const digits = first < 0 ? Buffer.of(0) : bytes.subarray(first);
  return (digits[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), digits]) : digits;
}

/**
 * One Diffie-Hellman exchange, whose result both sides know without having sent it:
 *
 *     challenge = 2^a mod p,   K = response^a mod p
 *     live session token = HMAC-SHA1(key K, access token secret)
 *
 * The group may be in several exchanges at once: each has a random `a` of 256 bits of its own.
 */
export function liveSessionExchange(group: DiffieHellman) {
  const a = randomBytes(32);
  group.setPrivateKey(a);
  const challenge = numberHex(group.generateKeys());
  return {
    challenge,
    /** In base64. */
    liveToken(response: string, secret: Buffer): string {
      const other = response.length % 2 === 0 ? response : `0${response}`;
      group.setPrivateKey(a);
      const shared = signedBytes(group.computeSecret(Buffer.from(other, 'hex')));
      return createHmac('sha1', shared).update(secret).digest('base64');
    },
  };
}

/** Whether the broker's proof shows that it has the same token: HMAC-SHA1(key token, consumer key), in hex. */
export function isProven(liveToken: string, consumerKey: string, proof: string): boolean {
  const own = createHmac('sha1', Buffer.from(liveToken, 'base64')).update(consumerKey).digest();
  const given = Buffer.from(proof, 'hex');
  return given.length === own.length && timingSafeEqual(own, given);
}
