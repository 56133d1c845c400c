import { en as home } from './home/en.ts';
import { en as leave } from './leave/en.ts';
import { en as shell } from './shell/en.ts';

export const en = { ...shell, ...home, ...leave };
