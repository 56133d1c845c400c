import { defineEntity, p } from '@mikro-orm/core';
import { EVENT_LIMITS, PRIZE_IMAGES, type PrizePicture } from '@toolyard/core/lottery';
import type { Texts } from '@toolyard/core/shared';
import { isOneOf, isWithin, isTextsWithin } from './columns.ts';
import { LotteryEventTable } from './lottery-event.table.ts';

export const LotteryPrizeTable = defineEntity({
  name: 'LotteryPrize',
  tableName: 'lottery_prize',
  properties: {
    id: p.uuid().primary(),
    event: () => p.manyToOne(LotteryEventTable).mapToPk().deleteRule('cascade'),
    ordinal: p.smallint(),
    name: p.json<Texts>(),
    description: p.json<Texts>(),
    count: p.integer(),
    image: p.string().length(40),
    picture: p.json<PrizePicture>().nullable(),
  },
  uniques: [{ name: 'lottery_prize_place', properties: ['event', 'ordinal'] }],
  checks: [
    {
      name: 'lottery_prize_ordinal',
      expression: isWithin('ordinal', 0, EVENT_LIMITS.prizes - 1),
    },
    { name: 'lottery_prize_name', expression: isTextsWithin('name', EVENT_LIMITS.prizeName) },
    {
      name: 'lottery_prize_description',
      expression: isTextsWithin('description', EVENT_LIMITS.prizeDescription),
    },
    { name: 'lottery_prize_count', expression: isWithin('count', 1, EVENT_LIMITS.prizeCount) },
    { name: 'lottery_prize_image', expression: isOneOf('image', PRIZE_IMAGES) },
  ],
});

/** Pictures that were uploaded for the prizes of an event. */
export const LotteryPictureTable = defineEntity({
  name: 'LotteryPicture',
  tableName: 'lottery_picture',
  properties: {
    event: () =>
      p
        .manyToOne(LotteryEventTable)
        .mapToPk()
        .primary()
        .deleteRule('cascade')
        .updateRule('no action'),
    hash: p.string().length(64).primary(),
  },
  indexes: [{ name: 'lottery_picture_hash', properties: ['hash'] }],
});
