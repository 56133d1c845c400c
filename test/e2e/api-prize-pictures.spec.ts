import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PurgeUnusedMedia } from '@toolyard/core/content';
import { HIDDEN, pngOf } from '../support/image-bytes.ts';
import { MULTIPART, multipart } from '../support/multipart.ts';
import { addOperator, OPERATOR_PASSWORD } from '../support/operators.ts';
import {
  bearer,
  confirmAddress,
  newKey,
  openTestApi,
  PORTS,
  register,
  type TestApi,
} from '../support/test-api.ts';

const HOUR = 3_600_000;
const OWN = '/api/lottery/organised';
const iso = (at: number) => new Date(at).toISOString();
const text = (en: string, zh: string) => ({ en, 'zh-CN': zh });

interface Account {
  readonly token: string;
}

const prize = (picture: object | null) => ({
  ...{ name: text('Mug', '杯子'), description: text('Tea', '茶'), count: 1, image: 'mug' },
  picture,
});

const eventBody = (picture: object | null = null) => ({
  title: text('Mug Draw', '抽奖'),
  description: text('Two', '二'),
  startDate: iso(Date.now() + HOUR),
  endDate: iso(Date.now() + 24 * HOUR),
  drawDate: iso(Date.now() + 26 * HOUR),
  ...{ capacity: null, verifiedEmail: false, minAccountAge: 0, maxWeight: 1, daysPerChance: 30 },
  ...{ withdrawable: true, alternates: 1, claimDays: 14, entropy: 'commit' },
  prizes: [prize(picture)],
  rules: [text('One entry per account.', '每个账户一次。')],
});

