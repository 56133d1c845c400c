import type { MarkdownIt } from 'markdown-it';
import { stateOf } from './text-state.ts';

const BOX = /^\[([ xX])\][ \t\u3000]/;

const STATES = {
  done: { en: 'Done', 'zh-CN': '已完成' },
  open: { en: 'To do', 'zh-CN': '未完成' },
};

/** `- [ ] text` and `- [x] text` begin with a check box that cannot be changed. */
export function taskLists(markdown: MarkdownIt): void {
  markdown.core.ruler.push('task_lists', ({ tokens, Token: Made }) => {
    tokens.forEach((token, index) => {
      const item = tokens[index - 2];
      const text = token.children?.[0];
      if (item?.type !== 'list_item_open' || tokens[index - 1]?.type !== 'paragraph_open') return;
      const box = text?.type === 'text' ? BOX.exec(text.content) : null;
      if (!box || !text) return;
      text.content = text.content.slice(box[0].length);
      const check = new Made('task_box', 'input', 0);
      check.meta = { isDone: box[1] !== ' ' };
      token.children?.unshift(check);
      item.attrSet('class', 'task');
    });
  });
  markdown.renderer.rules['task_box'] = (tokens, index, _, env) => {
    const isDone = tokens[index]?.meta?.['isDone'] === true;
    const label = STATES[isDone ? 'done' : 'open'][stateOf(env).locale];
    return `<input type="checkbox" disabled${isDone ? ' checked' : ''} aria-label="${label}" /> `;
  };
}
