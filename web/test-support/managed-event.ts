import type { ManagedEventResponse } from '../api/generated.ts';

export const MANAGED_ID = '01990000-0000-7000-8000-000000000020';

/** An event as those who run it see it: a draft without a fault. */
export const managedEvent = (change: Partial<ManagedEventResponse> = {}): ManagedEventResponse => ({
  id: MANAGED_ID,
  version: 3,
  phase: 'draft',
  editable: true,
  cancellable: false,
  reason: '',
  organiser: 'Mei Chen',
  organiserId: '01990000-0000-7000-8000-000000000021',
  approval: null,
  participants: 0,
  title: { en: 'Bookshelf Draw', 'zh-CN': '书架抽奖' },
  description: { en: 'Two shelves of books.', 'zh-CN': '两架书。' },
  startDate: '2030-01-01T00:00:00.000Z',
  endDate: '2030-01-08T00:00:00.000Z',
  drawDate: '2030-01-08T01:00:00.000Z',
  capacity: null,
  verifiedEmail: true,
  minAccountAge: 0,
  maxWeight: 1,
  daysPerChance: 30,
  withdrawable: true,
  alternates: 2,
  claimDays: 14,
  entropy: 'beacon',
  prizes: [
    {
      id: 'p1',
      name: { en: 'Shelf', 'zh-CN': '书架' },
      description: { en: 'Oak', 'zh-CN': '橡木' },
      count: 1,
      image: 'lamp',
      picture: null,
    },
  ],
  rules: [{ en: 'One entry per account.', 'zh-CN': '每个账户一次。' }],
  publishedAt: null,
  resultDate: null,
  sample: false,
  createdAt: '2026-11-20T08:00:00.000Z',
  ...change,
});
