import { MarkdownArticleRenderer } from '@toolyard/markdown';
import { JSDOM } from 'jsdom';
import { check, fileText, isSame, type Check, type ContentCase } from './content-case.ts';
import { pythonText } from './python-text.ts';

const renderer = new MarkdownArticleRenderer();
const { document } = new JSDOM('').window;

function rendered(markdown: string, idPrefix = 'a-'): HTMLElement {
  const root = document.createElement('article');
  root.innerHTML = renderer.render(markdown, { locale: 'en', idPrefix }).html;
  return root;
}

const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Attributes that say nothing of emphasis. */
function bareHtml(paragraph: Element | null): string {
  for (const element of paragraph?.querySelectorAll('*') ?? [])
    for (const name of ['rel', 'dir', 'target', 'loading']) element.removeAttribute(name);
  return collapsed(paragraph?.innerHTML ?? '').replace(/<(\/?)s>/g, '<$1del>');
}

/** Visible text, with signs for hard breaks and new paragraphs. */
function visibleText(root: HTMLElement): string {
  for (const lineBreak of root.querySelectorAll('br')) lineBreak.replaceWith('⏎');
  const blocks = [...root.querySelectorAll('p')].map((paragraph) =>
    collapsed(paragraph.textContent ?? ''),
  );
  return blocks.join('¶').replace(/ ?([⏎¶]) ?/g, '$1');
}

interface CjkExpectation {
  readonly pairs: readonly {
    readonly md: string;
    readonly html?: string;
    readonly text?: string;
  }[];
  readonly accept_no_space?: readonly number[];
  readonly accept_space?: readonly number[];
}

export function cjkChecks({ expected }: ContentCase): Check[] {
  const {
    pairs,
    accept_no_space: without = [],
    accept_space: withSpace = [],
  } = expected as CjkExpectation;
  return pairs.map(({ md, html, text }, index) => {
    const root = rendered(md);
    if (html !== undefined) {
      const found = bareHtml(root.querySelector('p'));
      return check(md, found === collapsed(html).replace(/<(\/?)s>/g, '<$1del>'), found);
    }
    const found = visibleText(root);
    const mayDiffer = without.includes(index) || withSpace.includes(index);
    const tidy = (each: string): string => (mayDiffer ? each.replace(/ /g, '') : each);
    return check(md, tidy(found) === tidy(text ?? ''), found);
  });
}

export function footnoteChecks({ expected }: ContentCase): Check[] {
  const { documents } = expected as { readonly documents: readonly string[] };
  const roots = documents.map((markdown, index) => rendered(markdown, `d${index}-`));
  const ids = roots.flatMap((root) => [...root.querySelectorAll('[id]')].map(({ id }) => id));
  const checks = [check('no id twice', new Set(ids).size === ids.length, ids)];
  for (const [index, markdown] of documents.entries()) {
    const root = roots[index]!;
    const notes = new Map(
      [...markdown.matchAll(/^\[\^([^\]]+)\]:[ \t]*([^\n[]*)/gm)].map(
        ([, name = '', text = '']) => [name, text.trim()],
      ),
    );
    const cited = [...markdown.matchAll(/\[\^([^\]]+)\](?!:)/g)].map(([, name = '']) => name);
    const links = [...root.querySelectorAll<HTMLAnchorElement>('sup a')];
    const targets = links.map(
      (link) =>
        root.querySelector(`[id="${decodeURIComponent(link.hash.slice(1))}"]`)?.textContent ?? '',
    );
    for (const name of new Set(cited.filter((each) => notes.has(each))))
      checks.push(
        check(
          `note ${name} of ${index + 1} is reached`,
          targets.some((text) => text.includes(notes.get(name)!)),
          targets,
        ),
      );
    checks.push(
      check(
        `each reference of ${index + 1} leads to a note`,
        links.length > 0 && !targets.includes(''),
        targets,
      ),
    );
  }
  return checks;
}

const STRONG =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]|\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction in which a browser lays an element out. */
function directionOf(element: Element): string {
  const dir = element.getAttribute('dir');
  if (dir === 'auto')
    return RIGHT_TO_LEFT.test(STRONG.exec(element.textContent ?? '')?.[0] ?? '') ? 'rtl' : 'ltr';
  return dir ?? (element.parentElement ? directionOf(element.parentElement) : 'ltr');
}

const SELECTORS: Readonly<Record<string, string>> = {
  heading: 'h1, h2, h3, h4, h5, h6',
  paragraph: ':scope > p',
  list: ':scope > ul, :scope > ol',
  item: 'li',
  code: 'pre',
  table: 'table',
  quote: 'blockquote',
  cell: 'th, td',
  row: 'tr',
};

/** 'heading 1', 'last paragraph', 'list item 2', 'quotation'. */
function blockIn(root: Element, name: string): Element | null {
  const kind = Object.keys(SELECTORS).findLast((each) => name.includes(each));
  if (kind === undefined) return null;
  const found = [...root.querySelectorAll(SELECTORS[kind]!)];
  if (/last/.test(name)) return found.at(-1) ?? null;
  return found[Number(/\d+/.exec(name)?.[0] ?? 1) - 1] ?? null;
}

