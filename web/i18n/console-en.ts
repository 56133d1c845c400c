import { en as admin } from './admin/en.ts';
import { en as table } from './admin-table/en.ts';
import { en as pager } from './pager/en.ts';

export const en = { ...admin, ...table, ...pager };
