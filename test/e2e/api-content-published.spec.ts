import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PORTS } from '@toolyard/api';
import { unzipSync } from 'fflate';
import type { Clock } from '@toolyard/core/shared';
import { FakeClock } from '@toolyard/memory';
import { JSDOM } from 'jsdom';
import { ContentMember, dataOf, refusalOf, type WireSpace } from '../support/content-api.ts';
import { openTestApi, SAMPLED_ENGINES, type TestApi } from '../support/test-api.ts';

const MINUTE = 60_000;

interface Published {
  readonly slug: string;
  readonly locale: string;
  readonly title: string;
  readonly html: string;
  readonly publishedAt: string;
  readonly translations: readonly { readonly locale: string; readonly slug: string }[];
}

describe.each(SAMPLED_ENGINES)('published articles, on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  const clock = new FakeClock();
  let api: TestApi;
  let mei: ContentMember;
  let space: WireSpace;
  beforeAll(async () => {
    api = await openTestApi({
      engine,
      settings: { contentSpaces: 20 },
      rebind: (container) => void container.rebind<Clock>(PORTS.clock).toConstantValue(clock),
    });
    mei = await ContentMember.of(api);
    space = await mei.space({ visibility: 'public' });
  });
  afterAll(() => api?.close());

  const read = (path: string, { handle } = space) =>
    api.call.get(`/api/content/published/${handle}${path}`).redirects(0);
  const statuses = async (...paths: readonly string[]) => {
    const answers = [];
    for (const path of paths) answers.push((await read(path)).status);
    return answers;
  };
  const titles = async (query = '', of = space) =>
    dataOf<readonly Published[]>(await read(`/articles${query}`, of).expect(200)).map(
      ({ title }) => title,
    );

  it('readers see what was published, not the draft after it, and ask for it once', async () => {
    const article = await mei.article(space.id, { slug: 'tides', markdown: '## One\n' });
    expect(refusalOf(await read('/articles/doc/en/tides'))).toEqual([404, 'ARTICLE_UNKNOWN']);
    await mei.change(article.id, 'publish');
    await mei.save(article, 1, { markdown: '## Two\n', title: 'Later' }).expect(200);
    const shown = await read('/articles/doc/en/TIDES').expect(200);
    expect(dataOf<Published>(shown)).toMatchObject({
      id: article.id,
      title: 'Tides',
      html: '<h2 id="a-one" dir="auto">One</h2>\n',
      publishedAt: new Date(clock.now()).toISOString(),
    });
    expect(shown.headers['cache-control']).toBe('no-cache');
    const again = await read('/articles/doc/en/tides').set('If-None-Match', shown.headers['etag']!);
    expect(again.status).toBe(304);
    await mei.change(article.id, 'publish');
    const other = await read('/articles/doc/en/tides').set('If-None-Match', shown.headers['etag']!);
    expect([other.status, dataOf<Published>(other).title]).toEqual([200, 'Later']);
  });

  it('publishing one language changes no byte of the other', async () => {
    const english = await mei.article(space.id, { slug: 'moon' });
    const chinese = await mei.article(space.id, {
      slug: 'yue-liang',
      locale: 'zh-CN',
      title: '月亮',
      translationOf: english.id,
    });
    await mei.change(english.id, 'publish');
    const before = await mei.draftOf(chinese.id);
    expect(await statuses('/articles/doc/zh-CN/yue-liang')).toEqual([404]);
    await mei.save(english, 1, { markdown: 'New.' }).expect(200);
    await mei.change(english.id, 'publish');
    expect(await mei.draftOf(chinese.id)).toEqual(before);
    await mei.change(chinese.id, 'publish');
    const shown = dataOf<Published>(await read('/articles/doc/en/moon').expect(200));
    expect(shown.translations).toEqual([{ type: 'doc', locale: 'zh-CN', slug: 'yue-liang' }]);
  });

  it('three renames answer one 301, from each of the former addresses', async () => {
    const { id } = await mei.article(space.id, { slug: 'one' });
    await mei.change(id, 'publish');
    for (const slug of ['two', 'three', 'four']) {
      const { version } = await mei.draftOf(id);
      await mei.put(`articles/${id}/slug`, { slug }, version).expect(200);
    }
    for (const former of ['one', 'two', 'THREE']) {
      const answer = await read(`/articles/doc/en/${former}`);
      expect([answer.status, answer.headers['location']]).toEqual([
        301,
        `/api/content/published/${space.handle}/articles/doc/en/four`,
      ]);
    }
    const body = { spaceId: space.id, type: 'doc', locale: 'en', title: 'x', markdown: '' };
    expect(refusalOf(await mei.post('articles', { ...body, slug: 'two' }))).toEqual([
      409,
      'SLUG_REDIRECTS',
    ]);
    const { version } = await mei.draftOf(id);
    for (const slug of ['../../Hello World', 'a b', 'café', ''])
      expect(refusalOf(await mei.put(`articles/${id}/slug`, { slug }, version))[0]).toBe(400);
    await mei.put(`articles/${id}/slug`, { slug: ' ONE ' }, version).expect(200);
    expect(await statuses('/articles/doc/en/one', '/articles/doc/en/four')).toEqual([200, 301]);
    await mei.change(id, 'unpublish');
    expect(await statuses('/articles/doc/en/one', '/articles/doc/en/four')).toEqual([404, 404]);
  });

  it('what is scheduled is public at its minute and gone at its end, everywhere at once', async () => {
    const own = await mei.space({ visibility: 'public' });
    const { id } = await mei.article(own.id, { title: 'Eclipse', slug: 'eclipse' });
    const at = (minutes: number) => new Date(clock.now() + minutes * MINUTE).toISOString();
    const [publishAt, withdrawAt] = [at(3), at(5)];
    await mei.change(id, 'schedule', { publishAt });
    await mei.change(id, 'unpublish', { withdrawAt });
    await mei.save({ id }, 1, { title: 'Draft' }).expect(200);
    expect(await mei.draftOf(id)).toMatchObject({ status: 'scheduled', isScheduleOutdated: true });
    const everywhere = async () => {
      const feed = await read('/rss.xml', own).expect(200);
      const found = await read('/search?query=eclip', own).expect(200);
      const page = await read('/articles/doc/en/eclipse', own);
      return [
        page.status,
        await titles('', own),
        feed.text.includes('<title>Eclipse</title>'),
        dataOf<readonly Published[]>(found).map(({ title }) => title),
      ];
    };
    const isExportedAsDraft = async () => {
      const archive = await mei.get(`spaces/${own.id}/export`).responseType('blob').expect(200);
      const files = Object.entries(unzipSync(archive.body as Buffer));
      const text = files.find(([path]) => path.includes('eclipse'))?.[1] ?? Buffer.from('');
      return Buffer.from(text).toString().includes('draft: true');
    };
    const nowhere = [404, [], false, []];
    expect(await everywhere()).toEqual(nowhere);
    expect(await isExportedAsDraft()).toBe(true);
    clock.advance(3 * MINUTE - 1);
    expect(await everywhere()).toEqual(nowhere);
    clock.advance(1);
    expect(await everywhere()).toEqual([200, ['Eclipse'], true, ['Eclipse']]);
    expect(await isExportedAsDraft()).toBe(false);
    clock.advance(2 * MINUTE);
    expect(await everywhere()).toEqual(nowhere);
    expect(await isExportedAsDraft()).toBe(true);
  });

  it('a private space answers as an unknown one; one by link is read by its address', async () => {
    const hidden = await mei.space({ visibility: 'private' });
    const { id } = await mei.article(hidden.id, { slug: 'tides' });
    await mei.change(id, 'publish');
    const paths = [
      '',
      '/articles',
      '/articles/doc/en/tides',
      '/search?query=a',
      '/rss.xml',
      '/atom.xml',
    ];
    for (const path of paths)
      expect(refusalOf(await read(path, hidden))).toEqual([404, 'SPACE_UNKNOWN']);
    const open = { title: 'Night sky', languages: ['en'], visibility: 'link' };
    await mei.put(`spaces/${hidden.id}`, open, 1).expect(200);
    for (const path of paths) expect((await read(path, hidden)).status).toBe(200);
  });

  it('lists and feeds hold what is public, last published first, in one language or all', async () => {
    const own = await mei.space({ visibility: 'public', title: 'Sky & <sea>' });
    for (const [title, locale, tags] of [
      ['First & <b>', 'en', ['sea']],
      ['第二', 'zh-CN', []],
    ] as const) {
      clock.advance(1000);
      const { id } = await mei.article(own.id, { title, locale, tags, markdown: '**a** ]]> & b' });
      await mei.change(id, 'publish');
    }
    expect(await titles('', own)).toEqual(['第二', 'First & <b>']);
    expect(await titles('?locale=en&type=doc&tag=sea', own)).toEqual(['First & <b>']);
    expect(await titles('?tag=none', own)).toEqual([]);
    const feedOf = async (path: string) => {
      const answer = await read(path, own).expect(200);
      const { document } = new JSDOM(answer.text, { contentType: 'application/xml' }).window;
      return { type: answer.headers['content-type'], document };
    };
    const textsOf = (of: Document, selector: string) =>
      [...of.querySelectorAll(selector)].map(({ textContent }) => textContent);
    const rss = await feedOf('/rss.xml');
    expect(rss.type).toBe('application/rss+xml; charset=utf-8');
    expect(textsOf(rss.document, 'channel > title')).toEqual(['Sky & <sea>']);
    expect(textsOf(rss.document, 'item > title')).toEqual(['第二', 'First & <b>']);
    expect(textsOf(rss.document, 'item > description')[1]).toBe(
      '<p dir="auto"><strong>a</strong> ]]&gt; &amp; b</p>\n',
    );
    const atom = await feedOf('/atom.xml?locale=en');
    expect(atom.type).toBe('application/atom+xml; charset=utf-8');
    expect(textsOf(atom.document, 'entry > title')).toEqual(['First & <b>']);
    expect(textsOf(atom.document, 'entry > updated')).toEqual([
      new Date(clock.now() - 1000).toISOString(),
    ]);
    const href = atom.document.querySelector('entry > link')?.getAttribute('href');
    expect(new URL(href ?? '').pathname).toMatch(/^\/s\/[^/]+\/doc\/first-b$/);
    expect((await api.call.get(new URL(href ?? '').pathname)).status).toBe(200);
  });

  it('a figure is a still picture of this site, in pages and in feeds, and its mistakes are in the preview', async () => {
    const own = await mei.space({ visibility: 'public' });
    const markdown =
      '::payoff{legs="+1 call 105 @2" price=100}\n\n::payoff{legs="+1 call" price=100}';
    const { id } = await mei.article(own.id, { slug: 'call', markdown });
    await mei.change(id, 'publish');
    const { html } = dataOf<Published>(await read('/articles/doc/en/call', own).expect(200));
    const address = /<img src="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(address).toMatch(/^\/figures\/payoff\.svg\?legs=/);
    expect(html).toContain('Max loss $200 · Breakeven $107');
    const { text: feed } = await read('/rss.xml', own).expect(200);
    expect(feed).toMatch(/&lt;img src=&quot;https?:\/\/[^/]+\/figures\/payoff\.svg/);
    const picture = await api.call.get(address).expect(200).expect('Content-Type', /svg/);
    expect(picture.headers['cache-control']).toBe('public, max-age=604800');
    expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
    expect(String(picture.body)).toContain('$107');
    await api.call.get(address).set('If-None-Match', picture.headers['etag']!).expect(304);
    for (const query of [
      '',
      '?legs=%2B1%20call%20x&price=100',
      '?legs[]=a&price=1',
      '?price=1&src=x',
    ])
      await api.call.get(`/figures/payoff.svg${query}`).expect(404);
    const preview = await api.call
      .post('/api/content/articles/preview')
      .send({ markdown, locale: 'en' })
      .expect(200);
    expect(dataOf<{ faults: unknown }>(preview).faults).toMatchObject([
      { line: 3, message: { en: expect.stringContaining('legs has a leg “+1 call”') } },
    ]);
  });

  it('a search of readers finds nothing of drafts', async () => {
    const own = await mei.space({ visibility: 'public' });
    const { id } = await mei.article(own.id, { title: '铁鹰', markdown: '公开的内容' });
    await mei.change(id, 'publish');
    await mei.save({ id }, 1, { title: '铁鹰', markdown: '草稿里的秘密' }).expect(200);
    const search = async (query: string) =>
      dataOf<readonly { title: string; titleHighlights: unknown; excerpt: string }[]>(
        await read(`/search?query=${encodeURIComponent(query)}`, own).expect(200),
      );
    expect(await search('秘密')).toEqual([]);
    expect(await search('公开')).toMatchObject([{ title: '铁鹰', excerpt: '公开的内容' }]);
    expect(await search('鹰')).toMatchObject([{ titleHighlights: [{ start: 1, end: 2 }] }]);
  });
});
