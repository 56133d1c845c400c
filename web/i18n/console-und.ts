import { und as admin } from './admin/und.ts';
import { und as table } from './admin-table/und.ts';

export const und = { ...admin, ...table };
