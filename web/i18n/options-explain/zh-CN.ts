import type { OptionsExplainTexts } from './en.ts';

export const zhCN = {
  'explain.title': '怎么算的',
} satisfies OptionsExplainTexts;
