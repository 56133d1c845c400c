import type { PhaseTexts } from './en.ts';

export const zhCN: Record<keyof PhaseTexts, string> = {
  'phase.draft': '草稿',
  'phase.upcoming': '即将开始',
  'phase.active': '进行中',
  'phase.closed': '已截止',
  'phase.frozen': '名单已冻结',
  'phase.drawn': '已抽奖',
  'phase.settled': '已完成',
  'phase.cancelled': '已取消',
  'phase.failed': '失败',
};
