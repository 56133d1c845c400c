import { defineEntity, p } from '@mikro-orm/core';
import { MARKET_PROVIDERS, PROVIDER_PLANS } from '@toolyard/core/market';
import { instant, isOneOf } from './columns.ts';

/** The id of the only row. */
export const ONLY_KEY = 1;

export const ProviderKeyTable = defineEntity({
  name: 'ProviderKey',
  tableName: 'provider_key',
  properties: {
    id: p.integer().primary().autoincrement(false),
    provider: p.string().$type<(typeof MARKET_PROVIDERS)[number]>().length(20),
    plan: p.string().$type<(typeof PROVIDER_PLANS)[number]>().length(20),
    sealedKey: p.text(),
    updatedAt: instant(),
  },
  checks: [
    { name: 'provider_key_id', expression: `"id" = ${ONLY_KEY}` },
    { name: 'provider_key_provider', expression: isOneOf('provider', MARKET_PROVIDERS) },
    { name: 'provider_key_plan', expression: isOneOf('plan', PROVIDER_PLANS) },
  ],
});
