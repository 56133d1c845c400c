import { describe, expect, it } from '@jest/globals';
import { isCounterPlausible } from './passkey.ts';

describe('a signature counter', () => {
  it.each([
    ['stays 0 where the authenticator does not count', 0, 0, true],
    ['begins to count', 0, 1, true],
    ['grows by more than one: it also counts sign-ins elsewhere', 5, 9, true],
    ['stands still: a copy may be in use', 5, 5, false],
    ['falls: a copy may be in use', 5, 4, false],
    ['falls to 0: a copy may be in use', 5, 0, false],
  ])('%s', (_case, stored, counter, plausible) =>
    expect(isCounterPlausible(stored, counter)).toBe(plausible),
  );
});
