import { defineEntity, p } from '@mikro-orm/core';
import type { CapitalEntry } from '@toolyard/core/options/capital';
import { instant, money } from './columns.ts';
import { ownerKey } from './user-account.table.ts';

export const CapitalLedgerTable = defineEntity({
  name: 'CapitalLedger',
  tableName: 'capital_ledger',
  properties: {
    owner: ownerKey,
    version: p.integer(),
    startingCapital: money(),
    entries: p.json<readonly CapitalEntry[]>(),
    updatedAt: instant(),
  },
  checks: [
    { name: 'capital_ledger_version', expression: '"version" >= 1' },
    { name: 'capital_ledger_starting_capital', expression: '"starting_capital" > 0' },
  ],
});
