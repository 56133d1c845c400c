import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ContentMember,
  dataOf,
  refusalOf,
  type WireArticle,
  type WireRevision,
  type WireSpace,
} from '../support/content-api.ts';
import { bearer, openTestApi, type TestApi } from '../support/test-api.ts';

describe('spaces and their articles', () => {
  let api: TestApi;
  let mei: ContentMember;
  beforeAll(async () => {
    api = await openTestApi({ settings: { contentSpaces: 20, contentArticles: 4 } });
    mei = await ContentMember.of(api);
  });
  afterAll(() => api?.close());

  const revision = async (member: ContentMember, { id }: { id: string }, number: number) =>
    dataOf<WireRevision>(await member.get(`articles/${id}/revisions/${number}`).expect(200));

  it('a space begins with a draft in its first language; its limits are said', async () => {
    const space = await mei.space({ languages: ['zh-CN', 'en'] });
    const listed = await mei.get('spaces').expect(200);
    expect(dataOf<readonly WireSpace[]>(listed)).toContainEqual(
      expect.objectContaining({ id: space.id, role: 'owner' }),
    );
    expect(listed.body).toMatchObject({ limits: { spaces: 20, articles: 4, members: 100 } });
    const [first, ...others] = dataOf<readonly WireArticle[]>(
      await mei.get(`articles?spaceId=${space.id}`).expect(200),
    );
    expect(others).toEqual([]);
    expect(first).toMatchObject({ slug: 'huan-ying', title: '欢迎', status: 'draft' });
    const { revision: draft } = await mei.draftOf(first!.id);
    expect(draft.html).toContain('<strong>重点</strong>');
  });

  it('a space that cannot be is refused at its fields', async () => {
    const { handle } = await mei.space();
    const draft = { handle: 'sky-1', title: 'Sky', languages: ['en'], visibility: 'private' };
    const refused = async (change: object) =>
      refusalOf(await mei.post('spaces', { ...draft, ...change }));
    expect(await refused({ handle: handle.toUpperCase() })).toEqual([409, 'SPACE_HANDLE_TAKEN']);
    for (const wrong of ['ab', 'admin', 'a--b', '-ab', '潮汐', 'a'.repeat(41)])
      expect(await refused({ handle: wrong })).toEqual([400, 'SPACE_INVALID', 'handle']);
    expect(await refused({ title: ' ' })).toEqual([400, 'SPACE_INVALID', 'title']);
    expect(await refused({ languages: [] })).toEqual([400, 'SPACE_INVALID', 'languages']);
    const unverified = await ContentMember.of(api, { isVerified: false });
    const open = { ...draft, handle: 'sky-2', visibility: 'public' };
    expect(refusalOf(await unverified.post('spaces', open))).toEqual([
      409,
      'SPACE_NEEDS_VERIFIED_EMAIL',
    ]);
    const own = await unverified.space({ visibility: 'private' });
    expect(
      refusalOf(
        await unverified.put(
          `spaces/${own.id}`,
          { title: 'Sky', languages: ['en'], visibility: 'public' },
          1,
        ),
      ),
    ).toEqual([409, 'SPACE_NEEDS_VERIFIED_EMAIL']);
  });

  it('theme and links of a space stay where an edit leaves them out; wrong ones are refused at their fields', async () => {
    const { id } = await mei.space();
    const base = { title: 'Sky', languages: ['en'], visibility: 'private' };
    const theme = { accent: 'teal', typeface: 'serif' };
    const navigation = [{ label: 'Start', address: '/s/sky/doc/start', locale: 'en' }];
    const first = await mei.put(`spaces/${id}`, { ...base, theme, navigation }, 1);
    expect(dataOf(first)).toMatchObject({ theme, navigation, version: 2 });
    expect(dataOf(await mei.put(`spaces/${id}`, base, 2))).toMatchObject({ theme, navigation });
    const refused = async (change: object) =>
      refusalOf(await mei.put(`spaces/${id}`, { ...base, ...change }, 3));
    const link = (change: object) => ({ navigation: [{ ...navigation[0], ...change }] });
    const code = 'SPACE_INVALID';
    expect(await refused(link({ label: ' ' }))).toEqual([400, code, 'navigation.0.label']);
    for (const address of ['javascript:alert(1)', '//example.org', 'http://example.org', 'x'])
      expect(await refused(link({ address }))).toEqual([400, code, 'navigation.0.address']);
    for (const wrong of [
      { theme: { ...theme, accent: 'red' } },
      { theme: null },
      link({ locale: 'fr' }),
      { navigation: Array.from({ length: 9 }, () => navigation[0]) },
    ])
      expect((await refused(wrong))[0]).toBe(400);
  });

  it('an article has its slug from its title, and no second one', async () => {
    const { id } = await mei.space();
    expect(await mei.article(id, { locale: 'zh-CN', title: '潮汐表' })).toMatchObject({
      slug: 'chao-xi-biao',
      draft: 1,
      status: 'draft',
    });
    expect((await mei.article(id)).slug).toBe('tides');
    expect((await mei.article(id)).slug).toBe('tides-2');
    const body = { spaceId: id, type: 'doc', locale: 'en', title: 'Tides', markdown: '' };
    expect(refusalOf(await mei.post('articles', body))).toEqual([409, 'ARTICLES_FULL']);
  });

  it('what cannot be an article is refused at its fields', async () => {
    const { id } = await mei.space({ languages: ['en'] });
    const body = { spaceId: id, type: 'doc', locale: 'en', title: 'Tides', markdown: '' };
    const refused = async (change: object) =>
      refusalOf(await mei.post('articles', { ...body, ...change }));
    expect(await refused({ title: 'a\u202eb' })).toEqual([400, 'ARTICLE_INVALID', 'title']);
    expect(await refused({ locale: 'zh-CN' })).toEqual([400, 'ARTICLE_INVALID', 'locale']);
    expect(await refused({ tags: [' '] })).toEqual([400, 'ARTICLE_INVALID', 'tags']);
    expect(await refused({ slug: 'a b' })).toEqual([400, 'SLUG_INVALID']);
    expect(await refused({ slug: 'welcome', type: 'page' })).toEqual([409, 'SLUG_TAKEN']);
    expect(await refused({ markdown: 'x'.repeat(400_001) })).toEqual([413, 'ARTICLE_TOO_LONG']);
    expect(await refused({ markdown: 'x'.repeat(3_000_000) })).toEqual([413, 'ARTICLE_TOO_LONG']);
    const other = await mei.article((await mei.space()).id);
    expect(await refused({ translationOf: other.id })).toEqual([
      400,
      'ARTICLE_INVALID',
      'translationOf',
    ]);
    expect(await refused({ spaceId: other.id })).toEqual([404, 'SPACE_UNKNOWN']);
  });

  it('a long Chinese text comes back byte for byte', async () => {
    const article = await mei.article((await mei.space()).id);
    const markdown = `# 潮\r\n\t"引号"\u00a0\u2028 \\ 🙂\n${'海'.repeat(390_000)}`;
    await mei.save(article, 1, { markdown }).expect(200);
    expect((await mei.draftOf(article.id)).revision.markdown).toBe(markdown);
  });

  it('of two editors on one text the second is shown what the first has saved', async () => {
    const space = await mei.space();
    const lin = await ContentMember.of(api);
    await lin.join(mei, space, 'editor');
    const article = await mei.article(space.id, { markdown: '第一行\n第二行\n' });
    await mei.save(article, 1, { markdown: '第一行改\n第二行\n' }).expect(200);
    const late = await lin.save(article, 1, { markdown: '第一行\n第二行改\n' });
    expect([late.status, (late.body as { code: string }).code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(late.body).toMatchObject({
      details: { current: { number: 2, markdown: '第一行改\n第二行\n' } },
    });
    const same = await lin.save(article, 2, { markdown: '第一行改\n第二行\n' }).expect(200);
    expect([dataOf<WireArticle>(same).draft, same.headers['etag']]).toEqual([2, '"2"']);
    const { version } = await lin.draftOf(article.id);
    const restored = await lin
      .post(`articles/${article.id}/restore`, { number: 1, note: 'as it was' }, version)
      .expect(200);
    expect(dataOf<WireArticle>(restored)).toMatchObject({ draft: 3, published: null });
    const texts = [];
    for (const number of [1, 2, 3]) texts.push((await revision(lin, article, number)).markdown);
    expect(texts).toEqual(['第一行\n第二行\n', '第一行改\n第二行\n', '第一行\n第二行\n']);
    const history = await mei.get(`articles/${article.id}/revisions?limit=2`).expect(200);
    expect(dataOf<readonly WireRevision[]>(history).map(({ number }) => number)).toEqual([3, 2]);
    const gone = await mei.post(`articles/${article.id}/restore`, { number: 9 }, version + 1);
    expect(refusalOf(gone)).toEqual([404, 'REVISION_UNKNOWN']);
  });

  it('a save that is sent twice makes one revision', async () => {
    const article = await mei.article((await mei.space()).id);
    const send = () =>
      api.call
        .put(`/api/content/articles/${article.id}/draft`)
        .set({
          ...bearer(mei.account),
          'Idempotency-Key': `save-${article.id}`,
          'If-Match': '"1"',
        })
        .send({ title: 'Tides', markdown: 'Thrice.' });
    const [first, again] = [await send().expect(200), await send().expect(200)];
    expect(again.body).toEqual(first.body);
    expect((await mei.draftOf(article.id)).draft).toBe(2);
  });

  it('publishing needs the version that was seen, and names the revision', async () => {
    const article = await mei.article((await mei.space()).id);
    await mei.save(article, 1, { markdown: 'Not yet.' }).expect(200);
    const stale = await mei.post(`articles/${article.id}/publish`, {}, 1);
    expect(refusalOf(stale)).toEqual([409, 'VERSION_CONFLICT']);
    expect(await mei.change(article.id, 'publish', { revision: 1 })).toMatchObject({
      status: 'published',
      publicRevision: 1,
      hasUnpublishedChanges: true,
    });
    const path = `articles/${article.id}`;
    expect(refusalOf(await mei.post(`${path}/publish`, { revision: 9 }, 3))).toEqual([
      404,
      'REVISION_UNKNOWN',
    ]);
    const past = { publishAt: '2020-01-01T00:00:00Z' };
    expect(refusalOf(await mei.post(`${path}/schedule`, past, 3))).toEqual([
      400,
      'SCHEDULE_IN_PAST',
    ]);
    expect(refusalOf(await mei.post(`${path}/schedule`, { publishAt: null }, 3))).toEqual([
      409,
      'NO_SCHEDULE',
    ]);
    const withdrawAt = '2099-12-31T23:59:00.000Z';
    expect(await mei.change(article.id, 'unpublish', { withdrawAt })).toMatchObject({
      status: 'published',
      withdrawAt,
    });
    expect(await mei.change(article.id, 'cancel-withdrawal')).toMatchObject({ withdrawAt: null });
    expect(refusalOf(await mei.post(`${path}/cancel-withdrawal`, {}, 5))).toEqual([
      409,
      'NO_SCHEDULE',
    ]);
    expect(await mei.change(article.id, 'unpublish')).toMatchObject({ status: 'withdrawn' });
    expect(refusalOf(await mei.post(`${path}/unpublish`, {}, 6))).toEqual([
      409,
      'ARTICLE_NOT_PUBLIC',
    ]);
    expect((await mei.delete(path, 6)).status).toBe(204);
    expect(refusalOf(await mei.get(path))).toEqual([404, 'ARTICLE_UNKNOWN']);
  });

  it('drafts are found by parts of words, Chinese, beginnings and pinyin', async () => {
    const { id } = await mei.space();
    const article = await mei.article(id, {
      locale: 'zh-CN',
      title: '期权价差',
      markdown: '铁鹰式组合的 **implied** volatility。',
      tags: ['备兑看涨'],
    });
    const search = async (query: string) =>
      dataOf<readonly { articleId: string }[]>(
        await mei.get(`articles/search?spaceId=${id}&query=${encodeURIComponent(query)}`),
      ).map(({ articleId }) => articleId);
    for (const query of ['权价', '鹰', '铁鹰式', 'impl', 'qiquan', '看涨', '组合 VOLATILITY'])
      expect([query, await search(query)]).toEqual([query, [article.id]]);
    for (const query of ['价权', 'plied', '铁鹰 蝶式', '***'])
      expect([query, await search(query)]).toEqual([query, []]);
  });

  it('a member saves views of articles that nobody else sees', async () => {
    const draft = { name: ' Drafts ', query: 'status=draft&language=en' };
    const view = dataOf<{ readonly id: string }>(await mei.post('views', draft).expect(201));
    expect(view).toMatchObject({
      list: 'articles',
      name: 'Drafts',
      query: 'language=en&status=draft',
    });
    expect(refusalOf(await mei.post('views', draft))).toEqual([409, 'VIEW_NAME_TAKEN']);
    const unknown = { name: 'Other', query: 'role=user' };
    expect(refusalOf(await mei.post('views', unknown))).toEqual([400, 'VIEW_QUERY_INVALID']);
    const ana = await ContentMember.of(api);
    expect(dataOf(await ana.get('views').expect(200))).toEqual([]);
    for (const refused of [
      await ana.put(`views/${view.id}`, { name: 'Mine' }),
      await ana.delete(`views/${view.id}`),
    ])
      expect(refusalOf(refused)).toEqual([404, 'VIEW_UNKNOWN']);
    await mei.put(`views/${view.id}`, { query: '' }).expect(200);
    expect(dataOf(await mei.get('views').expect(200))).toEqual([{ ...view, query: '' }]);
    await mei.delete(`views/${view.id}`).expect(204);
  });

  it('nobody else reads or changes any of it', async () => {
    const space = await mei.space();
    const article = await mei.article(space.id);
    const other = await ContentMember.of(api);
    const path = `articles/${article.id}`;
    for (const refused of [
      await other.get(`spaces/${space.id}`),
      await other.get(`spaces/${space.id}/members`),
      await other.get(`articles?spaceId=${space.id}`),
      await other.get(`articles/search?spaceId=${space.id}&query=tides`),
      await other.delete(`spaces/${space.id}`, 1),
    ])
      expect(refusalOf(refused)).toEqual([404, 'SPACE_UNKNOWN']);
    for (const refused of [
      await other.get(path),
      await other.get(`${path}/revisions`),
      await other.get(`${path}/revisions/1`),
      await other.save(article, 1, {}),
      await other.put(`${path}/slug`, { slug: 'mine' }, 1),
      await other.post(`${path}/publish`, {}, 1),
      await other.delete(path, 1),
    ])
      expect(refusalOf(refused)).toEqual([404, 'ARTICLE_UNKNOWN']);
    expect(await mei.draftOf(article.id)).toMatchObject(article);
  });

  it('spaces are in the export of the account; one without others ends with it', async () => {
    const owner = await ContentMember.of(api);
    const heir = await ContentMember.of(api);
    const [alone, shared] = [await owner.space(), await owner.space()];
    await heir.join(owner, shared, 'author');
    const article = await owner.article(shared.id, { markdown: 'Kept *by all*.' });
    const exported = await api.call.get('/api/auth/export').set(bearer(owner.account)).expect(200);
    const { spaces } = exported.body as { spaces: readonly (WireSpace & { articles: unknown })[] };
    expect(spaces.map(({ id }) => id).toSorted()).toEqual([alone.id, shared.id].toSorted());
    expect(spaces.find(({ id }) => id === shared.id)).toMatchObject({
      role: 'owner',
      articles: [{ slug: 'welcome' }, { id: article.id, markdown: 'Kept *by all*.' }],
    });
    await api.call.delete('/api/auth/account').set(bearer(owner.account)).expect(204);
    expect(dataOf<WireSpace>(await heir.get(`spaces/${shared.id}`).expect(200)).role).toBe('owner');
    expect(await heir.draftOf(article.id)).toMatchObject({ authorId: null });
  });
});
