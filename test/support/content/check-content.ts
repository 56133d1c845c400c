import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkFault } from '@toolyard/core/content';
import { LANGUAGES } from '@toolyard/core/shared';
import ts from 'typescript';
import { committedDocument } from '../wire/openapi.ts';
import { finding, lineOf, readPages, withoutCode } from './content-pages.ts';
import type { ContentPage, Finding } from './content-pages.ts';
import { interfaceNames, type InterfaceNames } from './interface-names.ts';
import { figureFindings, type PageFigures } from './page-figures.ts';
import { stepsIn } from './tutorial-steps.ts';

/** The type of the articles of each folder. */
const TYPES: Readonly<Record<string, string>> = {
  docs: 'doc',
  tutorials: 'tutorial',
  faq: 'faq',
  pages: 'page',
  posts: 'post',
};
const EXAMPLE_HEADING = { en: 'A worked example', 'zh-CN': '完整示例' } as const;
const CHINESE = /[\u3400-\u9fff]/;

/** What the rules compare a page with. */
interface Surroundings {
  readonly pages: readonly ContentPage[];
  readonly names: InterfaceNames;
  readonly figures: Readonly<Record<string, PageFigures>>;
}

type Rule = (page: ContentPage, around: Surroundings) => Finding[];

const frontMatter: Rule = (page, { pages }) => {
  const { article, folder, name } = page;
  const inHeader = (message: string): Finding => ({
    ...{ file: page.file, line: 1, rule: 'front matter', message },
  });
  const siblings = pages.filter(
    (each) => each.language === page.language && each.folder === folder,
  );
  return [
    ...(article.slug === name ? [] : [inHeader(`slug must be ${name}, the name of the file`)]),
    ...(article.type === TYPES[folder]
      ? []
      : [inHeader(`type must be ${TYPES[folder]} in ${folder}`)]),
    ...(article.tags.length > 0 ? [] : [inHeader('tags are missing')]),
    ...(article.description === '' ? [inHeader('description is missing')] : []),
    ...(article.order === null ? [inHeader('order is missing')] : []),
    ...(pages.some(
      (each) => each.language === page.language && each.id !== page.id && each.name === name,
    )
      ? [
          inHeader(
            `slug ${name} is that of another page, and links name no folder once they are published`,
          ),
        ]
      : []),
    ...(siblings.some((each) => each !== page && each.article.order === article.order)
      ? [inHeader(`order ${article.order} is that of another page of ${folder}`)]
      : []),
  ];
};

const languages: Rule = (page, { pages }) => {
  const other = LANGUAGES.filter((language) => language !== page.language).filter(
    (language) => !pages.some((each) => each.id === page.id && each.language === language),
  );
  const prose = withoutCode(page.article.markdown);
  const foreign = page.language === 'en' && CHINESE.exec(prose);
  return [
    ...other.map((language) => finding(page, '', 'languages', `there is no page in ${language}`)),
    ...(page.language === 'zh-CN' && !CHINESE.test(prose)
      ? [finding(page, '', 'languages', 'the text is not Chinese')]
      : []),
    ...(foreign ? [finding(page, foreign[0], 'languages', 'Chinese in an English text')] : []),
  ];
};

/** Which page a relative address names: `../docs/alerts.md` in tutorials is docs/alerts. */
const pageNamed = (from: ContentPage, path: string): string =>
  new URL(path, `https://pages.example/${from.id}`).pathname.slice(1).replace(/\.md$/, '');

