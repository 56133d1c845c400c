import { describe, expect, it } from '@jest/globals';
import {
  secondFactorState,
  consumeRecoveryCode,
  consumeTotpStep,
  formatRecoveryCode,
  parseCode,
  type SecondFactor,
} from './second-factor.ts';

const FACTOR: SecondFactor = {
  ownerId: 'u',
  version: 3,
  sealedSecret: 's',
  confirmedAt: 1,
  lastStep: 100,
  recoveryHashes: ['a', 'b'],
  createdAt: 1,
  updatedAt: 1,
};

describe('a typed code', () => {
  it.each([
    ['six digits are the app’s', '012345', { kind: 'app', code: '012345' }],
    ['with a blank between', ' 012 345 ', { kind: 'app', code: '012345' }],
    ['full-width digits of a Chinese keyboard', '０１２３４５', { kind: 'app', code: '012345' }],
    ['seven digits are none of the app’s', '0123456', { kind: 'recovery', code: '0123456' }],
    ['case and hyphens do not matter', 'AB-c d', { kind: 'recovery', code: 'abcd' }],
    ['letters that look like digits are those', 'oOiIlL', { kind: 'recovery', code: '001111' }],
  ])('%s', (_case, text, expected) => expect(parseCode(text)).toEqual(expected));

  it('a shown recovery code is read back', () => {
    const code = '0123456789abcdefghjkmnpq';
    expect(formatRecoveryCode(code)).toBe('012345-6789ab-cdefgh-jkmnpq');
    expect(parseCode(formatRecoveryCode(code))).toEqual({ kind: 'recovery', code });
  });
});

describe('a second factor', () => {
  it('its step goes up only', () => {
    expect(consumeTotpStep(FACTOR, 100, 9)).toBeNull();
    expect(consumeTotpStep(FACTOR, 99, 9)).toBeNull();
    expect(consumeTotpStep(FACTOR, 101, 9)).toEqual({
      ...FACTOR,
      version: 4,
      lastStep: 101,
      updatedAt: 9,
    });
    expect(consumeTotpStep({ ...FACTOR, lastStep: null }, 0, 9)).toMatchObject({ lastStep: 0 });
  });

  it('a recovery code leaves the list', () => {
    expect(consumeRecoveryCode(FACTOR, 'a', 9)).toEqual({
      ...FACTOR,
      version: 4,
      recoveryHashes: ['b'],
      updatedAt: 9,
    });
    expect(consumeRecoveryCode(FACTOR, 'c', 9)).toBeNull();
  });

  it('its owner sees whether it is on', () => {
    expect(secondFactorState(FACTOR)).toEqual({
      enabled: true,
      confirmedAt: 1,
      recoveryCodesLeft: 2,
    });
    expect(secondFactorState({ ...FACTOR, confirmedAt: null }).enabled).toBe(false);
    expect(secondFactorState(null)).toEqual({
      enabled: false,
      confirmedAt: null,
      recoveryCodesLeft: 0,
    });
  });
});
