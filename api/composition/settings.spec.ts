import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.ts';

const KEYS = `k:${'a'.repeat(43)}`;
const production = { NODE_ENV: 'production', JWT_USER_KEYS: KEYS };

describe('settings', () => {
  it('an empty environment is development on the loopback, port 5001, data in ./data', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ mode: 'development', host: '127.0.0.1', port: 5001 });
    expect(settings).toMatchObject({ databaseUrl: null, trustProxy: false, manualClock: false });
    expect(settings.dataDir).toMatch(/data$/);
  });

  it.each([
    ['PORT', '80000'],
    ['PORT', 'http'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'toolyard'],
    ['TRUST_PROXY', 'yes'],
    ['PASSWORD_MIN_LENGTH', '5'],
    ['LOG_LEVEL', 'loud'],
    ['CLOCK', 'sundial'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  it('production refuses CLOCK=manual and missing keys', () => {
    expect(() => readSettings({ ...production, CLOCK: 'manual' })).toThrow('CLOCK');
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('JWT_USER_KEYS');
    expect(readSettings(production)).toMatchObject({ mode: 'production', host: '0.0.0.0' });
  });

  it('a refusal never shows the value', () => {
    const secret = 'ftp://user:secret@host';
    expect(() => readSettings({ DATABASE_URL: secret })).not.toThrow('secret');
  });
});
