import { zhCN as table } from './admin-table/zh-CN.ts';
import { zhCN as content } from './content/zh-CN.ts';
import { zhCN as pager } from './pager/zh-CN.ts';

export const zhCN = { ...content, ...table, ...pager };