/** Addresses that the tables of pages name, as in `'/options/stock/:symbol'`. */
const SITE_PATHS = ['paths.ts', 'pages.tsx']
  .map((file) => readFileSync(new URL(`../../../web/app/${file}`, import.meta.url), 'utf8'))
  .flatMap((source) => [...source.matchAll(/'(\/[^'?#]*)[^']*'/g)].map(([, path = '']) => path))
  .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

const isSitePath = (path: string): boolean =>
  SITE_PATHS.some((pattern) => pattern.test(path.replace(/\?.*$/, '')));

const links: Rule = (page, { pages }) =>
  [...withoutCode(page.article.markdown).matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)\)/g)].flatMap(
    ([whole, address = '']) => {
      const broken = (message: string) => [finding(page, whole, 'links', `${address} ${message}`)];
      const [, path, anchor] = /^([^#:/][^#:]*\.md)?(?:#(.+))?$/.exec(address) ?? [];
      if (path === undefined && anchor === undefined) {
        const targets = { handle: '', anchorsOf: () => null, isSitePath };
        const fault = linkFault(address, [], targets);
        return fault === null ? [] : broken('leads nowhere');
      }
      const target = pages.find(
        ({ id, language }) =>
          language === page.language && id === (path ? pageNamed(page, path) : page.id),
      );
      if (!target) return broken('names no file');
      const anchors = target.rendered.headings.map((each) => each.anchor);
      return anchor === undefined || anchors.includes(decodeURIComponent(anchor))
        ? []
        : broken('names no heading');
    },
  );

/** Pictures that come with the site. */
const DELIVERED = new URL('../../../web/public/', import.meta.url);

const pictures: Rule = (page) =>
  [...withoutCode(page.article.markdown).matchAll(/!\[([^\]]*)\]\(([^)]*)\)/g)].flatMap(
    ([whole, alt = '', address = '']) => [
      ...(alt.trim() === ''
        ? [finding(page, whole, 'alternative texts', 'the picture has none')]
        : []),
      ...(address.startsWith('/pictures/') && !existsSync(new URL(`.${address}`, DELIVERED))
        ? [finding(page, whole, 'pictures', `there is no ${address}`)]
        : []),
    ],
  );

const headings: Rule = (page) => {
  const { headings: all } = page.rendered;
  const text = (level: number, words: string) => `${'#'.repeat(level)} ${words}`;
  const jumps = all.flatMap(({ level, text: words }, index) => {
    const before = all[index - 1]?.level ?? 1;
    if (level === 1) return [finding(page, text(1, words), 'headings', 'the title stands twice')];
    return level > before + 1
      ? [finding(page, text(level, words), 'headings', `level ${level} follows level ${before}`)]
      : [];
  });
  const twice = all.filter(({ text: words }, index) =>
    all.slice(0, index).some((each) => each.text === words),
  );
  const example = EXAMPLE_HEADING[page.language];
  const hasExample = all.some((each) => each.text === example);
  return [
    ...jumps,
    ...twice.map((each) => finding(page, '', 'headings', `“${each.text}” stands twice`)),
    ...(page.folder === 'docs' && !hasExample
      ? [finding(page, '', 'headings', `a section “${example}” is missing`)]
      : []),
  ];
};

const API_PATH = /\/api\/[\w{}$./-]+/g;

/** Whether the document has a path that this one can be; `${…}` stands for any part. */
function isOperation(path: string, documented: readonly string[]): boolean {
  const parts = path.replace(/[./]+$/, '').split('/');
  return documented.some((each) => {
    const own = each.split('/');
    return (
      own.length === parts.length &&
      own.every(
        (part, at) => part.startsWith('{') || parts[at]?.startsWith('$') || part === parts[at],
      )
    );
  });
}

const code: Rule = (page) =>
  [...page.article.markdown.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].flatMap(
    ([whole, language, text = '']) => {
      const { diagnostics = [] } = ['js', 'ts'].includes(language ?? '')
        ? ts.transpileModule(text, { reportDiagnostics: true, fileName: `sample.${language}` })
        : {};
      const documented = Object.keys(committedDocument().paths);
      const unknown = [...text.matchAll(API_PATH)].filter(
        ([path]) => !isOperation(path, documented),
      );
      return [
        ...diagnostics.map(({ messageText, start = 0 }) => ({
          ...finding(page, whole, 'code', ts.flattenDiagnosticMessageText(messageText, ' ')),
          line: lineOf(page, whole) + text.slice(0, start).split('\n').length,
        })),
        ...unknown.map(([path]) =>
          finding(page, path, 'code', `${path} is no operation of the API`),
        ),
      ];
    },
  );

