/** Bytes of a secret that cannot be found by brute force. */
const LEAST_SECRET_BYTES = 32;

/** 32 random bytes hold fewer different ones less than once in 10^9. */
const LEAST_VARIETY = 17;

/** Words that examples, defaults and development keys are written with. */
const SAMPLE_WORDS =
  /change.?(it|me)|example|sample|secret|password|toolyard|develop|default|insecure|your.?key/i;

/** Keys that stand in published documents: RFC 7515 A.1. */
const PUBLISHED = [
  'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
].map((key) => Buffer.from(key, 'base64url').toString('latin1'));

/** Why a secret must not guard a production; null when nothing speaks against it. */
export function secretFault(written: string, bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes).toString('latin1');
  if (bytes.length < LEAST_SECRET_BYTES) return `is shorter than ${LEAST_SECRET_BYTES} bytes`;
  if (SAMPLE_WORDS.test(written) || SAMPLE_WORDS.test(text) || PUBLISHED.includes(text))
    return 'is a sample';
  return isPatterned(bytes) ? 'is not random' : null;
}

/** Few different bytes, or bytes that count up or down. */
function isPatterned(bytes: Uint8Array): boolean {
  const steps = bytes.map((byte, i) => byte - (bytes[i - 1] ?? 0));
  return new Set(bytes).size < LEAST_VARIETY || new Set(steps).size < LEAST_VARIETY;
}

const DEFAULT_PASSWORDS = [
  'postgres',
  'postgresql',
  'toolyard',
  'password',
  'passwd',
  'admin',
  'root',
  'secret',
  'changeme',
  'change-me',
  'example',
  'sample',
  'test',
  '123456',
  '12345678',
];
/** This machine: by name, by address, or by a socket in a folder. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|\/.*|)$/i;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** Why the password of a database address must not guard a production; null when nothing speaks against it. */
export function databasePasswordFault(address: string): string | null {
  const { hostname, username, password, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  const user = searchParams.get('user') ?? decodeURIComponent(username);
  const secret = searchParams.get('password') ?? decodeURIComponent(password);
  if (secret === '')
    return isLoopback(decodeURIComponent(host)) ? null : 'has no password for another machine';
  const isDefault = secret === user || DEFAULT_PASSWORDS.includes(secret.toLowerCase());
  return isDefault ? 'has a default password' : null;
}
