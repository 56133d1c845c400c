import type {
  Article,
  RenderedArticle,
  RenderedRevision,
  Revision,
  Space,
  SpaceMember,
} from '@toolyard/core/content';
import { newId, NOON } from './repository-records.ts';

export const aSpace = (change: Partial<Space> = {}): Space => {
  const id = newId();
  return {
    id,
    handle: id,
    title: '工具坊 🙂',
    languages: ['zh-CN', 'en'],
    visibility: 'public',
    theme: { accent: 'teal', typeface: 'serif' },
    navigation: [{ label: '开始 🙂', address: '/s/a/doc/kai-shi', locale: 'zh-CN' }],
    version: 1,
    createdAt: NOON,
    updatedAt: NOON,
    ...change,
  };
};

export const aMember = (
  space: Space,
  userId: string,
  change: Partial<SpaceMember> = {},
): SpaceMember => ({ spaceId: space.id, userId, role: 'owner', since: NOON, ...change });

export function anArticle(spaceId: string, change: Partial<Article> = {}): Article {
  const id = newId();
  return {
    id,
    spaceId,
    type: 'page',
    locale: 'en',
    slug: `page-${id}`,
    translationOf: null,
    authorId: null,
    version: 1,
    draft: 1,
    published: null,
    publishedAt: null,
    schedule: null,
    withdrawAt: null,
    inReview: false,
    approved: null,
    hiding: null,
    createdAt: NOON,
    updatedAt: NOON,
    ...change,
  };
}

const RENDERED: RenderedArticle = {
  html: '<h2 id="a-one">One</h2>\n<p>Text &amp; 文字 🙂</p>',
  headings: [{ anchor: 'one', level: 2, text: 'One' }],
  text: 'One\nText & 文字 🙂',
  links: ['/elsewhere', 'https://example.com/?a=1&b="'],
};

export const aRevision = (
  { id }: Pick<Article, 'id'>,
  change: Partial<Revision> = {},
): RenderedRevision => {
  const number = change.number ?? 1;
  return {
    revision: {
      articleId: id,
      number,
      base: number - 1,
      title: '潮汐表',
      markdown: '## One\r\n\tText & 文字 🙂\\ \u2028\n',
      meta: {
        tags: ['海', 'tide'],
        description: '"潮"',
        order: 1.5,
        sourceSections: { one: 'a1' },
      },
      authorId: null,
      note: 'first words',
      savedAt: NOON,
      hash: 'ab'.repeat(32),
      ...change,
    },
    rendered: RENDERED,
  };
};
