import type { StateCommand } from '@codemirror/state';
import { encloseLines, prefixLines, wrapIn } from './markdown-commands.ts';

/** What the toolbar does to the text, with its keys. */
export const MARKDOWN_ACTIONS = {
  bold: { key: 'Mod-b', run: wrapIn('**') },
  italic: { key: 'Mod-i', run: wrapIn('*') },
  heading: { key: 'Mod-Alt-2', run: prefixLines('## ') },
  list: { key: 'Mod-Shift-8', run: prefixLines('- ') },
  quote: { key: 'Mod-Shift-9', run: prefixLines('> ') },
  code: { key: 'Mod-e', run: wrapIn('`') },
  codeBlock: { key: 'Mod-Shift-e', run: encloseLines('```', '```') },
  callout: { key: 'Mod-Alt-n', run: encloseLines(':::tip', ':::') },
} as const satisfies Record<string, { readonly key: string; readonly run: StateCommand }>;

export type MarkdownAction = keyof typeof MARKDOWN_ACTIONS;

export const LINK_KEY = 'Mod-k';
export const PICTURE_KEY = 'Mod-Alt-p';
