import { defineEntity, p } from '@mikro-orm/core';
import { EVENT_LIMITS, WINNER_STATES, type WinnerState } from '@toolyard/core/lottery';
import { FORFEIT_REASONS, type ForfeitReason } from '@toolyard/core/lottery/draw';
import { instant, isOneOf } from './columns.ts';
import { LotteryEntryTable } from './lottery-entry.table.ts';
import { LotteryEventTable } from './lottery-event.table.ts';

export const LotteryWinnerTable = defineEntity({
  name: 'LotteryWinner',
  tableName: 'lottery_winner',
  properties: {
    entry: () =>
      p
        .manyToOne(LotteryEntryTable)
        .mapToPk()
        .primary()
        .deleteRule('cascade')
        .updateRule('no action'),
    event: () => p.manyToOne(LotteryEventTable).mapToPk().deleteRule('cascade'),
    rank: p.integer(),
    prizeId: p.uuid().nullable(),
    state: p.string().length(20).$type<WinnerState>(),
    publicName: p.string().length(20),
    claimBy: instant().nullable(),
    claimedAt: instant().nullable(),
    forfeitReason: p.string().length(20).$type<ForfeitReason>().nullable(),
    forfeitNote: p.string().length(EVENT_LIMITS.reason),
    forfeitedAt: instant().nullable(),
    movedUpFor: p.integer().nullable(),
  },
  uniques: [{ name: 'lottery_winner_rank', properties: ['event', 'rank'] }],
  checks: [
    { name: 'lottery_winner_rank_range', expression: '"rank" >= 1' },
    { name: 'lottery_winner_state', expression: isOneOf('state', WINNER_STATES) },
    { name: 'lottery_winner_reason', expression: isOneOf('forfeit_reason', FORFEIT_REASONS) },
  ],
});
