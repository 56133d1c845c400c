import { ADMIN_ROLES, type AdminRole } from '@toolyard/core/accounts';
import { defineEntity, p } from '@mikro-orm/core';
import { instant, isLongWithin, isOneOf } from './columns.ts';

const uniqueWhileStored = (column: string) => ({
  name: `admin_account_${column}_key`,
  expression: `create unique index "admin_account_${column}_key" on "admin_account" ("${column}") where "deleted_at" is null`,
});

export const AdminAccountTable = defineEntity({
  name: 'AdminAccount',
  tableName: 'admin_account',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    username: p.string().length(60),
    name: p.string().length(100),
    email: p.string().length(254),
    role: p.string().length(20).$type<AdminRole>(),
    active: p.boolean(),
    passwordHash: p.string().length(255),
    mustChangePassword: p.boolean(),
    lastLoginAt: instant().nullable(),
    previousLoginAt: instant().nullable(),
    createdAt: instant(),
    updatedAt: instant(),
    deletedAt: instant().nullable(),
  },
  indexes: [uniqueWhileStored('username'), uniqueWhileStored('email')],
  checks: [
    { name: 'admin_account_version', expression: '"version" >= 1' },
    { name: 'admin_account_username', expression: isLongWithin('username', 2, 60) },
    { name: 'admin_account_name', expression: isLongWithin('name', 1, 100) },
    { name: 'admin_account_email', expression: isLongWithin('email', 3, 254) },
    { name: 'admin_account_role', expression: isOneOf('role', ADMIN_ROLES) },
  ],
});
