import {
  VIEW_NAME_MAX,
  VIEW_QUERY_MAX,
  VIEWED_LISTS,
  type ViewedList,
} from '@toolyard/core/accounts';
import { defineEntity, p } from '@mikro-orm/core';
import { AdminAccountTable } from './admin-account.table.ts';
import { isLongWithin, isOneOf } from './columns.ts';
import { UserAccountTable } from './user-account.table.ts';

export const SavedViewTable = defineEntity({
  name: 'SavedView',
  tableName: 'saved_view',
  properties: {
    id: p.uuid().primary(),
    list: p.string().length(10).$type<ViewedList>(),
    name: p.string().length(VIEW_NAME_MAX),
    query: p.string().length(VIEW_QUERY_MAX),
    owner: () =>
      p
        .manyToOne(AdminAccountTable)
        .mapToPk()
        .nullable()
        .deleteRule('cascade')
        .updateRule('no action'),
    user: () =>
      p
        .manyToOne(UserAccountTable)
        .mapToPk()
        .nullable()
        .deleteRule('cascade')
        .updateRule('no action'),
  },
  indexes: [
    { name: 'saved_view_owner', properties: ['owner'] },
    { name: 'saved_view_user', properties: ['user'] },
  ],
  checks: [
    { name: 'saved_view_list', expression: isOneOf('list', VIEWED_LISTS) },
    { name: 'saved_view_name', expression: isLongWithin('name', 1, VIEW_NAME_MAX) },
    { name: 'saved_view_one_owner', expression: '("owner_id" is null) <> ("user_id" is null)' },
  ],
});
