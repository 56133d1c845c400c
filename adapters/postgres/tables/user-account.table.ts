import { USER_ROLES } from '@toolyard/core/accounts';
import { defineEntity, p } from '@mikro-orm/core';
import { instant, isLongWithin, isOneOf } from './columns.ts';

export const UserAccountTable = defineEntity({
  name: 'UserAccount',
  tableName: 'user_account',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    name: p.string().length(100),
    email: p.string().length(254),
    role: p.string().length(20),
    passwordHash: p.string().length(255),
    createdAt: instant(),
    updatedAt: instant(),
    deletedAt: instant().nullable(),
  },
  indexes: [
    {
      name: 'user_account_email_key',
      expression:
        'create unique index "user_account_email_key" on "user_account" ("email") where "deleted_at" is null',
    },
  ],
  checks: [
    { name: 'user_account_version', expression: '"version" >= 1' },
    { name: 'user_account_name', expression: isLongWithin('name', 1, 100) },
    { name: 'user_account_email', expression: isLongWithin('email', 3, 254) },
    { name: 'user_account_role', expression: isOneOf('role', USER_ROLES) },
  ],
});
