import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.ts';

/** SHA-256 of the empty text: 32 bytes without a pattern. */
const KEY = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';
/** SHA-256 of `b`. */
const ADMIN_KEY = 'PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0';
const production = {
  NODE_ENV: 'production',
  JWT_USER_KEYS: `2026-11:${KEY}`,
  JWT_ADMIN_KEYS: `2026-11:${ADMIN_KEY}`,
};

describe('C15: BUILD_ID', () => {
  it.each([
    [{}, null],
    [{ BUILD_ID: '' }, null],
    [{ BUILD_ID: '115bf85' }, '115bf85'],
  ])('%j: the build is %j', (env, build) => expect(readSettings(env).build).toBe(build));

  it('is a word that labels and pages can show', () =>
    expect(() => readSettings({ BUILD_ID: 'a "quoted" one' })).toThrow('BUILD_ID'));
});

describe('API_DOCS', () => {
  const KEYS = {
    JWT_USER_KEYS: `a:${'47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'}`,
    JWT_ADMIN_KEYS: `a:${'ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5yuYB3ha_uSLs'}`,
  };
  it.each([
    [{}, true],
    [{ NODE_ENV: 'production', ...KEYS }, true],
    [{ NODE_ENV: 'production', ...KEYS, API_DOCS: 'closed' }, false],
  ])('%j: the description of the API is served: %s', (env, apiDocs) =>
    expect(readSettings(env).apiDocs).toBe(apiDocs),
  );
});

describe('SAMPLE_EVENTS', () => {
  it.each([
    [{}, true],
    [{ SAMPLE_EVENTS: 'off' }, false],
    [production, false],
    [{ ...production, SAMPLE_EVENTS: 'on' }, true],
  ])('%j: an empty lottery gets sample events: %s', (env, sampleEvents) =>
    expect(readSettings(env).sampleEvents).toBe(sampleEvents),
  );
});

describe('C4: production without a way to write to its users', () => {
  const production = {
    NODE_ENV: 'production',
    JWT_USER_KEYS: 'a:47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
    JWT_ADMIN_KEYS: 'a:ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5yuYB3ha_uSLs',
  };
  const mail = { PUBLIC_URL: 'https://tools.example', SMTP_URL: 'smtp://mail.internal' };

  it('says what is missing and what that means', () => {
    const named = readSettings(production).warnings.map((warning) => warning.split(' ')[0]);
    expect(named).toEqual(['PUBLIC_URL', 'SMTP_URL', 'CONTACT_EMAIL']);
    expect(readSettings({}).warnings).toEqual([]);
  });

  it('refuses a mail server without a sender', () => {
    expect(() => readSettings({ ...production, ...mail })).toThrow(/^MAIL_FROM is needed/);
    const sender = {
      MAIL_FROM: 'Tools <no-reply@tools.example>',
      CONTACT_EMAIL: 'a@tools.example',
    };
    expect(readSettings({ ...production, ...mail, ...sender }).warnings).toEqual([]);
  });
});

describe('TIMESTAMP_URL and TIMESTAMP_CA', () => {
  const print = 'ab'.repeat(32);
  it.each([
    [{}, { url: null, trusted: [] }],
    [{ TIMESTAMP_URL: 'https://tsa.example/tsr' }, { url: 'https://tsa.example/tsr' }],
    [{ TIMESTAMP_URL: 'http://127.0.0.1:3180/' }, { url: 'http://127.0.0.1:3180/' }],
    [{ TIMESTAMP_URL: 'http://[::1]:3180/' }, { url: 'http://[::1]:3180/' }],
    [{ TIMESTAMP_CA: print.toUpperCase() }, { url: null, trusted: [print] }],
    [
      { TIMESTAMP_CA: `${'AB:'.repeat(31)}AB, ${'cd'.repeat(32)}` },
      { trusted: [print, 'cd'.repeat(32)] },
    ],
  ])('%j', (env, timestamps) => expect(readSettings(env).timestamps).toMatchObject(timestamps));

  it.each([
    ['TIMESTAMP_URL', 'http://tsa.example'],
    ['TIMESTAMP_URL', 'https://u:p@tsa.example'],
    ['TIMESTAMP_CA', print.slice(2)],
    ['TIMESTAMP_CA', `${print},`],
  ])('%s cannot be %s', (name, value) =>
    expect(() => readSettings({ [name]: value })).toThrow(name),
  );
});

