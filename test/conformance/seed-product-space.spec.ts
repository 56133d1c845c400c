import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import {
  PRODUCT_SPACE,
  SeedProductSpace,
  unpublish,
  verifyChain,
  type ProductFile,
  type WritingPorts,
} from '@toolyard/core/content';
import { FolderProductFiles } from '@toolyard/files';
import { MarkupFrontMatterParser } from '@toolyard/front-matter';
import { MarkdownArticleRenderer } from '@toolyard/markdown';
import { FakeClock } from '@toolyard/memory';
import { auditDigest } from '@toolyard/postgres';
import { UuidIds } from '@toolyard/security';
import { onEveryDatabase, type TestDatabase } from '../support/database.ts';
import { NOON } from './repository-records.ts';

const clock = new FakeClock(NOON);
const parser = new MarkupFrontMatterParser();
const ports: WritingPorts = {
  renderer: new MarkdownArticleRenderer(),
  romanizer: { romanize: (text) => Promise.resolve(text) },
  digest: auditDigest,
  clock,
  ids: new UuidIds(),
};

const file = (path: string, fields: string, markdown: string): ProductFile => ({
  path,
  text: `---\n${fields}\n---\n${markdown}`,
});

const DELIVERED: readonly ProductFile[] = [
  file(
    'zh-CN/docs/tides.md',
    'title: 潮汐\ntype: doc\ntags: [海]\norder: 20',
    '见[月亮](moon.md#phases)。\n',
  ),
  file('en/docs/moon.md', 'title: Moon\ntype: doc\norder: 10', '## Phases\n\nFour.\n'),
  file(
    'en/docs/tides.md',
    'title: Tides\ntype: doc\ntags: [sea]\ndescription: Twice a day.\norder: 20',
    'See the [moon](../docs/moon.md#phases), [help](../pages/help.md) and [x](../docs/none.md).\n',
  ),
  file('en/pages/help.md', 'title: Help\nslug: help\ntype: page', 'Ask.\n'),
];

const seeding = (database: TestDatabase, files: readonly ProductFile[]) =>
  new SeedProductSpace(
    database.unitOfWork,
    { read: () => Promise.resolve(files) },
    parser,
    ports,
  ).execute();

async function pagesOf({ readers: { spaces, articles } }: TestDatabase) {
  const space = await spaces.findByHandle(PRODUCT_SPACE.handle);
  if (!space) throw new Error('no space');
  const drafts = await articles.drafts(space.id);
  return { space, drafts };
}

async function pageAt(database: TestDatabase, locale: string, slug: string) {
  const { drafts } = await pagesOf(database);
  const found = drafts.find(({ article }) => article.locale === locale && article.slug === slug);
  if (!found) throw new Error(`no ${slug}`);
  return found;
}

const withText = (path: string, markdown: string): readonly ProductFile[] =>
  DELIVERED.map((each) =>
    each.path === path
      ? { path, text: each.text.replace(/(---\n[^]*?---\n)[^]*/, `$1${markdown}`) }
      : each,
  );

describe("seeding the product's own space", () => {
  onEveryDatabase((database) => {
    it('five servers that start at once publish each file once, with links to pages', async () => {
      const starts = await Promise.all(
        Array.from({ length: 5 }, () => seeding(database(), DELIVERED)),
      );
      const counts = starts.map(({ created }) => created.length);
      expect(counts.toSorted()).toEqual([0, 0, 0, 0, 4]);
      const { space, drafts } = await pagesOf(database());
      expect(space).toMatchObject(PRODUCT_SPACE);
      expect(drafts).toHaveLength(4);
      const tides = await pageAt(database(), 'en', 'tides');
      const chinese = await pageAt(database(), 'zh-CN', 'tides');
      expect(tides.revision).toMatchObject({
        title: 'Tides',
        markdown:
          'See the [moon](/resources/docs/moon#phases), [help](/resources/help) and [x](../docs/none.md).\n',
        meta: { tags: ['sea'], description: 'Twice a day.', order: 20, sourceSections: null },
        authorId: null,
      });
      expect(chinese.article.translationOf).toBe(tides.article.id);
      expect(chinese.revision.markdown).toBe('见[月亮](/resources/docs/moon#phases)。\n');
      const { articles } = database().readers;
      const address = { spaceId: space.id, type: 'doc', locale: 'en', slug: 'moon' } as const;
      const found = await articles.findPublic(address, clock.now());
      expect(found?.rendered.html).toContain('Four.');
    });

    it('a second start changes nothing, a removed file leaves its article', async () => {
      await seeding(database(), DELIVERED);
      const before = await pagesOf(database());
      const nothing = { created: [], replaced: [], left: [], unreadable: [] };
      expect(await seeding(database(), DELIVERED)).toEqual(nothing);
      expect(await seeding(database(), DELIVERED.slice(1))).toEqual(nothing);
      expect(await seeding(database(), [])).toEqual(nothing);
      expect(await pagesOf(database())).toEqual(before);
    });

    it('a changed file is published; its translation stays, and is older than its original', async () => {
      await seeding(database(), DELIVERED);
      const chinese = await pageAt(database(), 'zh-CN', 'tides');
      clock.advance(1000);
      const changed = withText('en/docs/tides.md', 'New.\n');
      expect(await seeding(database(), changed)).toMatchObject({
        replaced: ['en/docs/tides.md'],
        left: [],
      });
      const { article, revision } = await pageAt(database(), 'en', 'tides');
      expect(revision.markdown).toBe('New.\n');
      expect(article.published).toBe(revision.number);
      expect(await pageAt(database(), 'zh-CN', 'tides')).toEqual(chinese);
      const chain = await database().readers.articles.chain(article.id);
      expect(verifyChain(chain, auditDigest)).toBeNull();
    });

    it('what an operator withdrew stays as it is, with the file named', async () => {
      await seeding(database(), DELIVERED);
      const { article } = await pageAt(database(), 'en', 'help');
      const withdrawn = unpublish(article, clock.now());
      if (!withdrawn.ok) throw withdrawn.error;
      await database().unitOfWork.run(({ articles }) => articles.update(withdrawn.value));
      const changed = withText('en/pages/help.md', 'Call.\n');
      expect(await seeding(database(), changed)).toMatchObject({ left: ['en/pages/help.md'] });
      expect((await pageAt(database(), 'en', 'help')).article).toEqual(withdrawn.value);
    });

    it('a file that makes no page is named, and the others are published', async () => {
      const broken = file('en/docs/broken.md', 'title: [', 'x\n');
      const stars = file('en/docs/stars.md', 'title: Stars\ntype: doc', 'Many.\n');
      expect(await seeding(database(), [...DELIVERED, broken, stars])).toMatchObject({
        created: ['en/docs/stars.md'],
        unreadable: ['en/docs/broken.md'],
      });
    });
  });

  it('the folder of the product makes a page of each file, and a missing folder none', async () => {
    const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
    const files = await new FolderProductFiles(folder('../../content')).read();
    expect(files.filter(({ path }) => path.startsWith('zh-CN/')).length).toBe(files.length / 2);
    expect(files.length).toBeGreaterThanOrEqual(56);
    expect(await new FolderProductFiles(folder('./nowhere')).read()).toEqual([]);
    expect(await new FolderProductFiles(null).read()).toEqual([]);
  });
});
