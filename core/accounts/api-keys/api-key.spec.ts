import { describe, expect, it } from '@jest/globals';
import { checkApiKey, isApiKeyExpired, lastDayOf } from './api-key.ts';
import { apiKeyHint, crc32, formatApiKey, isApiKeyFormat } from './api-key-format.ts';

const NOON = Date.UTC(2026, 10, 27, 12);
const DRAFT = { name: ' Report ', scopes: ['market:read'], expiresOn: '2026-12-27' };
const codeOf = (change: Partial<typeof DRAFT>) => {
  const checked = checkApiKey({ ...DRAFT, ...change }, NOON);
  return checked.ok ? null : checked.error.code;
};

describe('API keys', () => {
  it('a key is valid until its last day has ended in UTC', () => {
    const checked = checkApiKey(DRAFT, NOON);
    if (!checked.ok) throw checked.error;
    const { expiresAt } = checked.value;
    expect(checked.value).toEqual({ name: 'Report', scopes: ['market:read'], expiresAt });
    expect(isApiKeyExpired({ expiresAt }, Date.UTC(2026, 11, 27, 23, 59, 59, 999))).toBe(false);
    expect(isApiKeyExpired({ expiresAt }, Date.UTC(2026, 11, 28))).toBe(true);
    expect(lastDayOf({ expiresAt })).toBe(DRAFT.expiresOn);
  });

  it.each([
    ['today', '2026-11-27', null],
    ['365 days from today', '2027-11-27', null],
    ['yesterday', '2026-11-26', 'API_KEY_EXPIRY_INVALID'],
    ['366 days from today', '2027-11-28', 'API_KEY_EXPIRY_INVALID'],
    ['a day that does not exist', '2027-02-29', 'API_KEY_EXPIRY_INVALID'],
    ['no day', '', 'API_KEY_EXPIRY_INVALID'],
  ])('last day: %s', (_case, expiresOn, code) => expect(codeOf({ expiresOn })).toBe(code));

  it.each([
    ['none', [], 'API_KEY_SCOPES_INVALID'],
    ['one twice', ['market:read', 'market:read'], null],
    ['an unknown one', ['market:read', 'account:own'], 'API_KEY_SCOPES_INVALID'],
    ['of the console', ['console:use'], 'API_KEY_SCOPES_INVALID'],
  ])('scopes: %s', (_case, scopes, code) => expect(codeOf({ scopes })).toBe(code));

  it.each([
    ['blank', ' ', 'NAME_INVALID'],
    ['longer than 100 characters', 'a'.repeat(101), 'NAME_INVALID'],
    ['invisible', '\u200B', 'NAME_INVISIBLE'],
  ])('name: %s', (_case, name, code) => expect(codeOf({ name })).toBe(code));
});

describe('the format of API keys', () => {
  const random = 'a1B2'.repeat(8);
  const key = formatApiKey(random);

  it('CRC-32 of the check value', () => expect(crc32('123456789')).toBe(0xcb_f4_39_26));

  it('a key is the prefix, 32 random characters and 6 of the checksum', () => {
    expect(key).toMatch(/^ty_(a1B2){8}[0-9A-Za-z]{6}$/);
    expect(isApiKeyFormat(key)).toBe(true);
    expect(apiKeyHint(key)).toBe('ty_a1B2');
  });

  it('every single wrong character is recognised', () => {
    for (let at = 3; at < key.length; at++) {
      const other = key.charAt(at) === 'x' ? 'y' : 'x';
      expect(isApiKeyFormat(`${key.slice(0, at)}${other}${key.slice(at + 1)}`)).toBe(false);
    }
  });

  it.each(['', 'ty_', key.slice(0, -1), `${key}0`, ` ${key}`, `${key}\n`, key.toLowerCase()])(
    'no key: %j',
    (text) => expect(isApiKeyFormat(text)).toBe(false),
  );
});
