import { sql } from '../../sql/sql-text.ts';
import { BOOLEAN_RULES } from './boolean.ts';
import { DATE_RULES, EPOCH_RULES } from './date.ts';
import { NUMBER_RULES } from './number.ts';
import { DATETIME_RULES, TIME_RULES } from './time.ts';
import type { TypeRule } from './type-rule.ts';

export const TEXT_RULE: TypeRule = {
  id: 'text',
  label: { en: 'text', 'zh-CN': '文本' },
  type: 'text',
  pattern: '.*',
  value: (text) => sql`${text}`,
};

/** All rules, in the order in which they are chosen. */
export const TYPE_RULES: readonly TypeRule[] = [
  ...BOOLEAN_RULES,
  ...NUMBER_RULES,
  ...DATE_RULES,
  ...TIME_RULES,
  ...DATETIME_RULES,
  ...EPOCH_RULES,
  TEXT_RULE,
];
