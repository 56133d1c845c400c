import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditTrail } from '@toolyard/core/audit';
import { ContentMember, dataOf, refusalOf } from '../support/content-api.ts';
import { signInOperator, type Operator } from '../support/operators.ts';
import { newKey, openTestApi, PORTS, type TestApi } from '../support/test-api.ts';

interface WireModerated {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly hiding: { readonly reason: string; readonly answer: string | null } | null;
}

interface WireReport {
  readonly id: string;
  readonly reason: string;
  readonly article: WireModerated;
}

describe('articles that readers report and operators hide', () => {
  let api: TestApi;
  let operator: Operator;
  beforeAll(async () => {
    api = await openTestApi({ settings: { contentSpaces: 20 } });
    operator = await signInOperator(api, 'admin');
  });
  afterAll(() => api?.close());

  const authorised = () => ({ Authorization: `Bearer ${operator.token}` });
  const read = async <T>(path: string) =>
    dataOf<T>(await api.call.get(`/api/admin/content/${path}`).set(authorised()).expect(200));
  const act = (path: string, body: object = {}) =>
    api.call
      .post(`/api/admin/content/${path}`)
      .set({ ...authorised(), ...newKey() })
      .send(body);

  const published = async () => {
    const owner = await ContentMember.of(api);
    const space = await owner.space();
    const article = await owner.article(space.id);
    await owner.change(article.id, 'publish');
    const address = `/api/content/published/${space.handle}/articles/doc/en/${article.slug}`;
    return { owner, space, article, address };
  };

  /** Whether readers find an article in the list of its space, in the feed and in the search. */
  const shownIn = async (handle: string, slug: string) => {
    const space = `/api/content/published/${handle}`;
    const places = [`${space}/articles`, `${space}/atom.xml`, `${space}/search?query=Tides`];
    const answers = await Promise.all(places.map((place) => api.call.get(place).expect(200)));
    return answers.map(({ text }) => text.includes(slug));
  };

  it('a hidden article is gone for readers until it is shown; its space sees the reason and answers', async () => {
    const { owner, space, article, address } = await published();
    const path = `articles/${article.id}`;
    expect(refusalOf(await act(`${path}/show`))).toEqual([409, 'ARTICLE_NOT_HIDDEN']);
    expect(refusalOf(await act(`${path}/hide`, { reason: ' ' }))).toEqual([
      400,
      'HIDING_REASON_MISSING',
    ]);
    await act(`${path}/hide`, { reason: 'Advertising' }).expect(204);
    await api.call.get(address).expect(404);
    expect(await shownIn(space.handle, article.slug)).toEqual([false, false, false]);
    expect(refusalOf(await act(`${path}/hide`, { reason: 'Again' }))).toEqual([
      409,
      'ARTICLE_NOT_PUBLIC',
    ]);
    const draft = await owner.draftOf(article.id);
    expect(draft).toMatchObject({
      status: 'hidden',
      hiding: { reason: 'Advertising', answer: null },
    });
    const answer = { answer: 'It names no product' };
    const reviewer = await ContentMember.of(api);
    await reviewer.join(owner, space, 'reviewer');
    expect(refusalOf(await reviewer.post(`${path}/answer-hiding`, answer, draft.version))).toEqual([
      403,
      'SPACE_ROLE_NEEDED',
    ]);
    await owner.post(`${path}/answer-hiding`, { answer: '  ' }, draft.version).expect(400);
    await owner.change(article.id, 'answer-hiding', answer);
    const [hidden] = await read<readonly WireModerated[]>('hidden');
    expect(hidden).toMatchObject({
      id: article.id,
      handle: space.handle,
      title: 'Tides',
      hiding: { reason: 'Advertising', ...answer },
    });
    await act(`${path}/show`).expect(204);
    await api.call.get(address).expect(200);
    expect(await shownIn(space.handle, article.slug)).toEqual([true, true, true]);
    expect(await read('hidden')).toEqual([]);
    const { version } = await owner.draftOf(article.id);
    expect(refusalOf(await owner.post(`${path}/answer-hiding`, answer, version))).toEqual([
      409,
      'ARTICLE_NOT_HIDDEN',
    ]);
    const entries = await api.container.get<AuditTrail>(PORTS.trail).following(0, 10_000);
    const actions = entries.filter(({ subject }) => subject?.id === article.id);
    expect(actions.map(({ action }) => action)).toEqual([
      'article.created',
      'article.published',
      'article.hidden',
      'article.hidingAnswered',
      'article.shown',
    ]);
  });

  it('anybody reports what is public; an operator settles it once', async () => {
    const { article, address } = await published();
    const reason = 'Copied from a book';
    await api.call.post(`${address}-gone/reports`).send({ reason }).expect(404);
    await api.call.post(`${address}/reports`).send({ reason: ' ' }).expect(400);
    await api.call.post(`${address}/reports`).send({ reason }).expect(204);
    const [report] = await read<readonly WireReport[]>('reports');
    expect(report).toMatchObject({ reason, article: { id: article.id, hiding: null } });
    await act(`reports/${report?.id}/settle`).expect(204);
    expect(await read('reports')).toEqual([]);
    expect(refusalOf(await act(`reports/${report?.id}/settle`))).toEqual([404, 'REPORT_UNKNOWN']);
  });

  it('one address can report a few articles a minute', async () => {
    const { address } = await published();
    const statuses: number[] = [];
    for (let times = 0; times < 12; times++)
      statuses.push((await api.call.post(`${address}/reports`).send({ reason: 'Spam' })).status);
    expect(statuses).toContain(429);
  });
});
