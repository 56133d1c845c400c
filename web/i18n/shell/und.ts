import { en } from './en.ts';
import type { ShellTexts } from './en.ts';

/** English, but for the loading text, which the specification gives in Chinese. */
export const und: ShellTexts = { ...en, 'shell.loading': '加载中...' };
