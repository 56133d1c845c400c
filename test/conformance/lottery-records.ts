import type { LotteryEntry, LotteryEvent } from '@toolyard/core/lottery';
import type { Texts } from '@toolyard/core/shared';
import { RandomUuids } from '@toolyard/security';
import { newId, NOON } from './repository-records.ts';

const texts = (en: string, zh: string): Texts => ({ en, 'zh-CN': zh });
const entryIds = new RandomUuids();

/** Open at NOON, with two prizes and texts that are not plain letters. */
export const anEvent = (change: Partial<LotteryEvent> = {}): LotteryEvent => {
  const closesAt = change.closesAt ?? NOON + 1;
  return {
    id: newId(),
    version: 1,
    stage: 'published',
    reason: '',
    organiser: { realm: 'admin', id: newId(), name: '林梅 🙂' },
    approval: null,
    title: texts('Workbench "draw" 🙂', '工作台抽奖'),
    description: texts('x'.repeat(1000), '奖'.repeat(1000)),
    opensAt: NOON - 1,
    closesAt,
    drawAt: closesAt + 600_000,
    capacity: null,
    needsVerifiedEmail: true,
    minAccountAge: 7,
    maxWeight: 3,
    daysPerChance: 30,
    isWithdrawable: true,
    alternates: 2,
    claimDays: 14,
    entropy: 'beacon',
    participants: 0,
    prizes: [
      {
        id: newId(),
        name: texts('Lamp', '台灯'),
        description: texts("it's bright", '很亮'),
        count: 9_999,
        image: 'lamp',
        picture: { hash: 'a'.repeat(64), alt: texts('A lamp', '一盏灯') },
      },
      {
        id: newId(),
        name: texts('Mug', '杯子'),
        description: texts('holds tea', '装茶'),
        count: 1,
        image: 'mug',
        picture: null,
      },
    ],
    rules: [texts('Second', '其二'), texts('First', '其一')],
    sample: false,
    publishedAt: NOON - 2,
    isDated: true,
    stampedAt: NOON + 7,
    resultAt: null,
    createdAt: NOON,
    updatedAt: NOON + 1,
    ...change,
  };
};

export const anEntry = (
  eventId: string,
  accountId: string | null,
  change: Partial<LotteryEntry> = {},
): LotteryEntry => ({
  id: entryIds.next(),
  eventId,
  accountId,
  weight: 2,
  enteredAt: NOON,
  language: 'zh-CN',
  hidesName: false,
  ...change,
});
