import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { DrandBeacon, RECORDED_ROUNDS, RecordedBeacon } from '@toolyard/drand';
import { nobleCrypto } from '@toolyard/noble';
import {
  checkBeaconRound,
  lastRoundAt,
  parsePastedRound,
  QUICKNET,
} from '@toolyard/core/lottery/draw';
import { RECORDED_ROUND, ROUND_TIME } from '@toolyard/memory';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A mirror's address, whose every answer is `respond`'s. */
async function mirror(respond: (response: ServerResponse, path: string) => void): Promise<string> {
  const server = createServer((request, response) => respond(response, request.url ?? ''));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering = (body: unknown) => mirror((response) => response.end(JSON.stringify(body)));
const failing = (status: number) =>
  mirror((response) => {
    response.statusCode = status;
    response.end();
  });

const beacon = (...mirrors: string[]) =>
  new DrandBeacon({
    crypto: nobleCrypto,
    clock: { now: () => ROUND_TIME },
    mirrors,
    deadlineMs: 2_000,
  });

const { round, signature, randomness } = RECORDED_ROUND;
const otherDigit = (hex: string) => (hex.startsWith('b') ? 'a' : 'b') + hex.slice(1);

describe('the beacon over HTTP', () => {
  it('a genuine round comes from the first mirror, by the pinned chain', async () => {
    let path = '';
    const first = await mirror((response, url) => {
      path = url;
      response.end(JSON.stringify(RECORDED_ROUND));
    });
    expect(await beacon(first).round(round)).toEqual(RECORDED_ROUND);
    expect(path).toBe(`/${QUICKNET.hash}/public/${round}`);
  });

  it.each([
    ['fails', () => failing(500)],
    ['sends no JSON', () => mirror((response) => response.end('<html>'))],
    ['breaks the connection', () => mirror((response) => response.destroy())],
    [
      'sends an altered signature',
      () => answering({ ...RECORDED_ROUND, signature: otherDigit(signature) }),
    ],
    [
      'sends other randomness',
      () => answering({ ...RECORDED_ROUND, randomness: otherDigit(randomness) }),
    ],
    ['sends another round', () => answering({ ...RECORDED_ROUND, round: round + 1 })],
    ['says it is too early', () => failing(425)],
    ['sends without end', () => mirror((response) => response.end('x'.repeat(100_000)))],
  ])('a mirror that %s leaves the word to the next', async (_name, first) => {
    const second = await answering(RECORDED_ROUND);
    expect(await beacon(await first(), second).round(round)).toEqual(RECORDED_ROUND);
  });

  it('the newest round is the last one that is out, up to nine seconds behind', async () => {
    const ahead = new DrandBeacon({
      crypto: nobleCrypto,
      clock: { now: () => ROUND_TIME + 7_000 },
      mirrors: [
        await mirror((response, path) => {
          if (path.endsWith(`/${round}`)) return response.end(JSON.stringify(RECORDED_ROUND));
          response.statusCode = 425;
          return response.end();
        }),
      ],
    });
    expect(await ahead.newest(ROUND_TIME + 6_999)).toEqual(RECORDED_ROUND);
    expect(await ahead.newest(ROUND_TIME + 9_000)).toBeNull();
    await expect(beacon(await failing(500)).newest(ROUND_TIME)).rejects.toMatchObject({
      code: 'BEACON_UNAVAILABLE',
    });
    const recorded = new RecordedBeacon();
    expect(await recorded.newest(ROUND_TIME + 2_999)).toEqual(RECORDED_ROUND);
    expect(await recorded.newest(ROUND_TIME + 3_000)).toBeNull();
    expect([lastRoundAt(ROUND_TIME - 1), lastRoundAt(0)]).toEqual([round - 1, 0]);
  });

  it('a silent mirror is left at its deadline', async () => {
    const silent = await mirror(() => undefined);
    const impatient = new DrandBeacon({
      crypto: nobleCrypto,
      clock: { now: () => ROUND_TIME },
      mirrors: [silent],
      deadlineMs: 20,
    });
    await expect(impatient.round(round)).rejects.toMatchObject({ code: 'BEACON_UNAVAILABLE' });
  });

  it('a round to come is null, without a request before it is due', async () => {
    expect(await beacon(await failing(404)).round(round)).toBeNull();
    expect(await beacon().round(round + 1)).toBeNull();
  });

  it('only false answers are BEACON_ROUND_INVALID, no answer is BEACON_UNAVAILABLE', async () => {
    const liar = await answering({ ...RECORDED_ROUND, signature: otherDigit(signature) });
    await expect(beacon(liar).round(round)).rejects.toMatchObject({ code: 'BEACON_ROUND_INVALID' });
    const silent = beacon(await failing(503));
    await expect(silent.round(round)).rejects.toMatchObject({ code: 'BEACON_UNAVAILABLE' });
  });
});

describe('the recorded beacon', () => {
  it('has genuine rounds only, and none that was not recorded', async () => {
    for (const recorded of RECORDED_ROUNDS)
      expect(checkBeaconRound(recorded, nobleCrypto)).toBeNull();
    expect(await new RecordedBeacon().round(round)).toEqual(RECORDED_ROUND);
    expect(await new RecordedBeacon().round(round + 1)).toBeNull();
  });
});

describe('a pasted round', () => {
  const paste = (value: unknown) => parsePastedRound(JSON.stringify(value), round, nobleCrypto);

  it('is the round with its randomness, also where that was left out', () => {
    expect(paste({ round, signature })).toEqual({ ok: true, value: RECORDED_ROUND });
    expect(paste({ ...RECORDED_ROUND, previous_signature: '' }).ok).toBe(true);
  });

  it.each([
    ['another round', { ...RECORDED_ROUND, round: round + 1 }, 'round'],
    ['an altered signature', { round, signature: otherDigit(signature) }, 'signature'],
    ['a short signature', { round, signature: 'b7' }, 'signature'],
    ['other randomness', { ...RECORDED_ROUND, randomness: otherDigit(randomness) }, 'randomness'],
    ['no JSON', undefined, 'round'],
  ])('%s is refused by name', (_name, value, field) =>
    expect(paste(value)).toMatchObject({
      ok: false,
      error: { code: 'BEACON_ROUND_INVALID', details: [{ field }] },
    }),
  );
});
