import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditTrail } from '@toolyard/core/audit';
import { SeedProductSpace } from '@toolyard/core/content';
import { temporaryFolder } from '../support/app-server.ts';
import {
  ContentMember,
  dataOf,
  refusalOf,
  type WireArticle,
  type WireRevision,
  type WireSpace,
} from '../support/content-api.ts';
import { signInOperator, type Operator } from '../support/operators.ts';
import { newKey, openTestApi, PORTS, type TestApi } from '../support/test-api.ts';

const OWN = '/api/admin/content/own';
const READERS = '/api/content/published/toolyard/articles/doc/en/tides';

describe("operators write the product's own space", () => {
  const folder = temporaryFolder('toolyard-pages');
  const deliver = (text: string) =>
    writeFileSync(join(folder, 'en', 'tides.md'), `---\ntitle: Tides\ntype: doc\n---\n\n${text}\n`);
  let api: TestApi;
  let admin: Operator;
  beforeAll(async () => {
    mkdirSync(join(folder, 'en'));
    deliver('Twice a day.');
    api = await openTestApi({ settings: { productPagesDir: folder, contentArticles: 1 } });
    admin = await signInOperator(api, 'admin');
  });
  afterAll(async () => {
    await api?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const editsOf = async (id: string) => {
    const entries = await api.container.get<AuditTrail>(PORTS.trail).following(0, 10_000);
    return entries.filter(
      ({ action, subject }) => action === 'article.edited' && subject?.id === id,
    );
  };
  const by = (token: string | null, version?: number) => ({
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(version !== undefined && { 'If-Match': `"${version}"` }),
    ...newKey(),
  });
  const get = (path: string) => api.call.get(`${OWN}/${path}`).set(by(admin.token));
  const post = (path: string, body: object, version?: number) =>
    api.call.post(`${OWN}/${path}`).set(by(admin.token, version)).send(body);
  const ownSpace = async () => {
    const [space] = dataOf<readonly WireSpace[]>(await get('spaces').expect(200));
    return space!;
  };
  const tides = async () => {
    const { id } = await ownSpace();
    const list = `articles?spaceId=${id}&type=doc`;
    const [{ id: articleId } = { id: '' }] = dataOf<readonly WireArticle[]>(
      await get(list).expect(200),
    );
    return dataOf<WireArticle & { readonly revision: WireRevision }>(
      await get(`articles/${articleId}`).expect(200),
    );
  };
  const save = async (markdown: string, { token = admin.token, note = '' } = {}) => {
    const { id, draft } = await tides();
    return api.call
      .put(`${OWN}/articles/${id}/draft`)
      .set(by(token, draft))
      .send({ title: 'Tides', markdown, note })
      .expect(200);
  };

  it('an admin edits and publishes a page as an operator, which the log says and the next start leaves', async () => {
    expect(await ownSpace()).toMatchObject({ handle: 'toolyard', role: 'editor' });
    await save('Twice a day, mostly.\n');
    const { id, version, revision } = await tides();
    expect(revision).toMatchObject({
      number: 2,
      authorId: null,
      markdown: 'Twice a day, mostly.\n',
    });
    expect((await api.call.get(READERS).expect(200)).text).not.toContain('mostly');
    await post(`articles/${id}/publish`, {}, version).expect(200);
    expect((await api.call.get(READERS).expect(200)).text).toContain('mostly');
    const entries = await api.container.get<AuditTrail>(PORTS.trail).following(0, 10_000);
    const changes = entries.filter(({ subject }) => subject?.id === id);
    expect(changes.map(({ action, actor }) => [action, actor.realm])).toEqual([
      ['article.edited', 'admin'],
      ['article.published', 'admin'],
    ]);

    deliver('Twice a day, as delivered.');
    const seeded = await api.container.get(SeedProductSpace).execute();
    expect(seeded).toMatchObject({ replaced: [], left: ['en/tides.md'] });
    expect((await tides()).revision.markdown).toBe('Twice a day, mostly.\n');
  });

  it('saves of one operator in a row are one entry, and others, and those with a note, have their own', async () => {
    const { id } = await tides();
    const before = await editsOf(id);
    const colleague = await signInOperator(api, 'admin');
    await save('One.\n', { token: colleague.token });
    await save('Two.\n', { token: colleague.token });
    await save('Three.\n');
    await save('Four.\n');
    await save('Five.\n', { token: colleague.token });
    await save('Six.\n', { token: colleague.token, note: 'Shorter' });
    const added = (await editsOf(id)).slice(before.length);
    const first = before.at(-1)!.actor;
    expect(added.map(({ actor }) => actor.id === first.id)).toEqual([false, true, false, false]);
    const numbers = added.map(({ after }) => Number(after?.['revision']));
    expect(numbers.map((number) => number - numbers[0]!)).toEqual([0, 2, 4, 5]);
  });

  it('a page is begun beyond the limit of spaces, withdrawn and deleted, but not one that was delivered', async () => {
    const { id: spaceId } = await ownSpace();
    const draft = { spaceId, type: 'post', locale: 'en', title: 'News', markdown: 'New.\n' };
    const made = dataOf<WireArticle>(await post('articles', draft).expect(201));
    const published = await post(`articles/${made.id}/publish`, {}, made.version).expect(200);
    const { version } = dataOf<WireArticle>(published);
    const withdrawn = await post(`articles/${made.id}/unpublish`, {}, version).expect(200);
    const remove = (article: Pick<WireArticle, 'id' | 'version'>) =>
      api.call.delete(`${OWN}/articles/${article.id}`).set(by(admin.token, article.version));
    expect(refusalOf(await remove(await tides()))).toEqual([409, 'ARTICLE_DELIVERED']);
    await remove(dataOf<WireArticle>(withdrawn)).expect(204);
    await get(`articles/${made.id}`).expect(404);
  });

  it('what an operator may not: spaces of users, members, settings, the files', async () => {
    const member = await ContentMember.of(api);
    const space = await member.space();
    const article = await member.article(space.id).catch(() => null);
    expect(refusalOf(await get(`spaces/${space.id}`))).toEqual([404, 'SPACE_UNKNOWN']);
    expect(refusalOf(await get(`articles?spaceId=${space.id}`))).toEqual([404, 'SPACE_UNKNOWN']);
    if (article)
      expect(refusalOf(await get(`articles/${article.id}`))).toEqual([404, 'ARTICLE_UNKNOWN']);
    const { id } = await ownSpace();
    for (const refused of [
      await post('spaces', {}),
      await get(`spaces/${id}/export`),
      await post(`spaces/${id}/invitations`, { email: 'a@example.com', role: 'owner' }),
      await get('invitations'),
    ])
      expect(refusalOf(refused)).toEqual([401, 'SESSION_INVALID']);
  });

  it('nobody else comes in by this address, and an operator not by the one of members', async () => {
    const member = await ContentMember.of(api);
    const support = await signInOperator(api, 'support');
    const list = (token: string | null, root = OWN) =>
      api.call.get(`${root}/spaces`).set(by(token));
    expect(refusalOf(await list(null))).toEqual([401, 'SESSION_INVALID']);
    expect(refusalOf(await list(member.account.token))).toEqual([401, 'SESSION_INVALID']);
    expect(refusalOf(await list(support.token))).toEqual([403, 'FORBIDDEN']);
    expect(refusalOf(await list(admin.token, '/api/content'))).toEqual([401, 'SESSION_INVALID']);
    const { id } = await ownSpace();
    expect(refusalOf(await member.get(`spaces/${id}`))).toEqual([404, 'SPACE_UNKNOWN']);
  });

  it('an operator saves views of its articles', async () => {
    const view = { name: 'Drafts', query: 'status=draft' };
    await post('views', view).expect(201);
    expect(dataOf(await get('views').expect(200))).toMatchObject([{ list: 'articles', ...view }]);
  });
});
