import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INVITATION_DAYS, type AttemptLimits } from '@toolyard/core/accounts';
import { readBrokerage, type BrokerageSettings } from './brokerage-settings.ts';
import { readBootstrapAdmin } from './bootstrap-admin.ts';
import { readContact, type ContactSettings } from './contact-settings.ts';
import { readMarket, type MarketSettings } from './market-settings.ts';
import { productionWarnings, refuseInProduction } from './production-settings.ts';
import { integer, matching, oneOf, text, url, type Environment } from './settings-readers.ts';
import { readTimestamps, type TimestampSettings } from './timestamp-settings.ts';
import { trustProxy } from './trust-proxy.ts';

export { SettingsError } from './settings-readers.ts';

const MODES = ['development', 'test', 'production'] as const;
type Mode = (typeof MODES)[number];
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Everything that the environment decides. Only this module reads it; docs/operations.md lists it. */
export interface Settings {
  readonly mode: Mode;
  /** What was built, such as a commit; null where the builder did not say. */
  readonly build: string | null;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** URL of the shared counters of several servers; null counts per server. */
  readonly redisUrl: string | null;
  readonly chainFilesDir: string | null;
  readonly marketSeed: string;
  readonly brokerage: BrokerageSettings;
  readonly market: MarketSettings;
  readonly jwtUserKeys: string | null;
  readonly jwtAdminKeys: string | null;
  /** With what the first superadmin signs in; the password is made up where it is null. */
  readonly bootstrapAdmin: { readonly username: string; readonly password: string | null };
  /** Whether superadmins must have a second factor. */
  readonly adminSecondFactorRequired: boolean;
  readonly publicUrl: string | null;
  /** The mail server; without one, mail is put into the outbox. */
  readonly smtpUrl: string | null;
  /** Who our mail is from. */
  readonly mailFrom: string;
  /** Lets a caller from elsewhere read the metrics. */
  readonly metricsToken: string | null;
  /** Express's `trust proxy`: how many proxies stand before us, or their addresses; false = none. */
  readonly trustProxy: number | string | false;
  /** Public key for which backups are encrypted; null leaves them plain. */
  readonly backupRecipient: string | null;
  readonly passwordMinLength: number;
  /** For how many days the link of an invitation can be used. */
  readonly invitationDays: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly manualClock: boolean;
  /** Whether the description of the API is served at /api/docs. */
  readonly apiDocs: boolean;
  /** Whether a database that PostgreSQL does not know is created. */
  readonly createDatabase: boolean;
  /** Points per minute and address for market requests. */
  readonly marketQuota: number;
  /** Points per minute and account for writes and expensive reads. */
  readonly accountQuota: number;
  /** Points per minute and API key. */
  readonly apiKeyQuota: number;
  /** Points per minute and address for prize draws: lists, proofs and calendars. */
  readonly lotteryQuota: number;
  readonly timestamps: TimestampSettings;
  /** Folder of the product's own pages, which a start publishes; null publishes none. */
  readonly productPagesDir: string | null;
  /** Whether a lottery without any event gets sample events at start. */
  readonly sampleEvents: boolean;
  /** Points per minute and address for published articles. */
  readonly contentQuota: number;
  /** Spaces that an account may own. */
  readonly contentSpaces: number;
  /** Articles of a space. */
  readonly contentArticles: number;
  /** Megabytes that the pictures of a space may have. */
  readonly contentMedia: number;
  /** Connections that one address may have, while it is not a trusted proxy. */
  readonly connectionsPerAddress: number;
  /** Days after which audit entries lose what may name a person. */
  readonly auditDetailsDays: number;
  /** Attempts per minute to sign in, register or set a password. */
  readonly attempts: AttemptLimits;
  /** Milliseconds that a call waits for the database or for a password to be hashed; null for the limits of each. */
  readonly maxWaitMs: number | null;
  readonly webDir: string;
  readonly contact: ContactSettings;
  /** What production does without; logged at the start. */
  readonly warnings: readonly string[];
}

/** An address, or a name and an address in angle brackets; no line breaks, no second address. */
const MAIL_FROM = /^(?:[^\s@<>,;]+@[^\s@<>,;]+|[^@<>,;\p{Cc}]+ <[^\s@<>,;]+@[^\s@<>,;]+>)$/u;

const PACKAGE_ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where the data is: all that a backup needs to know. */
export const readPlaces = (
  env: Environment,
): Pick<Settings, 'dataDir' | 'databaseUrl' | 'createDatabase'> => ({
  dataDir: resolve(text(env, 'DATA_DIR') ?? './data'),
  databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
  createDatabase: oneOf(env, 'CREATE_DATABASE', ['0', '1'], '0') === '1',
});

/** The form of a public key of age; `assertRecipient` checks the key itself. */
const RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/;

/** Public key for which backups are encrypted. */
export const readBackupRecipient = (env: Environment): string | null =>
  matching(env, 'BACKUP_RECIPIENT', RECIPIENT, 'a public key of age: age1…');

