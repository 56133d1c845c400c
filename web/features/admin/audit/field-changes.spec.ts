import { describe, expect, it } from '@jest/globals';
import { exactTime } from './exact-time.ts';
import { fieldChanges, shownValue } from './field-changes.ts';

const kinds = (...states: Parameters<typeof fieldChanges>) =>
  Object.fromEntries(fieldChanges(...states).map(({ field, kind }) => [field, kind]));

it('A40: an exact time has seconds and the offset of its zone', () => {
  for (const language of ['en', 'zh-CN'] as const) {
    const written = exactTime('2026-11-20T08:00:05.250Z', language);
    expect(written).toMatch(/\d\d:\d\d:05/);
    expect(written).toMatch(/GMT[+-]\d/);
  }
});

describe('the fields of an entry', () => {
  it('are added, removed, changed or the same', () => {
    const before = { title: 'A', order: 1, badges: ['NEW'], gone: 'x' };
    const after = { title: 'B', order: 1, badges: ['NEW'], come: null };
    expect(kinds(before, after)).toEqual({
      title: 'changed',
      order: 'same',
      badges: 'same',
      gone: 'removed',
      come: 'added',
    });
  });

  it('of something new are all added, of something deleted all removed', () => {
    expect(kinds(null, { title: 'A' })).toEqual({ title: 'added' });
    expect(kinds({ title: 'A' }, null)).toEqual({ title: 'removed' });
    expect(kinds(null, null)).toEqual({});
  });

  it('a list counts by its entries and their order, and null is a value', () => {
    expect(kinds({ a: ['x', 'y'], b: null }, { a: ['y', 'x'], b: '' })).toEqual({
      a: 'changed',
      b: 'changed',
    });
  });

  it('are shown as a reader reads them', () => {
    const shown = (value: unknown) => shownValue(value, (yes) => (yes ? 'Yes' : 'No'));
    expect([null, undefined, '', []].map(shown)).toEqual(['--', '--', '--', '--']);
    expect(shown(['NEW', 'HOT'])).toBe('NEW, HOT');
    expect([false, true, 0, '工具'].map(shown)).toEqual(['No', 'Yes', '0', '工具']);
    expect(shown({ a: 1 })).toContain('"a": 1');
  });
});
