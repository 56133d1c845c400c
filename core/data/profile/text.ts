import { sql } from '../sql/sql-text.ts';
import type { FamilyProfile } from './family-profile.ts';

/** Lengths; the top values say the rest. */
export const textProfile: FamilyProfile = {
  figures: [
    {
      id: 'shortest',
      label: { en: 'shortest length', 'zh-CN': '最短长度' },
      sql: (x) => sql`min(length(${x}::varchar))`,
    },
    {
      id: 'longest',
      label: { en: 'longest length', 'zh-CN': '最长长度' },
      sql: (x) => sql`max(length(${x}::varchar))`,
    },
    {
      id: 'blank',
      label: { en: 'only spaces', 'zh-CN': '仅空白' },
      sql: (x) => sql`count(*) filter (where trim(${x}::varchar) = '')`,
    },
  ],
  bins: () => null,
};
