import { en as admin } from './admin/en.ts';
import { en as table } from './admin-table/en.ts';

export const en = { ...admin, ...table };
