import { choice, number } from '../../shared/index.ts';
import { target } from '../target.ts';

/** Rows of all entities together at most. */
export const MOST_ROWS = 100_000;

export const sampleDataTarget = target({
  id: 'sample-data',
  label: { en: 'Sample data', 'zh-CN': '示例数据' },
  parameters: {
    format: choice({ en: 'Format', 'zh-CN': '格式' }, [
      { value: 'json', label: { en: 'JSON', 'zh-CN': 'JSON' } },
      { value: 'csv', label: { en: 'CSV', 'zh-CN': 'CSV' } },
      { value: 'postgresql', label: { en: 'SQL of PostgreSQL', 'zh-CN': 'PostgreSQL 的 SQL' } },
      { value: 'mysql', label: { en: 'SQL of MySQL', 'zh-CN': 'MySQL 的 SQL' } },
      { value: 'sqlite', label: { en: 'SQL of SQLite', 'zh-CN': 'SQLite 的 SQL' } },
    ]),
    rows: number(
      { en: 'Rows of each entity', 'zh-CN': '每个实体的行数' },
      { least: 1, most: MOST_ROWS, whole: true },
    ),
    seed: number({ en: 'Seed', 'zh-CN': '种子' }, { least: 0, most: 999_999_999, whole: true }),
    language: choice({ en: 'Language of the data', 'zh-CN': '数据语言' }, [
      { value: 'en', label: { en: 'English', 'zh-CN': '英文' } },
      { value: 'zh-CN', label: { en: 'Chinese', 'zh-CN': '中文' } },
    ]),
  },
  defaults: { format: 'json', rows: 20, seed: 1, language: 'en' },
});