/** Bold is for names of the interface, so each must be one; what a step sees may be a part of a text. */
const names: Rule = (page, { names: known }) => {
  const seen = new Set(
    stepsIn(page.article.markdown, page.language)
      .flatMap(({ actions }) => actions)
      .flatMap((action) => (action.kind === 'see' ? [action.text] : [])),
  );
  return [...withoutCode(page.article.markdown).matchAll(/\*\*([^*]+)\*\*/g)].flatMap(
    ([whole, name = '']) =>
      known.has(name) || (seen.has(name) && known.hasPart(name)) || isColumn(page, name)
        ? []
        : [finding(page, whole, 'names', `the interface has no “${name}”`)],
  );
};

/** A name that the page itself gives, as a column of its file. */
const isColumn = ({ article }: ContentPage, name: string): boolean =>
  /^```csv\n[^]*?^```$/gm.exec(article.markdown)?.[0].includes(name) ?? false;

const steps: Rule = (page, { pages }) => {
  if (page.folder !== 'tutorials') return [];
  const own = stepsIn(page.article.markdown, page.language, page.firstLine);
  const idle = own.filter(({ actions }) => actions.length === 0);
  const kinds = (of: ContentPage) =>
    stepsIn(of.article.markdown, of.language).map(({ actions }) =>
      actions.map(({ kind }) => kind).join(' '),
    );
  const source = pages.find((each) => each.id === page.id && each.language === 'en');
  const expected = source && page.language !== 'en' ? kinds(source) : kinds(page);
  const other = own.filter((_, at) => kinds(page)[at] !== expected[at]);
  const at = (line: number, message: string): Finding => ({
    file: page.file,
    line,
    rule: 'steps',
    message,
  });
  return [
    ...(own.length === 0 ? [at(page.firstLine, 'there are no numbered steps')] : []),
    ...idle.map(({ line }) => at(line, 'the step names nothing to do or to see')),
    ...other.map(({ line }) => at(line, 'the English step does something else')),
    ...(own.length < expected.length
      ? [at(page.firstLine, 'the English text has more steps')]
      : []),
  ];
};

const figures: Rule = (page, around) => figureFindings(page, around.figures[page.id]);

/** Blocks that readers would see as text. */
const blocks: Rule = ({ file, firstLine, rendered }) =>
  rendered.faults.map(({ line, texts }) => ({
    ...{ file, line: firstLine + line - 1, rule: 'blocks', message: texts.en },
  }));

const RULES = [
  frontMatter,
  languages,
  links,
  pictures,
  headings,
  code,
  names,
  steps,
  figures,
  blocks,
];

function declaredFigures(root: string): Readonly<Record<string, PageFigures>> {
  const path = join(root, 'figures.json');
  if (!existsSync(path)) return {};
  return JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, PageFigures>>;
}

/** What is wrong in a folder of pages, by file and line. */
export function checkContent(root: string): Finding[] {
  const { pages, findings } = readPages(root);
  const around: Surroundings = { pages, names: interfaceNames(), figures: declaredFigures(root) };
  const unused = Object.keys(around.figures).filter((id) => !pages.some((page) => page.id === id));
  return [
    ...findings,
    ...unused.map((id) => ({
      ...{ file: 'figures.json', line: 1, rule: 'figures', message: `there is no page ${id}` },
    })),
    ...pages.flatMap((page) => RULES.flatMap((rule) => rule(page, around))),
  ].toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** As compilers write it, so that editors open the place. */
export const writtenFinding = ({ file, line, rule, message }: Finding): string =>
  `content/${file}:${line}  ${rule}: ${message}`;
