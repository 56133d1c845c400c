import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { readSettings, SettingsError } from '@toolyard/api';
import { temporaryFolder } from '../support/app-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Also a busy machine refuses within this time; a program that goes on is ended after it. */
const LIMIT_MS = 60_000;

/** SHA-256 of the empty text and of `a`: 32 bytes without a pattern. */
const KEY = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';
const OTHER_KEY = 'ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5yuYB3ha_uSLs';
/** SHA-256 of `b`. */
const ADMIN_KEY = 'PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0';
const GOOD = {
  NODE_ENV: 'production',
  JWT_USER_KEYS: `2026-11:${KEY}`,
  JWT_ADMIN_KEYS: `2026-11:${ADMIN_KEY}`,
};
const SAMPLE = 'change-me-change-me-change-me-change-me-change-me';
const COUNTING = Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('base64url');

interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

/** Starts the server with nothing but this environment and waits for its end. */
function start(env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['api/dist/main.js'], {
      cwd: root,
      env: { PORT: '0', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const late = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
    child.once('close', (code) => {
      clearTimeout(late);
      resolve({ code, stderr });
    });
  });
}

type Environment = Readonly<Record<string, string | undefined>>;
type Bad = readonly [why: string, name: string, env: Environment];

const CASES: readonly Bad[] = [
  ['keys missing', 'JWT_USER_KEYS', { JWT_USER_KEYS: undefined }],
  ['keys empty', 'JWT_USER_KEYS', { JWT_USER_KEYS: '  ' }],
  ['keys without a name', 'JWT_USER_KEYS', { JWT_USER_KEYS: KEY }],
  ['a key of 31 bytes', 'JWT_USER_KEYS', { JWT_USER_KEYS: `k:${KEY.slice(0, 41)}` }],
  ['a short second key', 'JWT_USER_KEYS', { JWT_USER_KEYS: `k:${KEY},old:c2hvcnQ` }],
  ['a sample key', 'JWT_USER_KEYS', { JWT_USER_KEYS: `k:${SAMPLE}` }],
  ['a key of development', 'JWT_USER_KEYS', { JWT_USER_KEYS: `development:${KEY}` }],
  ['one letter', 'JWT_USER_KEYS', { JWT_USER_KEYS: `k:${'A'.repeat(43)}` }],
  ['a key that counts', 'JWT_USER_KEYS', { JWT_USER_KEYS: `k:${COUNTING}` }],
  ['one secret twice', 'JWT_USER_KEYS', { JWT_USER_KEYS: `new:${KEY},old:${KEY}` }],
  ['one name twice', 'JWT_USER_KEYS', { JWT_USER_KEYS: `k:${KEY},k:${OTHER_KEY}` }],
  ['admin keys missing', 'JWT_ADMIN_KEYS', { JWT_ADMIN_KEYS: undefined }],
  ['admin keys without a name', 'JWT_ADMIN_KEYS', { JWT_ADMIN_KEYS: ADMIN_KEY }],
  ['a short admin key', 'JWT_ADMIN_KEYS', { JWT_ADMIN_KEYS: `k:${ADMIN_KEY.slice(0, 41)}` }],
  ['a sample admin key', 'JWT_ADMIN_KEYS', { JWT_ADMIN_KEYS: `k:${SAMPLE}` }],
  ['one admin secret twice', 'JWT_ADMIN_KEYS', { JWT_ADMIN_KEYS: `a:${ADMIN_KEY},b:${ADMIN_KEY}` }],
  ['admin keys as user keys', 'JWT_ADMIN_KEYS', { JWT_ADMIN_KEYS: `admin:${KEY}` }],
  ['a short metrics token', 'METRICS_TOKEN', { METRICS_TOKEN: 'grafana-reads-this' }],
  ['a sample metrics token', 'METRICS_TOKEN', { METRICS_TOKEN: SAMPLE }],
  ['the key as metrics token', 'METRICS_TOKEN', { METRICS_TOKEN: KEY }],
  [
    'the default database password',
    'DATABASE_URL',
    { DATABASE_URL: 'postgres://postgres:postgres@db/app' },
  ],
  ['a word as database password', 'DATABASE_URL', { DATABASE_URL: 'postgres://u:toolyard@db/app' }],
  ['a database without password', 'DATABASE_URL', { DATABASE_URL: 'postgres://u@10.0.0.5/app' }],
  ['a default Redis password', 'REDIS_URL', { REDIS_URL: 'redis://:change-me@valkey:6379' }],
  ['a Redis elsewhere without password', 'REDIS_URL', { REDIS_URL: 'redis://valkey.internal' }],
  ['another kind of database', 'DATABASE_URL', { DATABASE_URL: 'mysql://u:hidden@db/app' }],
  [
    'the sample admin',
    'BOOTSTRAP_ADMIN_PASSWORD',
    { BOOTSTRAP_ADMIN_PASSWORD: 'toolyard-sample-1' },
  ],
  [
    'a short first password',
    'BOOTSTRAP_ADMIN_PASSWORD',
    { BOOTSTRAP_ADMIN_PASSWORD: 'elevenchars' },
  ],
  [
    'a first admin without a name',
    'BOOTSTRAP_ADMIN_USERNAME',
    { BOOTSTRAP_ADMIN_USERNAME: '林梅' },
  ],
  ['half a demand', 'ADMIN_SECOND_FACTOR', { ADMIN_SECOND_FACTOR: 'perhaps' }],
  ['a plain authority elsewhere', 'TIMESTAMP_URL', { TIMESTAMP_URL: 'http://stamps.example' }],
  ['a password in its address', 'TIMESTAMP_URL', { TIMESTAMP_URL: 'https://u:hidden@tsa.example' }],
  ['another kind of authority', 'TIMESTAMP_URL', { TIMESTAMP_URL: 'ftp://tsa.example' }],
  ['half a fingerprint', 'TIMESTAMP_CA', { TIMESTAMP_CA: 'ab:cd' }],
  ['debugging', 'DEBUG', { DEBUG: 'express:*' }],
  ['a clock by hand', 'CLOCK', { CLOCK: 'manual' }],
  ['unchecked certificates', 'NODE_TLS_REJECT_UNAUTHORIZED', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
  ['a mail server without host', 'SMTP_URL', { SMTP_URL: 'smtp://' }],
  ['mail over the web', 'SMTP_URL', { SMTP_URL: 'https://mailer:hidden@mail.internal' }],
  ['a public address without scheme', 'PUBLIC_URL', { PUBLIC_URL: 'tools.internal' }],
  ['a public address without TLS', 'PUBLIC_URL', { PUBLIC_URL: 'http://tools.internal' }],
  [
    'mail without a sender',
    'MAIL_FROM',
    { SMTP_URL: 'smtp://mail.internal', PUBLIC_URL: 'https://tools.example' },
  ],
  ['mail without a public address', 'PUBLIC_URL', { SMTP_URL: 'smtp://mail.internal' }],
  ['a port beyond the last', 'PORT', { PORT: '65536' }],
  ['a proxy that is none', 'TRUST_PROXY', { TRUST_PROXY: '10.0.0.300' }],
  ['N14: backups for nobody', 'BACKUP_RECIPIENT', { BACKUP_RECIPIENT: 'foo' }],
  ['N14: an unknown provider', 'MARKET_PROVIDER', { MARKET_PROVIDER: 'bloomberg' }],
  ['an unknown log level', 'LOG_LEVEL', { LOG_LEVEL: 'chatty' }],
  ['an unknown mode', 'NODE_ENV', { NODE_ENV: 'staging' }],
];

/** The message with which settings are refused. */
function refusal(env: Environment): string {
  try {
    readSettings(env);
  } catch (fault) {
    if (fault instanceof SettingsError) return fault.message;
    throw fault;
  }
  throw new Error('the settings were taken');
}

const environmentOf = (change: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...GOOD, ...change }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    ),
  );

