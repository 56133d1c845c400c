import { describe, expect, it } from '@jest/globals';
import { parsePersonName } from './user.ts';

describe('the name of a person', () => {
  it('has up to 100 characters, however they are stored', () => {
    expect(parsePersonName('𠮷'.repeat(100))).toMatchObject({ ok: true });
    expect(parsePersonName('𠮷'.repeat(101))).toMatchObject({ error: { code: 'NAME_INVALID' } });
  });
});
