import type {
  ActionNotice,
  AlertRule,
  FiredNotice,
  NoticeRepository,
} from '@toolyard/core/options/alerts';
import { newId, NOON } from './repository-records.ts';

export const anAlert = (ownerId: string, change: Partial<AlertRule> = {}): AlertRule => ({
  id: newId(),
  ownerId,
  version: 1,
  condition: { kind: 'price', symbol: 'SPY', direction: 'above', threshold: 500.25 },
  repeat: 'each',
  paused: false,
  phase: 'armed',
  subject: 'SPY',
  language: 'zh-CN',
  value: null,
  quotedAt: null,
  checkedAt: null,
  firedAt: null,
  dueAt: NOON,
  createdAt: NOON,
  updatedAt: NOON,
  statedAt: NOON,
  adjustments: [],
  ...change,
});

export const aNotice = (ownerId: string, change: Partial<FiredNotice> = {}): FiredNotice => ({
  kind: 'fired',
  id: newId(),
  ownerId,
  ruleId: newId(),
  condition: { kind: 'greek', strategyId: null, greek: 'theta', direction: 'below', threshold: -5 },
  subject: '铁鹰 🙂',
  detail: null,
  value: -5.125,
  at: NOON,
  silent: false,
  readAt: null,
  ...change,
});

export const anActionNotice = (
  ownerId: string,
  change: Partial<ActionNotice> = {},
): ActionNotice => ({
  kind: 'corporateAction',
  id: newId(),
  ownerId,
  action: { kind: 'symbolChange', symbol: 'FB', exDate: '2022-06-09', newSymbol: 'META' },
  effect: { kind: 'watchlist', lists: ['科技 🙂'] },
  subject: 'FB',
  at: NOON,
  silent: false,
  readAt: null,
  ...change,
});

/** Runs of prices at the threshold and beyond, apart from each other by one that has come back by 0.2% or more. */
export function crossingsOf({ condition }: AlertRule, prices: readonly number[]): number {
  if (condition.kind !== 'price') throw new Error('no alert on a price');
  const { threshold, direction } = condition;
  const marks = prices.map((price) => {
    const beyond = direction === 'above' ? price - threshold : threshold - price;
    if (beyond >= 0) return 'h';
    return beyond <= -0.002 * threshold ? 'o' : '';
  });
  return (marks.join('').match(/h+/g) ?? []).length;
}

/** How many notices each alert of an owner has made. */
export async function noticeCounts(
  notices: Pick<NoticeRepository, 'listOwned'>,
  ownerId: string,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (let cursor: string | null = null; ;) {
    const page = await notices.listOwned(ownerId, { limit: 100, cursor });
    for (const notice of page.items)
      if (notice.kind === 'fired') counts.set(notice.ruleId, (counts.get(notice.ruleId) ?? 0) + 1);
    if (page.nextCursor === null) return counts;
    cursor = page.nextCursor;
  }
}
