import { createHash } from 'node:crypto';
import type { NewAuditEntry, Digest } from '@toolyard/core/audit';
import fc from 'fast-check';

export const sha256: Digest = (text) => createHash('sha256').update(text).digest('hex');

export const aNote = (change: Partial<NewAuditEntry> = {}): NewAuditEntry => ({
  at: Date.UTC(2026, 0, 5, 15, 0, 0, 7),
  actor: { realm: 'visitor', id: null },
  action: 'tool.updated',
  subject: { kind: 'tool', id: 'data-analysis', name: 'Data Analysis' },
  before: { title: 'Data Analysis', order: 30 },
  after: { title: '数据分析', order: 30 },
  address: '192.0.2.0/24',
  ...change,
});

/** Values of JSON as a database can keep them: no NUL, no halves of surrogate pairs. */
const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const state = fc.option(
  fc.dictionary(
    text,
    fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        text,
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(text, tie('value'), { maxKeys: 3 }),
      ),
    })).value,
    { maxKeys: 5 },
  ),
);

/** Notes of every shape. */
export const notes: fc.Arbitrary<NewAuditEntry> = fc.record({
  at: fc.integer({ min: 0, max: Date.UTC(2100, 0) }),
  actor: fc.oneof(
    fc.record({ realm: fc.constantFrom('user', 'admin'), id: fc.uuid() }),
    fc.record({ realm: fc.constantFrom('visitor', 'system'), id: fc.constant(null) }),
  ),
  action: fc.constantFrom('tool.updated', 'user.deleted', 'session.begun'),
  subject: fc.option(fc.record({ kind: fc.constantFrom('tool', 'user'), id: text, name: text })),
  before: state,
  after: state,
  address: fc.constantFrom('', '192.0.2.0/24'),
});
