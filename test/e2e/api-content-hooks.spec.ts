import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PORTS } from '@toolyard/api';
import {
  NoticePublications,
  SendDeliveries,
  type HookAnswer,
  type HookCall,
  type HookSender,
} from '@toolyard/core/content';
import type { Readers } from '@toolyard/core/repositories';
import type { Clock } from '@toolyard/core/shared';
import { FakeClock } from '@toolyard/memory';
import { ContentMember, dataOf, refusalOf, type WireSpace } from '../support/content-api.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';

const MINUTE = 60_000;
const URL = 'https://example.org/hooks';

interface AddedHook {
  readonly id: string;
  readonly secret: string;
}

interface Hook {
  readonly id: string;
  readonly deliveries: readonly Readonly<Record<string, unknown>>[];
}

describe('web hooks of a space', () => {
  const clock = new FakeClock();
  const calls: HookCall[] = [];
  let answer: HookAnswer = { status: 204 };
  const sender: HookSender = {
    send: (call) => {
      calls.push(call);
      return Promise.resolve(answer);
    },
  };
  let api: TestApi;
  let mei: ContentMember;
  let space: WireSpace;
  let hook: AddedHook;
  beforeAll(async () => {
    api = await openTestApi({
      settings: { contentSpaces: 20 },
      rebind: (container) => {
        void container.rebind<Clock>(PORTS.clock).toConstantValue(clock);
        void container.rebind<HookSender>(PORTS.hookSender).toConstantValue(sender);
      },
    });
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    // The clock may have gone beyond the session of another test.
    mei = await ContentMember.of(api);
    space = await mei.space();
    hook = dataOf(await mei.post(`spaces/${space.id}/hooks`, { url: URL }).expect(201));
    calls.length = 0;
    answer = { status: 204 };
  });

  /** What the job of a server does. */
  const notify = async () => {
    await api.container.get(NoticePublications).execute();
    await api.container.get(SendDeliveries).execute();
  };
  const notified = async () => {
    await notify();
    return calls.splice(0).map(({ body }) => JSON.parse(body) as { type: string; data: object });
  };
  const hooksOf = async ({ id } = space) =>
    dataOf<readonly Hook[]>(await mei.get(`spaces/${id}/hooks`).expect(200));

  it('are told what is published, signed as Standard Webhooks describes', async () => {
    const article = await mei.article(space.id, { slug: 'tides' });
    await mei.change(article.id, 'publish');
    await notify();
    const [call] = calls.splice(0) as [HookCall];
    expect(call.url).toBe(URL);
    const {
      'webhook-id': id,
      'webhook-timestamp': at,
      'webhook-signature': signature,
    } = call.headers;
    const key = Buffer.from(hook.secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${at}.${call.body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    expect(Number(at)).toBe(Math.floor(clock.now() / 1000));
    expect(JSON.parse(call.body)).toEqual({
      type: 'article.published',
      timestamp: new Date(clock.now()).toISOString(),
      data: {
        id: article.id,
        space: space.handle,
        ...{ type: 'doc', locale: 'en', slug: 'tides', revision: 1 },
        path: `/s/${space.handle}/doc/tides`,
      },
    });
    const [{ deliveries }] = (await hooksOf()) as [Hook];
    expect(deliveries).toMatchObject([
      { id, event: 'article.published', status: 204, dueAt: null },
    ]);
    expect(await notified()).toEqual([]);
  });

  it('are told at the minute of a schedule and of a withdrawal, and nothing of a schedule that was canceled', async () => {
    const { id } = await mei.article(space.id);
    const iso = (minutes: number) => new Date(clock.now() + minutes * MINUTE).toISOString();
    await mei.change(id, 'schedule', { publishAt: iso(5) });
    await mei.change(id, 'unpublish', { withdrawAt: iso(9) });
    const other = await mei.article(space.id, { title: 'Other' });
    await mei.change(other.id, 'schedule', { publishAt: iso(5) });
    await mei.change(other.id, 'schedule', { publishAt: null });
    expect(await notified()).toEqual([]);
    clock.advance(5 * MINUTE);
    expect(await notified()).toMatchObject([{ type: 'article.published', data: { id } }]);
    clock.advance(4 * MINUTE);
    expect(await notified()).toMatchObject([{ type: 'article.unpublished', data: { id } }]);
  });

  it('are told of a new address, and that a public article was deleted; a draft tells nothing', async () => {
    const draft = await mei.article(space.id, { title: 'Draft' });
    await mei.delete(`articles/${draft.id}`, draft.version).expect(204);
    const { id } = await mei.article(space.id);
    const { version } = await mei.change(id, 'publish');
    expect(await notified()).toHaveLength(1);
    await mei.put(`articles/${id}/slug`, { slug: 'the-sea' }, version).expect(200);
    expect(await notified()).toMatchObject([
      { type: 'article.published', data: { slug: 'the-sea' } },
    ]);
    await mei.delete(`articles/${id}`, (await mei.draftOf(id)).version).expect(204);
    expect(await notified()).toMatchObject([
      { type: 'article.unpublished', data: { slug: 'the-sea' } },
    ]);
  });

  it('that do not answer are tried again, eight times in all; a private address is named', async () => {
    answer = { fault: 'privateAddress' };
    await mei.post(`spaces/${space.id}/hooks/${hook.id}/test`, {}).expect(201);
    expect(await notified()).toMatchObject([{ type: 'ping' }]);
    const reader = api.container.get<Readers['hooks']>(PORTS.hookReader);
    const last = async () => (await reader.deliveries(hook.id, 1))[0]!;
    expect(await last()).toMatchObject({ attempts: 1, fault: 'privateAddress', status: null });
    expect(await notified()).toEqual([]);
    answer = { status: 500 };
    for (let attempts = 2; attempts <= 8; attempts++) {
      clock.advance(2 ** (attempts - 2) * MINUTE);
      expect(await notified()).toHaveLength(1);
      expect(await last()).toMatchObject({ attempts, fault: null, status: 500 });
    }
    expect(await last()).toMatchObject({ dueAt: null });
    clock.advance(1000 * MINUTE);
    expect(await notified()).toEqual([]);
  });

  it('are for owners alone, have an https address, and are few', async () => {
    const path = `spaces/${space.id}/hooks`;
    for (const url of ['http://example.org', 'javascript:alert(1)', 'example.org', 'https://', ''])
      expect(refusalOf(await mei.post(path, { url }))).toEqual([400, 'HOOK_URL_INVALID']);
    for (let count = 2; count <= 5; count++) await mei.post(path, { url: URL }).expect(201);
    expect(refusalOf(await mei.post(path, { url: URL }))).toEqual([409, 'HOOKS_FULL']);
    const editor = await ContentMember.of(api);
    await editor.join(mei, space, 'editor');
    expect(refusalOf(await editor.get(path))).toEqual([403, 'SPACE_ROLE_NEEDED']);
    expect(refusalOf(await editor.post(path, { url: URL }))).toEqual([403, 'SPACE_ROLE_NEEDED']);
    const stranger = await ContentMember.of(api);
    expect(refusalOf(await stranger.get(path))).toEqual([404, 'SPACE_UNKNOWN']);
    const foreign = await mei.space();
    expect(refusalOf(await mei.delete(`spaces/${foreign.id}/hooks/${hook.id}`))).toEqual([
      404,
      'HOOK_UNKNOWN',
    ]);
    await mei.delete(`${path}/${hook.id}`).expect(204);
    const left = JSON.stringify(await hooksOf());
    expect(left).not.toContain(hook.id);
    expect(left).not.toContain('whsec_');
  });
});
