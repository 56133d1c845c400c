import { describe, expect, it } from '@jest/globals';
import { TOTP, URI } from 'otpauth';
import { parseKeyRing, SealedBox, TotpCodes, totpStep, type KeyRing } from './index.ts';

const ring = (...names: readonly string[]): KeyRing =>
  parseKeyRing(
    names.map((name) => `${name}:${Buffer.alloc(32, name).toString('base64url')}`).join(),
  );

const OWNER = { userId: 'user-1', account: '林梅@example.com' };
const STEP = 30_000;
const NOW = Date.UTC(2026, 10, 21, 16, 30);
const codeAt = (secret: string, at: number) => new TOTP({ secret }).generate({ timestamp: at });

describe('codes of an authenticator app', () => {
  /** RFC 6238, appendix B: times in seconds and codes of eight digits, of which apps show the last six. */
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('RFC 6238 at %d s', (seconds, published) => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const step = Math.floor(seconds / 30);
    expect(totpStep(secret, published.slice(2), seconds * 1000)).toBe(step);
  });

  it('one of the step before or after is taken for what it is, one beyond is not', () => {
    const codes = new TotpCodes(ring('a'));
    const { secret, sealed } = codes.newSecret(OWNER);
    const stepOf = (at: number) => codes.stepOf(codeAt(secret, at), sealed, OWNER.userId, NOW);
    const now = NOW / STEP;
    expect([-1, 0, 1].map((n) => stepOf(NOW + n * STEP))).toEqual([now - 1, now, now + 1]);
    expect([-2, 2].map((n) => stepOf(NOW + n * STEP))).toEqual([null, null]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is no code', (code) => {
    const codes = new TotpCodes(ring('a'));
    const { sealed } = codes.newSecret(OWNER);
    expect(codes.stepOf(code, sealed, OWNER.userId, NOW)).toBeNull();
  });

  it('a secret has 160 bits and stands in the address that apps scan, with issuer and account', () => {
    const { secret, uri } = new TotpCodes(ring('a')).newSecret(OWNER);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const scanned = URI.parse(uri);
    expect(scanned).toBeInstanceOf(TOTP);
    expect(scanned).toMatchObject({
      issuer: 'Toolyard',
      label: OWNER.account,
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
    });
    expect(scanned.secret.base32).toBe(secret);
  });

  it('no two secrets and no two recovery codes are alike', () => {
    const codes = new TotpCodes(ring('a'));
    const made = Array.from({ length: 100 }, () => [
      codes.newSecret(OWNER).secret,
      codes.newRecoveryCode(),
    ]).flat();
    expect(new Set(made).size).toBe(200);
  });

  it('a recovery code has 24 symbols, none of which looks like another', () => {
    const codes = new TotpCodes(ring('a'));
    for (let i = 0; i < 100; i++)
      expect(codes.newRecoveryCode()).toMatch(/^[0-9a-hjkmnp-tv-z]{24}$/);
  });

  it('a sealed secret is good for its owner only', () => {
    const codes = new TotpCodes(ring('a'));
    const { secret, sealed } = codes.newSecret(OWNER);
    expect(sealed).not.toContain(secret);
    expect(codes.stepOf(codeAt(secret, NOW), sealed, 'user-2', NOW)).toBe('unreadable');
  });
});

describe('a sealed box', () => {
  const box = new SealedBox(ring('a'), 'tests');

  it('opens what it sealed, for the same purpose and the same bond', () => {
    const sealed = box.seal('梅', 'user-1');
    expect(box.open(sealed, 'user-1')).toBe('梅');
    expect(box.open(sealed, 'user-2')).toBeNull();
    expect(new SealedBox(ring('a'), 'something else').open(sealed, 'user-1')).toBeNull();
  });

  it('seals the same text differently each time', () =>
    expect(box.seal('x', 'y')).not.toBe(box.seal('x', 'y')));

  it('a new first key seals, the old one still opens; a key that is gone opens nothing', () => {
    const old = box.seal('x', 'y');
    const both = new SealedBox(ring('b', 'a'), 'tests');
    expect(both.open(old, 'y')).toBe('x');
    expect(both.seal('x', 'y')).toMatch(/^b\./);
    expect(new SealedBox(ring('b'), 'tests').open(old, 'y')).toBeNull();
  });

  it('opens nothing of which one bit differs', () => {
    const [id, encoded = ''] = box.seal('secret', 'y').split('.');
    const bytes = Buffer.from(encoded, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(box.open(`${id}.${changed.toString('base64url')}`, 'y')).toBeNull();
    }
  });

  it.each(['', 'a', 'a.', 'a.AAAA', '.', 'b.AAAA', 'a.'.padEnd(60, 'A')])('opens no %j', (text) =>
    expect(box.open(text, 'y')).toBeNull(),
  );

  it('fits the column it is kept in', () => {
    const longest = parseKeyRing(`${'k'.repeat(40)}:${Buffer.alloc(32, 1).toString('base64url')}`);
    const { sealed } = new TotpCodes(longest).newSecret(OWNER);
    expect(sealed.length).toBeLessThanOrEqual(200);
  });
});
