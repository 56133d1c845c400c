import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RunDraws, StampLocks } from '@toolyard/core/lottery';
import { verifyBundle, type ProofBundle } from '@toolyard/core/lottery/draw';
import { nobleCrypto } from '@toolyard/noble';
import { timestampChecks } from '@toolyard/timestamp';
import { addOperator, OPERATOR_PASSWORD } from '../support/operators.ts';
import { testAuthority, type TestAuthority } from '../support/stamp-authority.ts';
import { bearer, newKey, openTestApi, type TestApi } from '../support/test-api.ts';

const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

/** Opens in an hour for a day; its draw by the beacon is an hour after the close. */
const eventBody = (at: number) => ({
  title: { en: 'Mug Draw', 'zh-CN': '杯子抽奖' },
  description: { en: 'A mug', 'zh-CN': '' },
  startDate: iso(at + HOUR),
  endDate: iso(at + 25 * HOUR),
  drawDate: iso(at + 26 * HOUR),
  ...{ capacity: null, verifiedEmail: false, minAccountAge: 0, maxWeight: 1, daysPerChance: 30 },
  ...{ withdrawable: true, alternates: 1, claimDays: 14, entropy: 'beacon' },
  prizes: [
    {
      ...{ name: { en: 'Mug', 'zh-CN': '杯子' }, description: { en: 'Tea', 'zh-CN': '茶' } },
      ...{ count: 1, image: 'mug' },
    },
  ],
  rules: [{ en: 'One entry per account.', 'zh-CN': '每个账户一次。' }],
});

describe('a server with a time-stamping authority', () => {
  let authority: TestAuthority;
  let server: Server;
  let api: TestApi;
  let now = Date.now();
  let isAway = false;
  beforeAll(async () => {
    authority = await testAuthority();
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        if (isAway) return response.writeHead(503).end();
        return void authority
          .answer(Buffer.concat(parts), now)
          .then((answer) => response.end(Buffer.from(answer)));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    api = await openTestApi({
      settings: {
        manualClock: true,
        timestamps: { url: `http://127.0.0.1:${port}/tsr`, trusted: [authority.root] },
      },
    });
  });
  afterAll(async () => {
    await api?.close();
    server?.close();
  });

  const setClock = async (at: number) => {
    now = at;
    await api.call
      .post('/api/test/clock')
      .send({ now: iso(at) })
      .expect(204);
  };
  const publish = async (): Promise<string> => {
    const { username } = await addOperator(api, 'superadmin');
    const signIn = await api.call
      .post('/api/admin/auth/login')
      .send({ username, password: OPERATOR_PASSWORD })
      .expect(200);
    const { data: operator } = signIn.body as { data: { token: string } };
    const send = (path: string, body: object) =>
      api.call
        .post(`/api/admin/lottery/events${path}`)
        .set(bearer(operator))
        .set(newKey())
        .send(body);
    const created = await send('', eventBody(now)).expect(201);
    const { id } = (created.body as { data: { id: string } }).data;
    await send(`/${id}/publish`, {}).expect(200);
    return id;
  };
  const read = async (id: string) =>
    (
      (await api.call.get(`/api/lottery/events/${id}`).expect(200)).body as {
        data: {
          trust: string;
          trustGaps: string[];
          draw: { trustedAuthorities: string[]; lock: { stampedAt: string | null } | null };
        };
      }
    ).data;

  it('stamps a frozen list after its lock, again after the authority was away, and publishes the token', async () => {
    const id = await publish();
    expect(await read(id)).toMatchObject({
      ...{ trust: 'A', trustGaps: [] },
      draw: { trustedAuthorities: [authority.root], lock: null },
    });
    await setClock(now + 25 * HOUR + 60_000);
    isAway = true;
    await api.container.get(RunDraws).execute();
    await expect(api.container.get(StampLocks).execute()).rejects.toMatchObject({
      code: 'TIMESTAMP_UNAVAILABLE',
    });
    expect((await read(id)).draw.lock).toMatchObject({ stampedAt: null });
    isAway = false;
    await setClock(now + 30_000);
    expect(await api.container.get(StampLocks).execute()).toBe(1);
    const stampedAt = new Date(Math.floor(now)).toISOString();
    const { draw, trustGaps } = await read(id);
    // The recorded beacon of tests has no round of this day.
    expect(trustGaps).toEqual(['undated']);
    expect(Date.parse(draw.lock!.stampedAt!)).toBe(Date.parse(stampedAt));
    const answer = await api.call.get(`/api/lottery/events/${id}/proof`).expect(200);
    const proof = answer.body as ProofBundle;
    const witnesses = { key: proof.public_key, siteAuthorities: draw.trustedAuthorities };
    const found = await verifyBundle(proof, nobleCrypto, {
      witnesses,
      timestamps: timestampChecks,
    });
    expect(found).toMatchObject({
      ...{ ok: true, witnessed: true, stage: 'frozen' },
      stamp: { signer: { name: 'Test Stamps' }, authority: { fingerprint: authority.root } },
    });
  });
});
