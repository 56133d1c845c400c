import { zhCN as admin } from './admin/zh-CN.ts';
import { zhCN as table } from './admin-table/zh-CN.ts';
import { zhCN as pager } from './pager/zh-CN.ts';

export const zhCN = { ...admin, ...table, ...pager };
