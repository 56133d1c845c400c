import { zhCN as recovery } from './recovery/zh-CN.ts';
import { zhCN as session } from './session/zh-CN.ts';

export const zhCN = { ...session, ...recovery };
