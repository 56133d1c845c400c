import { p } from '@mikro-orm/core';
import { UserAccountTable } from './user-account.table.ts';

/** The key of a table that has one row a user at most: the user, with whom the row goes. */
export const ownerKey = () =>
  p.manyToOne(UserAccountTable).mapToPk().primary().deleteRule('cascade').updateRule('no action');