interface DirectionExpectation {
  readonly markdown: string;
  readonly directions: readonly { readonly block: string; readonly dir: string }[];
}

export function directionChecks({ expected }: ContentCase): Check[] {
  const { markdown, directions } = expected as DirectionExpectation;
  const root = rendered(markdown);
  return directions.map(({ block, dir }) => {
    const element = blockIn(root, block);
    const found = element ? directionOf(element) : 'no such block';
    return check(block, found === dir, found);
  });
}

interface TableExpectation {
  readonly columns?: number;
  readonly header?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
  readonly align?: readonly (string | null)[];
}

const cellsOf = (row: Element): string[] =>
  [...row.querySelectorAll('th, td')].map((cell) => collapsed(cell.textContent ?? ''));

const alignmentOf = (cell: Element): string | null =>
  cell.getAttribute('align') ??
  /text-align:\s*(\w+)/.exec(cell.getAttribute('style') ?? '')?.[1] ??
  /(?:^|\s)(?:align|text)-(left|center|right)/.exec(cell.className)?.[1] ??
  null;

function oneTableChecks(table: Element, expected: TableExpectation): Check[] {
  const head = [...table.querySelectorAll('thead tr:first-child > *')];
  const rows = [...table.querySelectorAll('tbody tr')].map(cellsOf);
  const { columns, header, align, rows: expectedRows } = expected;
  return [
    ...(columns === undefined ? [] : [check('columns', head.length === columns, head.length)]),
    ...(header === undefined
      ? []
      : [
          check(
            'header',
            isSame(
              head.map(({ textContent }) => collapsed(textContent ?? '')),
              header,
            ),
          ),
        ]),
    ...(align === undefined
      ? []
      : [check('align', isSame(head.map(alignmentOf), align), head.map(alignmentOf))]),
    ...(expectedRows ?? []).map((row, index) =>
      check(`row ${index + 1}`, isSame(rows[index], row), rows[index]),
    ),
    ...(expectedRows === undefined
      ? []
      : [check('number of rows', rows.length === expectedRows.length, rows.length)]),
  ];
}

export function tableChecks({ expected }: ContentCase): Check[] {
  const { markdown, table, tables } = expected as {
    readonly markdown: string;
    readonly table?: TableExpectation;
    readonly tables?: readonly TableExpectation[];
  };
  const found = [...rendered(markdown).querySelectorAll('table')];
  const all = tables ?? (table ? [table] : []);
  return all.flatMap((each, index) =>
    found[index]
      ? oneTableChecks(found[index], each)
      : [check(`table ${index + 1} is there`, false)],
  );
}

interface SizeExpectation {
  readonly file?: string;
  readonly generate?: string;
  readonly tables?: number;
  readonly rows?: number;
  readonly columns?: number;
  readonly cell?: {
    readonly row: number;
    readonly column: number;
    readonly text?: string;
    readonly html_contains?: string;
  };
  readonly align?: readonly (string | null)[];
  readonly time_budget_ms?: number;
}

/** Rows and columns of a cell count from 0. */
function sizedTableChecks(
  root: Element,
  { rows, columns, cell, align, tables }: SizeExpectation,
): Check[] {
  const found = [...root.querySelectorAll('table')];
  const head = [...(found[0]?.querySelectorAll('thead th') ?? [])];
  const body = [...(found[0]?.querySelectorAll('tbody tr') ?? [])];
  const place = cell ? body[cell.row]?.querySelectorAll('td')[cell.column] : undefined;
  return [
    ...(tables === undefined ? [] : [check('tables', found.length === tables, found.length)]),
    ...(rows === undefined ? [] : [check('rows', body.length === rows, body.length)]),
    ...(columns === undefined ? [] : [check('columns', head.length === columns, head.length)]),
    ...(align === undefined
      ? []
      : [check('align', isSame(head.map(alignmentOf), align), head.map(alignmentOf))]),
    ...(cell?.text === undefined
      ? []
      : [check('cell', collapsed(place?.textContent ?? '') === cell.text, place?.textContent)]),
    ...(cell?.html_contains === undefined
      ? []
      : [check('cell', (place?.innerHTML ?? '').includes(cell.html_contains), place?.innerHTML)]),
  ];
}

/** @param timed whether a text that takes longer than it may is wrong */
export function sizeChecks(each: ContentCase, timed: boolean): Check[] {
  const expected = each.expected as SizeExpectation;
  const { file, generate, time_budget_ms: budget } = expected;
  const markdown = file === undefined ? pythonText(generate ?? '') : fileText(each, file);
  const started = process.cpuUsage();
  let html: string;
  try {
    html = renderer.render(markdown, { locale: 'en', idPrefix: 'a-' }).html;
  } catch (error) {
    const isRefusal = error instanceof Error && 'texts' in error;
    return [check('a text that is too long is refused with words', isRefusal, String(error))];
  }
  const { user, system } = process.cpuUsage(started);
  const root = document.createElement('article');
  root.innerHTML = html;
  return [
    check('is rendered', html !== ''),
    ...sizedTableChecks(root, expected),
    ...(budget !== undefined && timed
      ? [check('time', (user + system) / 1000 <= budget, (user + system) / 1000)]
      : []),
  ];
}
