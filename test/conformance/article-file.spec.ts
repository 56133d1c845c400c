import { describe, expect, it } from '@jest/globals';
import { readArticleFile, writeArticleFile, type ArticleFile } from '@toolyard/core/content';
import { MarkupFrontMatterParser } from '@toolyard/front-matter';

const parser = new MarkupFrontMatterParser();
function read(path: string, text: string): ArticleFile {
  const result = readArticleFile(path, text, parser);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

it.each([
  ['quotation marks in a JSON header', `{"${'\\"'.repeat(200_000)}`],
  ['spaces in a heading', `# ${' '.repeat(200_000)}a\u2028\u2028`],
  ['brackets in a heading', `# ${'['.repeat(200_000)}`],
  ['spaces in a table', `| a |\n|-${' '.repeat(200_000)}-`],
])('%s are read, however many', (_what, text) => {
  // A pattern that looks back at each character takes hours.
  expect(read('x.md', text).markdown).toBe(text);
});

describe('a file of', () => {
  it('Docusaurus', () =>
    expect(
      read(
        'docs/01-intro.mdx',
        '---\nid: intro\ntitle: Intro\nslug: /start/here\nsidebar_position: 3\ntags: [a]\ndescription: D\n---\n\nText',
      ),
    ).toEqual({
      title: 'Intro',
      slug: 'here',
      type: null,
      locale: null,
      tags: ['a'],
      description: 'D',
      order: 3,
      date: null,
      translationOf: null,
      isDraft: false,
      markdown: '\nText',
    }));

  it('Hugo', () =>
    expect(
      read(
        'content/post/tide/index.zh-cn.md',
        '+++\ndate = 2024-03-01T08:00:00+08:00\ndraft = true\nweight = 2\nsummary = "S"\nurl = "/p/tide/"\n+++\n潮汐',
      ),
    ).toMatchObject({
      title: 'tide',
      slug: 'tide',
      locale: 'zh-CN',
      description: 'S',
      order: 2,
      date: Date.UTC(2024, 2, 1),
      isDraft: true,
    }));

  it.each([
    ['a.md', '# 安装说明\n\nfour', '安装说明', null],
    ['a.md', 'Big *title*\n===\n', 'Big title', null],
    ['2024-01-02-my-post.md', 'text', 'my-post', null],
    ['i18n/zh-CN/guide.md', 'text', 'guide', 'zh-CN'],
    ['guide.en.md', 'text', 'guide', 'en'],
    ['guide/README.md', 'text', 'guide', null],
    ['.md', '', 'untitled', null],
  ])('the name %s and the text %j has the title %s', (path, text, title, locale) =>
    expect(read(path, text)).toMatchObject({ title, locale, slug: null }),
  );
});

it('our own export comes back as it was, and the same bytes again', () => {
  const article: ArticleFile = {
    title: 'Quote " colon: and # 中文',
    slug: 'quote-colon',
    type: 'tutorial',
    locale: 'zh-CN',
    tags: ['a:b', '#c', '中 文', "d'e", '2024', 'yes'],
    description: '- not a list',
    order: -1,
    date: Date.UTC(2024, 1, 29, 15, 30),
    translationOf: 'en/tutorials/quote-colon.md',
    isDraft: true,
    markdown: '---\nlooks: like front matter\n---\n\ttext  \r\nend',
  };
  const file = writeArticleFile(article);
  expect(read('x.md', file)).toEqual(article);
  expect(writeArticleFile(read('x.md', file))).toBe(file);
});
