import { defineEntity, p } from '@mikro-orm/core';
import { REGISTER_LINE_TYPES, type LogLine, type RegisterLine } from '@toolyard/core/lottery/draw';
import { isOneOf } from './columns.ts';
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

/** The register of an event's entries; lines are added only. Line 0 is its start. */
export const LotteryRegisterTable = defineEntity({
  name: 'LotteryRegister',
  tableName: 'lottery_register',
  properties: {
    event: () =>
      p
        .manyToOne(LotteryEventTable)
        .mapToPk()
        .primary()
        .deleteRule('cascade')
        .updateRule('no action'),
    sequence: p.integer().primary(),
    hash: p.string().length(64),
    // No foreign key: the line stays when the entry goes.
    entryId: p.uuid().nullable(),
    type: p.string().length(10).$type<RegisterLine['type']>().nullable(),
    commitment: p.string().length(64).nullable(),
  },
  uniques: [{ name: 'lottery_register_entry', properties: ['entryId', 'type'] }],
  checks: [
    { name: 'lottery_register_type', expression: isOneOf('type', REGISTER_LINE_TYPES) },
    {
      name: 'lottery_register_line',
      expression: `("sequence" = 0) = ("entry_id" is null) and ("sequence" = 0) = ("type" is null) and ("sequence" = 0) = ("commitment" is null) and "sequence" >= 0`,
    },
  ],
});
