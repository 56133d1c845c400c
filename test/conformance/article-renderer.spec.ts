import { describe, expect, it } from '@jest/globals';
import { ARTICLE_TOO_LONG, LONGEST_ARTICLE, type ArticleRenderer } from '@toolyard/core/content';
import type { Language } from '@toolyard/core/shared';
import { MarkdownArticleRenderer, sanitizeArticle } from '@toolyard/markdown';
import { JSDOM } from 'jsdom';
import { articleDomFaults } from '../support/article-dom.ts';
import { ARTICLE_PAYLOADS } from '../support/article-payloads.ts';

const { document } = new JSDOM('').window;

/** Several times what the slowest of the long texts takes; one of quadratic cost takes minutes. */
const MOST_SECONDS = 10;

/** The article's HTML as a browser reads it. */
function read(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

/** Seconds of processor time, which other programs on the machine do not lengthen. */
function secondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

describe.each<readonly [string, ArticleRenderer]>([['markdown-it', new MarkdownArticleRenderer()]])(
  'article renderer: %s',
  (_name, renderer) => {
    const render = (markdown: string, idPrefix = 'a-', locale: Language = 'en') =>
      renderer.render(markdown, { locale, idPrefix });
    const rendered = (markdown: string) => read(render(markdown).html);
    const inner = (markdown: string) => rendered(markdown).querySelector('p')?.innerHTML;
    const seen = (markdown: string) => rendered(markdown).textContent?.trim();

    describe('payloads', () => {
      it.each(ARTICLE_PAYLOADS.map((each) => [each.markdown, each.keep ?? []] as const))(
        '%j brings nothing into the page',
        (markdown, keep) => {
          const { html } = render(markdown);
          const root = read(html);
          expect(articleDomFaults(root, 'a-')).toEqual([]);
          expect(read(root.innerHTML).innerHTML).toBe(root.innerHTML);
          expect(read(sanitizeArticle(html, 'a-')).innerHTML).toBe(root.innerHTML);
          for (const text of keep) expect(root.textContent).toContain(text);
        },
      );

      it('raw HTML is shown as the text that it is', () =>
        expect(seen('a <b onclick=x>b</b>\n\n<div>c</div>')).toBe(
          'a <b onclick=x>b</b>\n<div>c</div>',
        ));
    });

    describe('Chinese, Japanese and Korean', () => {
      // CommonMark 0.31.2, 6.2, amended for CJK by tats-u/markdown-cjk-friendly.
      it.each([
        ['**重点。**后文', '<strong>重点。</strong>后文'],
        ['前文**「引用」**后文', '前文<strong>「引用」</strong>后文'],
        ['これは**「強調」**です', 'これは<strong>「強調」</strong>です'],
        ['~~旧。~~新', '<del>旧。</del>新'],
        ['***又粗又斜。***后', '<em><strong>又粗又斜。</strong></em>后'],
        ['a * b * c', 'a * b * c'],
        ['snake_case_name', 'snake_case_name'],
      ])('emphasis: %s', (markdown, html) => expect(inner(markdown)).toBe(html));

      it.each([
        ['今天\n很好', '今天很好'],
        ['句子。\n下一句', '句子。下一句'],
        ['これは\nペンです', 'これはペンです'],
        ['한국어\n문장', '한국어 문장'],
        ['使用 React\n和', '使用 React 和'],
        ['中文\nEnglish', '中文 English'],
        ['他说“好”\n然后', '他说“好”然后'],
        ['said “yes”\n然后', 'said “yes” 然后'],
        ['**粗。**\n*斜*', '粗。斜'],
        ['[链接](/a)\n后文', '链接后文'],
        ['全角（\n）', '全角（）'],
        ['𠮷\n野家', '𠮷野家'],
        ['ｱｲ\nｳ', 'ｱｲｳ'],
        ['中[^1]\n文\n\n[^1]: x', '中1文\n\n\nx ↩'],
        ['中\n—— 文', '中—— 文'],
        ['one\ntwo', 'one two'],
      ])('a line end in %j', (markdown, text) => expect(seen(markdown)).toBe(text));
    });

    describe('links and pictures', () => {
      it('a link outside is neither followed nor told where it came from', () => {
        const links = rendered('[a](https://example.org) [b](//example.org) [c](/docs) [d](#x)');
        expect([...links.querySelectorAll('a')].map((link) => link.getAttribute('rel'))).toEqual([
          'nofollow ugc noopener',
          'nofollow ugc noopener',
          null,
          null,
        ]);
      });

      it('lists the addresses as they were written', () =>
        expect(
          render('[1](setup#安装) ![p](图.png) <https://example.org/ü> [8][r]\n\n[r]: a&amp;b')
            .links,
        ).toEqual(['setup#安装', '图.png', 'https://example.org/ü', 'a&b']));

      it('a bare address ends before Chinese punctuation', () =>
        expect(
          rendered('请看https://example.org/a，然后').querySelector('a')?.getAttribute('href'),
        ).toBe('https://example.org/a'));

      it('a link within the text leads to the heading', () => {
        const root = rendered('[x](#安装-1) [y](#%E5%AE%89%E8%A3%85)\n\n## 安装\n\n## 安装');
        const targets = [...root.querySelectorAll('a')].map((link) =>
          decodeURIComponent(link.hash.slice(1)),
        );
        expect(targets).toEqual(['a-安装-1', 'a-安装']);
        for (const id of targets) expect(root.querySelector(`[id="${id}"]`)?.tagName).toBe('H2');
      });
    });

    describe('footnotes', () => {
      it('are numbered as they are cited, those that only notes cite too', () => {
        const root = rendered(
          'A[^b] x[^a] again[^b]\n\n[^a]: 名 note[^c]\n[^b]: one\n[^c]: nested\n[^d]: of nobody',
        );
        const notes = [...root.querySelectorAll('.footnotes li')].map((note) =>
          note.textContent?.replace(/[\s↩]+$/, ''),
        );
        expect(notes).toEqual(['one', '名 note3', 'nested']);
        for (const link of root.querySelectorAll('sup a, .footnote-back'))
          expect(
            root.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`),
          ).not.toBeNull();
      });

      it('two texts on one page share no id', () => {
        const text = '# Head\n\nA[^1] B[^1] ^[in text]\n\n[^1]: one\n\n## fn 1\n\n## fn:1';
        const ids = ['one-', 'two-'].flatMap((prefix) =>
          [...read(render(text, prefix).html).querySelectorAll('[id]')].map(({ id }) => id),
        );
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeGreaterThan(12);
      });

      it('hold several paragraphs, lists and code', () => {
        const note = rendered(
          'x[^1]\n\n[^1]: First\n\n    Second\n\n    - item\n\n    ```js\n    1\n    ```\n\nafter',
        );
        const item = note.querySelector('.footnotes li');
        expect(item?.querySelectorAll('p, ul, pre').length).toBeGreaterThanOrEqual(4);
        expect(note.querySelector('.footnotes')?.textContent).not.toContain('after');
      });

      it('a label without a definition is text', () => expect(seen('x[^no] y')).toBe('x[^no] y'));
    });

    describe('headings', () => {
      it('have anchors that are unique in the text', () => {
        const { headings } = render('# Setup steps\n\n## 安装\n\n## 安装\n\n### `x` *y* ![z](/p)');
        expect(headings).toEqual([
          { anchor: 'setup-steps', level: 1, text: 'Setup steps' },
          { anchor: '安装', level: 2, text: '安装' },
          { anchor: '安装-1', level: 2, text: '安装' },
          { anchor: 'x-y-z', level: 3, text: 'x y z' },
        ]);
      });
    });

    describe('tables', () => {
      // GitHub Flavored Markdown 0.29, 4.10: examples 198 to 205.
      it('rows have as many cells as the head, and a pipe can be escaped', () => {
        const root = rendered(
          '| a | b |\n|---|:-:|\n| 1 |\n| 1 | 2 | 3 |\n| x \\| y | `p \\| q` |',
        );
        const rows = [...root.querySelectorAll('tbody tr')].map((row) =>
          [...row.children].map((cell) => cell.textContent),
        );
        expect(rows).toEqual([
          ['1', ''],
          ['1', '2'],
          ['x | y', 'p | q'],
        ]);
        expect(root.querySelectorAll<HTMLElement>('th')[1]?.style.textAlign).toBe('center');
      });

      it('3,000 and 5,000 rows are shown whole, and in time', () => {
        const table = (rows: number) =>
          `| id | 名称 | note |\n|---:|:--|---|\n${'| 1 | 项目 | `x\\|y` |\n'.repeat(rows)}`;
        expect(secondsOf(() => render(table(3_000)))).toBeLessThan(MOST_SECONDS);
        expect(rendered(table(3_000)).querySelectorAll('tbody tr')).toHaveLength(3_000);
        expect(rendered(table(5_000)).querySelectorAll('tbody tr')).toHaveLength(5_000);
      });
    });

    describe('direction', () => {
      /** As the HTML standard finds it: the attribute, else the first strong letter outside parts with one of their own. */
      function directionOf(element: Element): string {
        const own = element.getAttribute('dir');
        if (own === null) return element.parentElement ? directionOf(element.parentElement) : 'ltr';
        if (own !== 'auto') return own;
        const copy = element.cloneNode(true) as Element;
        for (const part of copy.querySelectorAll('[dir]')) part.remove();
        const letter = /\p{L}/u.exec(copy.textContent ?? '')?.[0] ?? 'a';
        return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(letter) ? 'rtl' : 'ltr';
      }

      it.each([
        ['# דוח', 'h1', ['rtl']],
        ['هذا (React) 2024.', 'p', ['rtl']],
        ['English שלום', 'p', ['ltr']],
        ['123 – שלום', 'p', ['rtl']],
        ['- بند\n- second', 'ul, li', ['rtl', 'rtl', 'ltr']],
        ['- بند\n\n- second\n\n  ثالث', 'ul, p', ['rtl', 'rtl', 'ltr', 'rtl']],
        ['1. one\n   - بند', 'ol, ul', ['ltr', 'rtl']],
        ['> שלום\n>\n> hello', 'blockquote, p', ['rtl', 'rtl', 'ltr']],
        [
          '| اسم | value |\n|---|---|\n| علي | 1 |',
          'table, th, td',
          ['rtl', 'rtl', 'ltr', 'rtl', 'rtl'],
        ],
        ['```js\nconst x = "שלום";\n```', 'pre', ['ltr']],
        ['- ```\n  שלום\n  ```\n- שלום', 'ul, pre', ['rtl', 'ltr']],
        ['x[^1]\n\n[^1]: שלום', '.footnotes p', ['rtl']],
      ])('of %j', (markdown, selector, directions) =>
        expect([...rendered(markdown).querySelectorAll(selector)].map(directionOf)).toEqual(
          directions,
        ),
      );
    });

    describe('characters that turn the text around', () => {
      // Boucher and Anderson, 'Trojan Source', 2021: U+202A to U+202E and U+2066 to U+2069.
      it('are shown in code and turn nothing there', () => {
        const code = "if (role !== 'user\u202e \u2066// admin\u2069 \u2066') {";
        for (const markdown of [`\`\`\`js\n${code}\n\`\`\``, `x \`${code}\``, `    ${code}`]) {
          const root = rendered(markdown);
          expect(root.querySelector('code')?.textContent?.trimEnd()).toBe(code);
          const marks = [...root.querySelectorAll('.bidi-control')];
          expect(marks.map((mark) => mark.getAttribute('title'))).toEqual([
            'U+202E',
            'U+2066',
            'U+2069',
            'U+2066',
          ]);
          expect(marks.every((mark) => mark.getAttribute('dir') === 'ltr')).toBe(true);
        }
      });

      it('are dropped from headings, links and text', () => {
        const { html, headings, text } = render(
          '# a\u202eb\n\n[c\u202dd](/x) \u202ae ![f\u202bg](/y)',
        );
        expect(html + headings[0]?.text + text).not.toMatch(/[\u202a-\u202e]/);
      });
    });

    describe('lists of tasks and code', () => {
      it('a task has a box that cannot be changed, with a name in the language of the text', () => {
        const box = (markdown: string, locale: Language) =>
          read(render(markdown, 'a-', locale).html).querySelector('input');
        expect(box('- [x] a', 'zh-CN')?.getAttribute('aria-label')).toBe('已完成');
        expect(box('- [ ] a', 'en')?.checked).toBe(false);
        expect(box('1. [X] a', 'en')?.checked).toBe(true);
        expect(box('- [y] a', 'en')).toBeNull();
      });

      it('code has the classes of its language, and the characters that were written', () => {
        const code = 'const a = "<b>&amp;";\n\tif (a) { /* 注释 */ }';
        const root = rendered(`\`\`\`ts title=x\n${code}\n\`\`\``);
        expect(root.querySelector('code')?.className).toBe('language-ts');
        expect(root.querySelector('.hljs-keyword')?.textContent).toBe('const');
        expect(root.querySelector('code')?.textContent).toBe(`${code}\n`);
        expect(rendered('```nonsense\n<x>\n```').querySelector('code')?.innerHTML).toBe(
          '&lt;x&gt;\n',
        );
      });
    });

    describe('text', () => {
      it('is what is seen, without marks and addresses', () =>
        expect(
          render(
            '# 标题\n\n**粗**文\n继续 [link](https://example.org "t")\n\n- a\n- `b`\n\n![图](/p)',
          ).text,
        ).toBe('标题\n粗文继续 link\na\nb\n图'));
    });

    describe('size', () => {
      it('a text that is too long is refused with its limit', () => {
        expect(() => render('字'.repeat(LONGEST_ARTICLE + 1))).toThrow(ARTICLE_TOO_LONG().message);
        expect(ARTICLE_TOO_LONG().message).toContain('400,000');
      });

      it.each([
        ['brackets', '['.repeat(50_000)],
        ['pictures', '![['.repeat(20_000)],
        ['emphasis', '*a_ '.repeat(20_000)],
        ['quotes', '> '.repeat(20_000)],
        ['lists', '- '.repeat(20_000)],
        ['code marks', Array.from({ length: 400 }, (_, n) => `${'`'.repeat(n)} `).join('')],
        ['citations', '[^a'.repeat(20_000)],
        ['notes in notes', '^['.repeat(20_000)],
        ['one note, cited often', `${'x[^1] '.repeat(10_000)}\n\n[^1]: a`],
        ['links', '[a](<'.repeat(20_000)],
        ['entities', '&#'.repeat(50_000)],
        ['addresses', 'https://a.'.repeat(10_000)],
        ['spaces after the name of a block', `:::note ${' '.repeat(50_000)}a\u2028\u2028`],
        ['signs that two scripts share', '·\n'.repeat(20_000)],
        ['equal headings', '# a\n\n'.repeat(5_000)],
        ['definitions', '[^a]: '.repeat(5_000)],
        ['references', `${'[a]: /b\n'.repeat(10_000)}`],
        ['one long line of code', `\`\`\`java\n${'$'.repeat(50_000)}\n\`\`\``],
        ['much code', `\`\`\`csharp\n${`${'A'.repeat(240)}\n`.repeat(80)}\`\`\`\n\n`.repeat(15)],
      ])('%s are answered in time', (_what, markdown) => {
        expect(secondsOf(() => render(markdown))).toBeLessThan(MOST_SECONDS);
      });
    });
  },
);
