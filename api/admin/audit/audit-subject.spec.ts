import { expect, it } from '@jest/globals';
import { toShownAuditEntry } from './audit.dto.ts';

const entry = (name: string, symbol: string | null) => ({
  ...{ detailsHash: null, erasure: null },
  ...{ sequence: 1, previousHash: '0', hash: '1', salt: null, erasedBy: null, actorName: null },
  ...{ at: 0, actor: { realm: 'user', id: 'u' } as const, action: 'strategy.saved', address: '' },
  subject: { kind: 'strategy', id: 's', name },
  before: null,
  after: symbol === null ? null : { name, symbol },
});

it.each([
  ['named after its structure', 'SPY Iron condor', 'SPY', 'SPY 铁鹰式'],
  [
    'named by its user as a structure of another symbol',
    'QQQ Iron condor',
    'SPY',
    'QQQ Iron condor',
  ],
  ['whose details are erased', 'SPY Iron condor', null, 'SPY Iron condor'],
])('a strategy %s', (_case, name, symbol, shown) =>
  expect(toShownAuditEntry(entry(name, symbol), 'zh-CN').subject?.name).toBe(shown),
);
