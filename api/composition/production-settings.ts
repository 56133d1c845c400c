import { KeyRingError, parseKeyRing } from '@toolyard/security';
import { SAMPLE_ADMIN } from './bootstrap-admin.ts';
import { SettingsError, text, type Environment } from './settings-readers.ts';
import { databasePasswordFault, isLoopback, secretFault } from './weak-secrets.ts';

const KEY_RINGS = ['JWT_USER_KEYS', 'JWT_ADMIN_KEYS'];
/** Addresses that get a key. */
const PROVIDER_URLS = [
  'POLYGON_BASE_URL',
  'POLYGON_STREAM_URL',
  'ALPACA_DATA_URL',
  'ALPACA_TRADING_URL',
];

/** What development may do and production may not; every refusal names its variable, never a value. */
export function refuseInProduction(env: Environment): void {
  refuse('DEBUG', text(env, 'DEBUG') && 'is refused in production');
  refuse('CLOCK', text(env, 'CLOCK') === 'manual' && 'must not be manual in production');
  const checksNoCertificates = text(env, 'NODE_TLS_REJECT_UNAUTHORIZED') === '0';
  refuse('NODE_TLS_REJECT_UNAUTHORIZED', checksNoCertificates && 'is refused in production');
  for (const name of KEY_RINGS) refuse(name, text(env, name) === null && 'is needed in production');
  const databaseUrl = text(env, 'DATABASE_URL');
  refuse('DATABASE_URL', databaseUrl !== null && databasePasswordFault(databaseUrl));
  const redisUrl = text(env, 'REDIS_URL');
  refuse('REDIS_URL', redisUrl !== null && databasePasswordFault(redisUrl));
  const isSample = text(env, 'BOOTSTRAP_ADMIN_PASSWORD') === SAMPLE_ADMIN.password;
  refuse('BOOTSTRAP_ADMIN_PASSWORD', isSample && 'is the sample of development');
  refuseUnsafeAddress(env);
  for (const name of PROVIDER_URLS)
    refuse(name, isOpen(text(env, name)) && 'must begin with https:// or wss:// in production');
  refuseWeakSecrets(env);
}

/** Mail needs links that work, and the cookie that keeps a session works over TLS alone. */
function refuseUnsafeAddress(env: Environment): void {
  const address = text(env, 'PUBLIC_URL');
  const sendsMail = text(env, 'SMTP_URL') !== null;
  refuse('PUBLIC_URL', address === null && sendsMail && 'is needed where SMTP_URL is given');
  const isAnonymous = sendsMail && text(env, 'MAIL_FROM') === null;
  refuse('MAIL_FROM', isAnonymous && 'is needed where SMTP_URL is given');
  refuse('PUBLIC_URL', isOpen(address) && 'must begin with https:// in production');
}

/** Whether what is sent to the address can be read on the way. */
const isOpen = (address: string | null): boolean =>
  address !== null && /^(http|ws):/i.test(address) && !isLoopback(new URL(address).hostname);

/** Optional production settings and the consequence of each missing one; logged at the start. */
export const productionWarnings = (env: Environment): string[] =>
  Object.entries({
    PUBLIC_URL: 'is not set: calls under any host name are answered',
    SMTP_URL: 'is not set: mails become files in DATA_DIR/outbox and reach nobody',
    CONTACT_EMAIL: 'is not set: the site shows a sample address',
  })
    .filter(([name]) => text(env, name) === null)
    .map(([name, meaning]) => `${name} ${meaning}`);

/** Every secret by itself, then against those before it. */
function refuseWeakSecrets(env: Environment): void {
  const seen = new Set<string>();
  for (const { name, written, bytes } of secretsOf(env)) {
    refuse(name, secretFault(written, bytes));
    const hex = Buffer.from(bytes).toString('hex');
    refuse(name, seen.has(hex) && 'holds a secret that is used twice');
    seen.add(hex);
  }
}

interface Secret {
  readonly name: string;
  readonly written: string;
  readonly bytes: Uint8Array;
}

function secretsOf(env: Environment): Secret[] {
  const rings = KEY_RINGS.flatMap((name) =>
    ringOf(env, name).map(({ id, secret }) => ({
      name,
      written: `${id}:${Buffer.from(secret).toString('base64url')}`,
      bytes: secret,
    })),
  );
  const token = text(env, 'METRICS_TOKEN');
  if (token === null) return rings;
  const bytes = Buffer.from(token, 'base64url');
  return [...rings, { name: 'METRICS_TOKEN', written: token, bytes }];
}

function ringOf(env: Environment, name: string): ReturnType<typeof parseKeyRing> | [] {
  const written = text(env, name);
  try {
    return written === null ? [] : parseKeyRing(written);
  } catch (fault) {
    if (!(fault instanceof KeyRingError)) throw fault;
    throw new SettingsError(`${name}: ${fault.message}`);
  }
}

function refuse(name: string, fault: string | false | null): void {
  if (fault) throw new SettingsError(`${name} ${fault}`);
}
