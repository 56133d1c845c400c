import { defineEntity, p } from '@mikro-orm/core';
import type { LogLine } from '@toolyard/core/lottery/draw';
import { LotteryEventTable } from './lottery-event.table.ts';

/** The committed seeds of events without a beacon, sealed. */
export const LotterySeedTable = defineEntity({
  name: 'LotterySeed',
  tableName: 'lottery_seed',
  properties: {
    event: () =>
      p
        .manyToOne(LotteryEventTable)
        .mapToPk()
        .primary()
        .deleteRule('cascade')
        .updateRule('no action'),
    sealedSeed: p.string().length(500),
  },
});

/** The public log of an event; lines are added only. */
export const LotteryLogTable = defineEntity({
  name: 'LotteryLog',
  tableName: 'lottery_log',
  properties: {
    event: () =>
      p
        .manyToOne(LotteryEventTable)
        .mapToPk()
        .primary()
        .deleteRule('cascade')
        .updateRule('no action'),
    sequence: p.integer().primary(),
    line: p.json<LogLine>(),
  },
  checks: [{ name: 'lottery_log_sequence', expression: '"sequence" >= 1' }],
});