/** The folder of the repository, from source and from `dist` alike. */
const repository = /[\\/]dist[\\/]?$/.test(PACKAGE_ROOT)
  ? resolve(PACKAGE_ROOT, '../..')
  : resolve(PACKAGE_ROOT, '..');

const ATTEMPTS: AttemptLimits = {
  total: 200,
  perNetwork: 30,
  perNetworkUnderLoad: 5,
  trustedDevicesPerNetwork: 60,
};
const BOUNDLESS: AttemptLimits = {
  total: 1e6,
  perNetwork: 1e6,
  perNetworkUnderLoad: 1e6,
  trustedDevicesPerNetwork: 1e6,
};

export function readSettings(env: Environment): Settings {
  const mode = oneOf(env, 'NODE_ENV', MODES, 'development');
  const settings: Settings = {
    mode,
    build: matching(env, 'BUILD_ID', /^[\w.+-]{1,64}$/, 'at most 64 letters, digits and . _ + -'),
    port: integer(env, 'PORT', 5001, [0, 65_535]),
    host:
      matching(env, 'HOST', /^[\w.:-]+$/, 'an address or a host name') ??
      (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    ...readPlaces(env),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    chainFilesDir: text(env, 'CHAIN_FILES_DIR'),
    marketSeed: text(env, 'MARKET_SEED') ?? 'toolyard',
    brokerage: readBrokerage(env, mode === 'production'),
    market: readMarket(env),
    jwtUserKeys: text(env, 'JWT_USER_KEYS'),
    jwtAdminKeys: text(env, 'JWT_ADMIN_KEYS'),
    bootstrapAdmin: readBootstrapAdmin(env, mode === 'production'),
    adminSecondFactorRequired:
      oneOf(env, 'ADMIN_SECOND_FACTOR', ['optional', 'required'], 'optional') === 'required',
    publicUrl: url(env, 'PUBLIC_URL', ['http:', 'https:']),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom:
      matching(
        env,
        'MAIL_FROM',
        MAIL_FROM,
        'an address, or a name and an address as in Name <a@b.c>',
      ) ?? 'Toolyard <no-reply@toolyard.example>',
    metricsToken: matching(env, 'METRICS_TOKEN', /^[\w-]+={0,2}$/, 'letters, digits, - and _'),
    trustProxy: trustProxy(env),
    backupRecipient: readBackupRecipient(env),
    invitationDays: integer(env, 'INVITATION_DAYS', INVITATION_DAYS, [1, 60]),
    passwordMinLength: integer(env, 'PASSWORD_MIN_LENGTH', 6, [6, 128]),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    manualClock: oneOf(env, 'CLOCK', ['system', 'manual'], 'system') === 'manual',
    apiDocs: oneOf(env, 'API_DOCS', ['open', 'closed'], 'open') === 'open',
    marketQuota: integer(env, 'MARKET_QUOTA', 600, [1, 1e6]),
    accountQuota: integer(env, 'ACCOUNT_QUOTA', mode === 'test' ? 1e6 : 600, [1, 1e6]),
    apiKeyQuota: integer(env, 'API_KEY_QUOTA', 600, [1, 1e6]),
    lotteryQuota: integer(env, 'LOTTERY_QUOTA', 600, [1, 1e6]),
    timestamps: readTimestamps(env),
    productPagesDir:
      oneOf(env, 'PRODUCT_PAGES', ['on', 'off'], mode === 'test' ? 'off' : 'on') === 'on'
        ? resolve(repository, 'content')
        : null,
    sampleEvents:
      oneOf(env, 'SAMPLE_EVENTS', ['on', 'off'], mode === 'production' ? 'off' : 'on') === 'on',
    contentQuota: integer(env, 'CONTENT_QUOTA', 600, [1, 1e6]),
    contentSpaces: integer(env, 'CONTENT_SPACES', 5, [1, 1e4]),
    contentArticles: integer(env, 'CONTENT_ARTICLES', 2_000, [1, 1e5]),
    contentMedia: integer(env, 'CONTENT_MEDIA', 50, [1, 1e5]),
    connectionsPerAddress: integer(
      env,
      'CONNECTIONS_PER_ADDRESS',
      mode === 'test' ? 4_096 : 100,
      [1, 4_096],
    ),
    auditDetailsDays: integer(env, 'AUDIT_DETAILS_DAYS', 730, [30, 36_500]),
    // Suites share the loopback; those about throttling set their own.
    attempts: mode === 'test' ? BOUNDLESS : ATTEMPTS,
    // A busy machine answers late; suites about refusals set null.
    maxWaitMs: mode === 'test' ? 30_000 : null,
    webDir: resolve(repository, 'web/dist'),
    contact: readContact(env),
    warnings: mode === 'production' ? productionWarnings(env) : [],
  };
  if (mode === 'production') refuseInProduction(env);
  return settings;
}
