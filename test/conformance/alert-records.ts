import type { AlertNotice, AlertRule } from '@toolyard/core/options/alerts';
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
  ...change,
});

export const aNotice = (ownerId: string, change: Partial<AlertNotice> = {}): AlertNotice => ({
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
