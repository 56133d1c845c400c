import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ContentMember, dataOf, refusalOf } from '../support/content-api.ts';
import { bearer, newKey, openTestApi, type TestApi } from '../support/test-api.ts';

interface WireComment {
  readonly id: string;
  readonly replyTo: string | null;
  readonly authorId: string | null;
  readonly text: string;
  readonly resolvedAt: string | null;
}

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
}, 120_000);

afterAll(() => api?.close());

it('a reviewer comments on a passage, the author answers, and the thread is closed', async () => {
  const owner = await ContentMember.of(api);
  const space = await owner.space();
  const { id } = await owner.article(space.id, { markdown: 'Twice a day.\r\nThe moon.\r\n' });
  const reviewer = await ContentMember.of(api);
  await reviewer.join(owner, space, 'reviewer');
  const stranger = await ContentMember.of(api);
  const path = `articles/${id}/comments`;
  const passage = { revision: 1, start: 8, quote: 'day.\nThe' };
  const list = async () => dataOf<readonly WireComment[]>(await owner.get(path).expect(200));

  const added = await reviewer.post(path, { text: ' Always? ', passage }).expect(201);
  const first = dataOf<WireComment>(added);
  expect([first.text, first.authorId]).toEqual(['Always?', reviewer.account.user.id]);
  const reply = dataOf<WireComment>(
    await owner.post(`${path}/${first.id}/replies`, { text: 'Mostly.' }).expect(201),
  );
  const nested = await reviewer.post(`${path}/${reply.id}/replies`, { text: 'Say so.' });
  expect(dataOf<WireComment>(nested).replyTo).toBe(first.id);
  const closed = await owner.put(`${path}/${first.id}`, { isResolved: true }).expect(200);
  expect(dataOf<WireComment>(closed).resolvedAt).not.toBeNull();
  expect((await list()).map(({ text }) => text)).toEqual(['Always?', 'Mostly.', 'Say so.']);
  await reviewer.post(`${path}/${first.id}/replies`, { text: 'Again' }).expect(201);
  expect((await list())[0]?.resolvedAt).toBeNull();
  const exported = await api.call.get('/api/auth/export').set(bearer(reviewer.account)).expect(200);
  const { comments } = exported.body as { comments: readonly WireComment[] };
  expect(comments.map(({ text }) => text)).toEqual(['Always?', 'Say so.', 'Again']);
  expect(comments[0]).toMatchObject({ articleId: id, passage });

  const refusals = [
    await reviewer.post(path, { text: ' ', passage }),
    await reviewer.post(path, { text: 'Why?', passage: { ...passage, start: 9 } }),
    await reviewer.post(path, { text: 'Why?', passage: { ...passage, revision: 2 } }),
    await reviewer.post(`${path}/${newKey()['Idempotency-Key']}/replies`, { text: 'Why?' }),
    await owner.put(`${path}/${reply.id}`, { isResolved: true }),
    await reviewer.delete(`${path}/${reply.id}`),
    await stranger.get(path),
    await stranger.post(path, { text: 'Why?', passage }),
  ];
  expect(refusals.map(refusalOf)).toEqual([
    [400, 'COMMENT_INVALID', 'text'],
    [400, 'COMMENT_INVALID', 'passage.quote'],
    [404, 'REVISION_UNKNOWN'],
    [404, 'COMMENT_UNKNOWN'],
    [404, 'COMMENT_UNKNOWN'],
    [403, 'SPACE_ROLE_NEEDED'],
    [404, 'ARTICLE_UNKNOWN'],
    [404, 'ARTICLE_UNKNOWN'],
  ]);

  await owner.delete(`${path}/${first.id}`).expect(204);
  expect(await list()).toEqual([]);
}, 60_000);