describe('the brokers', () => {
  const client = { ALPACA_OAUTH_CLIENT_ID: 'id', ALPACA_OAUTH_CLIENT_SECRET: 'word' };

  it('development offers the simulated one, production none that is not named', () => {
    expect(readSettings({}).brokerage.providers).toEqual(['simulated']);
    expect(readSettings(production).brokerage.providers).toEqual([]);
    const named = { ...production, BROKERAGE_PROVIDERS: 'simulated' };
    expect(readSettings(named).brokerage.providers).toEqual(['simulated']);
    expect(readSettings({ BROKERAGE_PROVIDERS: 'none' }).brokerage.providers).toEqual([]);
  });

  it.each([
    [{ BROKERAGE_PROVIDERS: 'robinhood' }, /^BROKERAGE_PROVIDERS must be/],
    [{ BROKERAGE_PROVIDERS: 'alpaca' }, /^ALPACA_OAUTH_CLIENT_ID is needed/],
    [{ BROKERAGE_PROVIDERS: 'ibkr' }, /^IBKR_CONSUMER_KEY is needed/],
    [{ BROKERAGE_PROVIDERS: 'ibkr', IBKR_CONSUMER_KEY: 'X' }, /^IBKR_KEYS_DIR is needed/],
    [{ BROKERAGE_PROVIDERS: 'ibkr-gateway' }, /^IBKR_GATEWAY_OWNER is needed/],
    [
      { BROKERAGE_PROVIDERS: 'ibkr-gateway', IBKR_GATEWAY_OWNER: 'nobody' },
      /^IBKR_GATEWAY_OWNER must be/,
    ],
    [
      { BROKERAGE_PROVIDERS: 'alpaca', ...client, ALPACA_TOKEN_URL: 'http://alpaca.example' },
      /^ALPACA_TOKEN_URL must begin with https/,
    ],
    [
      {
        BROKERAGE_PROVIDERS: 'ibkr-gateway',
        IBKR_GATEWAY_OWNER: 'a@b.example',
        IBKR_GATEWAY_URL: 'https://gateway.example/v1/api',
        IBKR_GATEWAY_TLS: 'self-signed',
      },
      /^IBKR_GATEWAY_TLS must be verify/,
    ],
    [
      { ...production, BROKERAGE_PROVIDERS: 'alpaca', ...client },
      /^PUBLIC_URL is needed where BROKERAGE_PROVIDERS/,
    ],
  ])('%j is refused', (env, message) => expect(() => readSettings(env)).toThrow(message));

  it('all four at once, without doubles, in the order that is written', () => {
    const { brokerage } = readSettings({
      BROKERAGE_PROVIDERS: 'alpaca, ibkr-gateway,ibkr,simulated,alpaca',
      ...client,
      IBKR_GATEWAY_OWNER: 'Mei@Example.com',
      IBKR_GATEWAY_TLS: 'self-signed',
      IBKR_CONSUMER_KEY: 'TESTCONS1',
      IBKR_KEYS_DIR: '/keys',
    });
    expect(brokerage).toMatchObject({
      providers: ['alpaca', 'ibkr-gateway', 'ibkr', 'simulated'],
      ibkrGateway: { ownerEmail: 'mei@example.com', acceptsAnyCertificate: true },
      ibkr: { apiUrl: 'https://api.ibkr.com/v1/api', realm: 'limited_poa' },
      alpaca: { clientId: 'id', tokenUrl: null },
    });
  });
});

describe('settings', () => {
  it('an empty environment is development on the loopback, port 5001, data in ./data', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ mode: 'development', host: '127.0.0.1', port: 5001 });
    expect(settings).toMatchObject({ databaseUrl: null, trustProxy: false, manualClock: false });
    expect(settings).toMatchObject({ smtpUrl: null, metricsToken: null });
    expect(settings.dataDir).toMatch(/data$/);
  });

  it.each([
    ['PORT', '80000'],
    ['PORT', 'http'],
    ['HOST', 'no host'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://x'],
    ['REDIS_URL', 'memcached://x'],
    ['REDIS_URL', 'redis://'],
    ['PUBLIC_URL', 'toolyard'],
    ['SMTP_URL', 'mail.example.com:25'],
    ['SMTP_URL', 'smtp://'],
    ['METRICS_TOKEN', 'two words'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['PASSWORD_MIN_LENGTH', '5'],
    ['LOG_LEVEL', 'loud'],
    ['CLOCK', 'sundial'],
    ['ADMIN_SECOND_FACTOR', 'yes'],
    ['BOOTSTRAP_ADMIN_USERNAME', 'a'],
    ['BOOTSTRAP_ADMIN_PASSWORD', 'elevenchars'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  it.each(['1', '10.0.0.0/8', '127.0.0.1, fd00::/8'])('TRUST_PROXY may be %s', (value) => {
    expect(String(readSettings({ TRUST_PROXY: value }).trustProxy)).toBe(value);
  });

  it('production refuses CLOCK=manual and missing keys', () => {
    expect(() => readSettings({ ...production, CLOCK: 'manual' })).toThrow('CLOCK');
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('JWT_USER_KEYS');
    const { JWT_ADMIN_KEYS: _left, ...others } = production;
    expect(() => readSettings(others)).toThrow('JWT_ADMIN_KEYS');
    expect(readSettings(production)).toMatchObject({ mode: 'production', host: '0.0.0.0' });
  });

  it('AL-05 the sample superadmin is of development alone; production makes a password up', () => {
    const sample = { username: 'superadmin', password: 'toolyard-sample-1' };
    expect(readSettings({}).bootstrapAdmin).toEqual(sample);
    expect(readSettings(production).bootstrapAdmin).toEqual({ ...sample, password: null });
    expect(() =>
      readSettings({ ...production, BOOTSTRAP_ADMIN_PASSWORD: sample.password }),
    ).toThrow('BOOTSTRAP_ADMIN_PASSWORD');
  });

  it('a refusal never shows the value', () => {
    const secret = 'ftp://user:secret@host';
    expect(() => readSettings({ DATABASE_URL: secret })).not.toThrow('secret');
  });
});