describe('bad settings of production', () => {
  it('N14: a port that is taken ends the start before a password of a first superadmin is printed', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const dataDir = temporaryFolder('taken-port');
    const ended = await start({ ...GOOD, PORT: String(port), DATA_DIR: dataDir });
    other.close();
    expect(readdirSync(dataDir)).toEqual([]);
    expect(ended).toEqual({
      code: 1,
      stderr: 'HOST and PORT: nothing can listen there (EADDRINUSE)\n',
    });
  });

  it.each(CASES)('%s: refused, naming %s and not its value', (_why, name, change) => {
    const message = refusal(environmentOf(change));
    expect(message).toMatch(new RegExp(`^${name}\\b.*$`));
    const value = (change[name] ?? '').trim();
    const parts = [value, ...value.split(/[:@,/]+/)].filter((part) => part.length > 4);
    for (const part of parts.filter((each) => !ALLOWED.includes(each)))
      expect(message).not.toContain(part);
  });

  it.each([
    ['keys missing', 'JWT_USER_KEYS', { JWT_USER_KEYS: undefined }],
    ['debugging', 'DEBUG', { DEBUG: 'express:*' }],
    ['a data folder that cannot be made', 'DATA_DIR', { DATA_DIR: '/proc/toolyard' }],
  ])('%s: the server ends with one line that names %s', async (_why, name, change) => {
    const { code, stderr } = await start(environmentOf(change));
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^${name}\\b.*\\n$`));
    for (const value of Object.values<string | undefined>(change))
      if (value) expect(stderr).not.toContain(value);
  });
});

/** Words of a refusal that may also stand in a value: schemes, and what a variable must not be. */
const ALLOWED = ['manual', 'postgres', 'https'];
