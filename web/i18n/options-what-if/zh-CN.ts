import type { OptionsWhatIfTexts } from './en.ts';

export const zhCN = {
  'builder.onExpiry': '到期日（模型）',
  'builder.onDay': '{day}（模型）',
  'builder.expiryShort': '到期',
  'builder.todayShort': '今日',
  'builder.date': '日期',
  'builder.daysLeft': '{day} · 剩余 {days} 天',
  'builder.expiresOn': '{day} 到期',
  'builder.volatility': '隐含波动率',
  'builder.resetOf': '重置{name}',
  'builder.resetSliders': '重置',
} satisfies OptionsWhatIfTexts;
