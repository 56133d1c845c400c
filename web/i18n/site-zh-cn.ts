import { zhCN as home } from './home/zh-CN.ts';
import { zhCN as leave } from './leave/zh-CN.ts';
import { zhCN as shell } from './shell/zh-CN.ts';

export const zhCN = { ...shell, ...home, ...leave };
