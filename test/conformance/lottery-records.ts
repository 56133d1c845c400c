import type { LotteryEvent } from '@toolyard/core/lottery';
import type { Texts } from '@toolyard/core/shared';
import { newId, NOON } from './repository-records.ts';

const texts = (en: string, zh: string): Texts => ({ en, 'zh-CN': zh });

/** Open at NOON, with two prizes and texts that are not plain letters. */
export const anEvent = (change: Partial<LotteryEvent> = {}): LotteryEvent => ({
  id: newId(),
  version: 1,
  title: texts('Workbench "draw" 🙂', '工作台抽奖'),
  description: texts('x'.repeat(1000), '奖'.repeat(1000)),
  opensAt: NOON - 1,
  closesAt: NOON + 1,
  participants: 0,
  prizes: [
    {
      id: newId(),
      name: texts('Lamp', '台灯'),
      description: texts("it's bright", '很亮'),
      count: 10_000,
      image: 'lamp',
    },
    {
      id: newId(),
      name: texts('Mug', '杯子'),
      description: texts('holds tea', '装茶'),
      count: 1,
      image: 'mug',
    },
  ],
  rules: [texts('Second', '其二'), texts('First', '其一')],
  sample: false,
  createdAt: NOON,
  updatedAt: NOON + 1,
  ...change,
});