describe('pictures of prizes', () => {
  let api: TestApi;
  let mei: Account;
  let lin: Account;
  let operator: Account;
  beforeAll(async () => {
    api = await openTestApi();
    [mei, lin] = [await organiser('Mug Club'), await organiser('Lamp Club')];
    const { username } = await addOperator(api, 'superadmin');
    const credentials = { username, password: OPERATOR_PASSWORD };
    const answer = await api.call.post('/api/admin/auth/login').send(credentials).expect(200);
    operator = (answer.body as { data: Account }).data;
  });
  afterAll(() => api?.close());

  const call = (method: 'post' | 'put' | 'delete', path: string, who: Account, body: object = {}) =>
    api.call[method](path)
      .set({ ...bearer(who), ...newKey() })
      .send(body);
  const organiser = async (name: string): Promise<Account> => {
    const member = await register(api);
    await confirmAddress(api, member);
    await call('put', '/api/lottery/organiser-name', member, { name }).expect(200);
    return member;
  };
  const draft = async (who = mei): Promise<string> => {
    const answer = await call('post', OWN, who, eventBody()).expect(201);
    return (answer.body as { data: { id: string } }).data.id;
  };
  const upload = (path: string, bytes: Buffer | string, who = mei) =>
    api.call
      .post(`${path}/pictures`)
      .set({ ...bearer(who), ...newKey(), 'Content-Type': MULTIPART })
      .send(multipart([{ field: 'file', fileName: 'a.png', type: 'image/png', bytes }]));
  const uploaded = async (id: string, size: number, who = mei): Promise<string> => {
    const answer = await upload(`${OWN}/${id}`, await pngOf(size), who).expect(201);
    return (answer.body as { data: { hash: string } }).data.hash;
  };
  const save = (id: string, hash: string | null, who = mei) => {
    const picture = hash === null ? null : { hash, alt: text('A green mug', '') };
    return call('put', `${OWN}/${id}`, who, eventBody(picture)).set('If-Match', '*');
  };
  const own = (id: string, hash: string, who: Account) =>
    api.call.get(`${OWN}/${id}/pictures/${hash}`).set(bearer(who));
  const code = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { code: string }).code,
  ];

  it('is seen by organizer and operators while the event is a draft, by everybody once it is published', async () => {
    const id = await draft();
    const hash = await uploaded(id, 40);
    const saved = await save(id, hash).expect(200);
    expect(saved.body).toMatchObject({
      data: { prizes: [{ picture: { hash, alt: text('A green mug', 'A green mug') } }] },
    });
    const path = `/media/${hash}.webp`;
    await api.call.get(path).expect(404);
    expect(code(await own(id, hash, lin))).toEqual([404, 'LOTTERY_PICTURE_UNKNOWN']);
    const mine = await own(id, hash, mei).expect(200);
    expect(mine.headers['content-type']).toBe('image/webp');
    await api.call
      .get(`/api/admin/lottery/events/${id}/pictures/${hash}`)
      .set(bearer(operator))
      .expect(200);

    await call('post', `${OWN}/${id}/submission`, mei).expect(200);
    await api.call.get(path).expect(404);
    expect(code(await upload(`${OWN}/${id}`, await pngOf(41)))).toEqual([
      409,
      'LOTTERY_EVENT_WAITING',
    ]);
    await call('post', `/api/admin/lottery/approvals/${id}/approve`, operator).expect(200);
    const shown = await api.call.get(`/api/lottery/events/${id}`).expect(200);
    expect(shown.body).toMatchObject({
      data: { prizes: [{ picture: { path, alt: 'A green mug' } }] },
    });
    const bytes = await api.call.get(path).expect(200);
    expect(bytes.headers['content-type']).toBe('image/webp');
    expect(code(await upload(`${OWN}/${id}`, await pngOf(41)))).toEqual([
      409,
      'LOTTERY_EVENT_LOCKED',
    ]);
  });

  it('is uploaded by the organizer of the event or an operator alone', async () => {
    const id = await draft();
    expect(code(await upload(`${OWN}/${id}`, await pngOf(42), lin))).toEqual([
      404,
      'LOTTERY_EVENT_UNKNOWN',
    ]);
    await upload(`/api/admin/lottery/events/${id}`, await pngOf(42), mei).expect(401);
    await upload(`/api/admin/lottery/events/${id}`, await pngOf(42), operator).expect(201);
  });

  it('one of another event is not shown: it is uploaded for each', async () => {
    const [first, second] = [await draft(), await draft(lin)];
    const hash = await uploaded(first, 43);
    await save(first, hash).expect(200);
    const reused = await save(second, hash, lin);
    expect(code(reused)).toEqual([400, 'LOTTERY_EVENT_INVALID']);
    expect(reused.body).toMatchObject({ details: [{ field: 'prizes.0.picture' }] });
    const added = await call('post', OWN, lin, eventBody({ hash, alt: text('A mug', '') }));
    expect(code(added)).toEqual([400, 'LOTTERY_EVENT_INVALID']);
  });

  it('needs a text for those who do not see it', async () => {
    const id = await draft();
    const picture = { hash: await uploaded(id, 44), alt: text(' ', '') };
    const refused = await call('put', `${OWN}/${id}`, mei, eventBody(picture)).set('If-Match', '*');
    expect(code(refused)).toEqual([400, 'LOTTERY_EVENT_INVALID']);
    expect(refused.body).toMatchObject({ details: [{ field: 'prizes.0.alt' }] });
  });

  it('what is no picture, or too large, is refused; what is stored carries nothing else', async () => {
    const path = `${OWN}/${await draft()}`;
    expect(code(await upload(path, '<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([
      415,
      'MEDIA_TYPE_WRONG',
    ]);
    expect(code(await upload(path, Buffer.alloc(10 * 1024 * 1024 + 1)))).toEqual([
      413,
      'MEDIA_TOO_LARGE',
    ]);
    const id = await draft();
    const tail = Buffer.concat([await pngOf(47), Buffer.from(HIDDEN)]);
    const answer = await upload(`${OWN}/${id}`, tail).expect(201);
    const { hash } = (answer.body as { data: { hash: string } }).data;
    const stored = await own(id, hash, mei).buffer(true).expect(200);
    expect((stored.body as Buffer).includes(HIDDEN)).toBe(false);
  });

  it('goes when a save leaves it out and when its draft is deleted; its bytes go a day later', async () => {
    const [id, other] = [await draft(lin), await draft(lin)];
    const [first, second] = [await uploaded(id, 45, lin), await uploaded(id, 46, lin)];
    const shared = await uploaded(other, 46, lin);
    expect(shared).toBe(second);
    await save(id, second, lin).expect(200);
    await own(id, first, lin).expect(404);
    await own(id, second, lin).expect(200);
    await call('delete', `${OWN}/${id}`, lin).set('If-Match', '*').expect(204);
    await own(other, second, lin).expect(200);
    const store = { removed: [] as string[] };
    const stored = [first, second].map((hash) => ({ hash, storedAt: 0 }));
    const purge = new PurgeUnusedMedia(
      {
        list: () => Promise.resolve(stored),
        remove: (hash) => Promise.resolve(void store.removed.push(hash)),
      },
      api.container.get(PORTS.storedPictures),
      { now: () => 2 * 86_400_000 },
    );
    await purge.execute();
    expect(store.removed).toEqual([first]);
  });
});
