import { USER_ROLES, type UserRole } from '@toolyard/core/accounts';
import { LANGUAGE_SETTINGS, type LanguageSetting } from '@toolyard/core/shared';
import { defineEntity, p } from '@mikro-orm/core';
import { instant, isLongWithin, isOneOf } from './columns.ts';

const listed = (name: string, columns: string) => ({
  name: `user_account_${name}`,
  expression: `create index "user_account_${name}" on "user_account" ${columns} where "deleted_at" is null`,
});

export const UserAccountTable = defineEntity({
  name: 'UserAccount',
  tableName: 'user_account',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    name: p.string().length(100),
    /** Search and sort key; core's searchKey computes it. */
    nameKey: p.string().length(300).default(''),
    email: p.string().length(254),
    emailVerifiedAt: instant().nullable(),
    role: p.string().length(20).$type<UserRole>(),
    /** Whether the user may sign in. */
    active: p.boolean().default(true),
    language: p.string().length(10).$type<LanguageSetting>().default('auto'),
    passwordHash: p.string().length(255),
    mustChangePassword: p.boolean().default(false),
    /** When the user was last invited to choose a password; null where none is pending. */
    invitedAt: instant().nullable(),
    lastLoginAt: instant().nullable(),
    createdAt: instant(),
    updatedAt: instant(),
    /** When it was moved to the trash or erased. */
    deletedAt: instant().nullable(),
    /** When its personal data went; null in the trash. */
    erasedAt: instant().nullable(),
  },
  indexes: [
    {
      name: 'user_account_email_key',
      // An account in the trash reserves its address; an erased one has none.
      expression: 'create unique index "user_account_email_key" on "user_account" ("email")',
    },
    listed('created', '("created_at", "id")'),
    listed('name', '("name_key" collate "C", "id") include ("email", "role", "created_at")'),
    listed('email', '("email" collate "C", "id") include ("name_key", "role", "created_at")'),
    {
      name: 'user_account_disabled',
      expression:
        'create index "user_account_disabled" on "user_account" ("created_at", "id") where "deleted_at" is null and not "active"',
    },
    {
      name: 'user_account_inner',
      expression:
        'create index "user_account_inner" on "user_account" using gin (user_inner_grams("name_key", "email")) with (fastupdate = off) where "deleted_at" is null',
    },
    {
      name: 'user_account_trash',
      expression:
        'create index "user_account_trash" on "user_account" ("created_at", "id") where "deleted_at" is not null and "erased_at" is null',
    },
    listed('role_keys', '("role" collate "C", "id") include ("name_key", "email", "created_at")'),
  ],
  checks: [
    { name: 'user_account_version', expression: '"version" >= 1' },
    { name: 'user_account_name', expression: isLongWithin('name', 1, 100) },
    { name: 'user_account_email', expression: isLongWithin('email', 3, 254) },
    { name: 'user_account_role', expression: isOneOf('role', USER_ROLES) },
    { name: 'user_account_language', expression: isOneOf('language', LANGUAGE_SETTINGS) },
  ],
});

/** Primary key of a table with at most one row per user. The row is deleted with the user. */
export const ownerKey = () =>
  p.manyToOne(UserAccountTable).mapToPk().primary().deleteRule('cascade').updateRule('no action');
