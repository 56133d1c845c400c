import { defineError } from '../shared/index.ts';

export const TOOL_ID_TAKEN = defineError('conflict', 'TOOL_ID_TAKEN', {
  en: 'A tool with this ID exists already',
  'zh-CN': '该工具 ID 已存在',
});
