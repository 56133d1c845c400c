import { describe, expect, it } from '@jest/globals';
import { valueOf } from './values.ts';

describe('a text as a value of a type', () => {
  it('takes the end of a day as a time, and no time after it', () => {
    expect(valueOf('time', '24:00:00')).toEqual({ kind: 'time', value: '24:00:00' });
    expect(valueOf('time', '24:00:01')).toBeUndefined();
  });

  it('takes no 24:00 in a moment, which is the next day', () => {
    expect(valueOf('datetime', '2024-03-05T24:00:00')).toBeUndefined();
  });
});
