import { defineEntity, p } from '@mikro-orm/core';
import {
  SPACE_ROLES,
  VISIBILITIES,
  type NavigationEntry,
  type SpaceRole,
  type SpaceTheme,
  type Visibility,
} from '@toolyard/core/content';
import type { Language } from '@toolyard/core/shared';
import { instant, isLongWithin, isOneOf } from './columns.ts';
import { UserAccountTable } from './user-account.table.ts';

/** The pattern holds lower case, so that unique means without regard to case. */
export const isSlug = (column: string): string => `"${column}" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`;

export const SpaceTable = defineEntity({
  name: 'ContentSpace',
  tableName: 'content_space',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    handle: p.string().length(40),
    title: p.string().length(100),
    languages: p.json<readonly [Language, ...Language[]]>(),
    visibility: p.string().length(10).$type<Visibility>(),
    theme: p.json<SpaceTheme>(),
    navigation: p.json<readonly NavigationEntry[]>(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  uniques: [{ name: 'content_space_handle_key', properties: ['handle'] }],
  checks: [
    { name: 'content_space_version', expression: '"version" >= 1' },
    { name: 'content_space_handle', expression: isSlug('handle') },
    { name: 'content_space_title', expression: isLongWithin('title', 1, 100) },
    { name: 'content_space_visibility', expression: isOneOf('visibility', VISIBILITIES) },
  ],
});

/** Primary or foreign key of what a space holds; it is removed with the space. */
export const spaceKey = () =>
  p.manyToOne(SpaceTable).mapToPk().deleteRule('cascade').updateRule('no action');

export const SpaceMemberTable = defineEntity({
  name: 'ContentMember',
  tableName: 'content_member',
  properties: {
    space: () => spaceKey().primary(),
    user: () =>
      p
        .manyToOne(UserAccountTable)
        .mapToPk()
        .primary()
        .deleteRule('cascade')
        .updateRule('no action'),
    role: p.string().length(10).$type<SpaceRole>(),
    since: instant(),
  },
  indexes: [{ name: 'content_member_user', properties: ['user'] }],
  checks: [{ name: 'content_member_role', expression: isOneOf('role', SPACE_ROLES) }],
});

export const SpaceInvitationTable = defineEntity({
  name: 'ContentInvitation',
  tableName: 'content_invitation',
  properties: {
    id: p.uuid().primary(),
    space: spaceKey,
    email: p.string().length(254),
    role: p.string().length(10).$type<SpaceRole>(),
    at: instant(),
  },
  uniques: [{ name: 'content_invitation_address', properties: ['space', 'email'] }],
  indexes: [{ name: 'content_invitation_email', properties: ['email'] }],
  checks: [{ name: 'content_invitation_role', expression: isOneOf('role', SPACE_ROLES) }],
});
