import { sql } from '../sql/sql-text.ts';
import type { FamilyProfile } from './family-profile.ts';

/** How many values are true. */
export const booleanProfile: FamilyProfile = {
  figures: [
    {
      id: 'true',
      label: { en: 'true', 'zh-CN': '为真' },
      sql: (x) => sql`count(*) filter (where ${x})`,
    },
  ],
  bins: () => null,
};
