import { defineEntity, p } from '@mikro-orm/core';
import type { StoredOptionsSettings } from '@toolyard/core/options/settings';
import { instant } from './columns.ts';
import { ownerKey } from './user-account.table.ts';

export const OptionsSettingsTable = defineEntity({
  name: 'OptionsSettings',
  tableName: 'options_settings',
  properties: {
    owner: ownerKey,
    version: p.integer(),
    settings: p.json<StoredOptionsSettings['settings']>(),
    updatedAt: instant(),
  },
  checks: [{ name: 'options_settings_version', expression: '"version" >= 1' }],
});
