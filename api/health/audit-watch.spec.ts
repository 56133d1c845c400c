import { describe, expect, it } from '@jest/globals';
import { AuditWatch } from './audit-watch.ts';

const END = { sequence: 9, hash: 'h' };

describe('C6: the watch over the audit log', () => {
  it('a break is logged once, with what to do, and again when it is another', () => {
    const logged: [object, string?][] = [];
    const watch = new AuditWatch({
      error: (line: object, text?: string) => void logged.push([line, text]),
    });
    watch.update({ end: END, broken: null, checkedAt: 1 });
    expect([watch.broken, watch.entries, logged.length]).toEqual([null, 9, 0]);
    for (const sequence of [2, 2, 3])
      watch.update({ end: END, broken: { sequence, fault: 'altered' }, checkedAt: 2 });
    expect(logged.map(([line]) => line)).toEqual([
      { sequence: 2, fault: 'altered' },
      { sequence: 3, fault: 'altered' },
    ]);
    expect(logged[0]?.[1]).toContain('npm run verify-audit');
    expect(watch.broken).toEqual({ sequence: 3, fault: 'altered' });
  });
});
