import type { PasskeyTransport } from '@toolyard/core/accounts';
import { p } from '@mikro-orm/core';
import { instant, isLongWithin } from './columns.ts';

/** Columns of passkeys in both realms, without the owner. */
export const passkeyColumns = () => ({
  id: p.uuid().primary(),
  credentialId: p.string().length(1400),
  publicKey: p.string().length(2000),
  counter: p.bigint('number'),
  transports: p.json<readonly PasskeyTransport[]>(),
  name: p.string().length(100),
  createdAt: instant(),
  lastUsedAt: instant().nullable(),
});

export const passkeyChecks = (table: string) => [
  { name: `${table}_name`, expression: isLongWithin('name', 1, 100) },
  { name: `${table}_counter`, expression: '"counter" >= 0' },
];
