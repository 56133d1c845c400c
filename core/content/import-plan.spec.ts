import { describe, expect, it } from '@jest/globals';
import {
  importPlan,
  type ExistingArticle,
  type ImportChoice,
  type ImportedFile,
} from './import-plan.ts';

const file = (
  path: string,
  slug: string,
  markdown: string,
  change: Partial<ImportedFile> = {},
): ImportedFile => ({
  path,
  title: slug,
  slug,
  markdown,
  type: 'doc',
  locale: 'en',
  romanized: slug,
  ...change,
});
const existing = (slug: string, markdown: string, id = slug): ExistingArticle => ({
  id,
  type: 'doc',
  locale: 'en',
  slug,
  title: slug,
  markdown,
});
const three = [
  file('1.md', 'intro', 'one'),
  file('2.md', 'Intro', 'two'),
  file('3.md', 'intro', 'three'),
];
const old = existing('intro', 'keep me');
const kinds = (
  files: readonly ImportedFile[],
  articles: readonly ExistingArticle[],
  choice: ImportChoice,
) => importPlan(files, articles, [], choice).map(({ kind, slug }) => `${kind} ${slug}`);

describe('files that claim a slug that an article has', () => {
  it('become copies, and a second import of them changes nothing', () => {
    expect(kinds(three, [old], 'copy')).toEqual([
      'create intro-2',
      'create intro-3',
      'create intro-4',
    ]);
    const after = [
      old,
      ...three.map((each, i) => ({
        ...existing(`intro-${i + 2}`, each.markdown),
        title: each.title,
      })),
    ];
    expect(kinds(three, after, 'copy')).toEqual(['same intro-2', 'same intro-3', 'same intro-4']);
  });

  it('are left out where that was chosen', () =>
    expect(kinds(three, [old], 'skip')).toEqual([
      'skipped intro',
      'skipped intro',
      'skipped intro',
    ]));

  it('replace its text where that was chosen, once', () =>
    expect(kinds(three, [old], 'replace')).toEqual([
      'replace intro',
      'create intro-2',
      'create intro-3',
    ]));
});

it('a file changes nothing where the article is the same', () =>
  expect(importPlan([file('1.md', 'intro', 'keep me')], [old], [], 'replace')).toEqual([
    { path: '1.md', kind: 'same', slug: 'intro', articleId: 'intro' },
  ]));

it('a slug is free in another language and type, and not where it leads to a renamed article', () => {
  const files = [
    file('1.md', 'intro', 'x', { locale: 'zh-CN' }),
    file('2.md', 'intro', 'x', { type: 'faq' }),
    file('3.md', 'moved', 'x'),
  ];
  const plan = importPlan(files, [old], [{ type: 'doc', locale: 'en', slug: 'Moved' }], 'skip');
  expect(plan.map(({ slug }) => slug)).toEqual(['intro', 'intro', 'moved-2']);
});
