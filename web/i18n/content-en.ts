import { en as table } from './admin-table/en.ts';
import { en as content } from './content/en.ts';
import { en as pager } from './pager/en.ts';

export const en = { ...content, ...table, ...pager };
