import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createLogger, replace, type Settings } from '@toolyard/api';
import { Brokers, BrokerSessions } from '@toolyard/core/brokerage';
import type { Clock } from '@toolyard/core/shared';
import { ImageFolder } from '@toolyard/files';
import { backUp } from '@toolyard/postgres';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../support/app-server.ts';
import { stock } from '../support/brokers/ibkr-stub.ts';
import { OAUTH_CLIENT } from '../support/brokers/oauth-stub.ts';
import { realBrokers } from '../support/brokers/real-brokers.ts';
import { has } from '../support/needs.ts';
import {
  bearer,
  cookiesOf,
  newKey,
  openTestApi,
  PORTS,
  register,
  sentBack,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

(has('PostgreSQL') ? describe : describe.skip)('tokens of brokers', () => {
  let offset = 0;
  const clock: Clock = { now: () => Date.now() + offset };
  const { ibkr, oauth, gateways } = realBrokers(clock);
  const lines: string[] = [];
  /** Bodies and headers of every answer. */
  const answers: string[] = [];
  const folder = temporaryFolder('toolyard-canaries');
  let api: TestApi;

  beforeAll(async () => {
    ibkr.positions = [stock('AAPL', 100, 200)];
    oauth.tokenLife = 120;
    await ibkr.server.start();
    await oauth.server.start();
    const logger = createLogger('trace', { write: (line) => void lines.push(line) });
    const brokers = new Brokers(gateways());
    api = await openTestApi({
      engine: 'PostgreSQL',
      rebind: (container) => {
        replace(container, PORTS.logger, logger);
        replace(container, PORTS.clock, clock);
        replace(container, PORTS.brokers, brokers);
      },
    });
  }, 120_000);
  afterAll(async () => {
    await api?.close();
    await ibkr.server.stop();
    await oauth.server.stop();
  });

  const noted = <T extends { readonly text: string; readonly headers: object }>(answer: T): T => {
    answers.push(answer.text, JSON.stringify(answer.headers));
    return answer;
  };
  const get = async (path: string, member: Member) =>
    noted(await api.call.get(`/api/ibkr/${path}`).set(bearer(member)));
  const preview = async (member: Member) =>
    noted(
      await api.call
        .post('/api/ibkr/positions/import?dryRun=true')
        .set({ ...bearer(member), ...newKey() }),
    );

  /** Connects, with a cookie that is a secret too. */
  async function connect(broker: 'ibkr' | 'alpaca', member: Member, secrets: string[]) {
    const begun = await api.call.get(`/api/ibkr/auth-url?broker=${broker}`).set(bearer(member));
    const cookie = sentBack(cookiesOf(begun.headers)[0]);
    secrets.push(cookie.split('=')[1] ?? 'no cookie');
    const { url } = begun.body as { url: string };
    const query = broker === 'ibkr' ? ibkr.decide(url) : oauth.decide(url);
    const back = () => api.call.get(`/api/ibkr/callback/${broker}?${query}`).set('Cookie', cookie);
    const answer = noted(await back());
    expect(answer.headers['location']).toBe('/settings?ibkrConnected=true');
    noted(await back());
  }

  /** All rows of the database, as a backup holds them. */
  async function backup(): Promise<string> {
    const { databaseUrl } = api.container.get<Settings>(PORTS.settings);
    const file = join(folder, 'all.gz');
    await backUp({ databaseUrl: databaseUrl! }, new ImageFolder(join(folder, 'images')), file);
    return gunzipSync(readFileSync(file)).toString('utf8');
  }

  it('are nowhere but at the broker: not in logs, metrics, answers, addresses, database or backup', async () => {
    const secrets: string[] = [OAUTH_CLIENT.secret];
    const [mei, lin] = [await register(api), await register(api)];
    await connect('ibkr', mei, secrets);
    await connect('alpaca', lin, secrets);
    const both = async (act: (member: Member) => Promise<unknown>) => {
      await act(mei);
      await act(lin);
    };
    await both((member) => get('status', member));
    await both(preview);

    // Kept alive and refreshed, by the job and by a call that finds it due.
    const sessions = api.container.get(BrokerSessions);
    offset = 61_000;
    expect(await sessions.renewDue()).toEqual([]);
    expect(oauth.refreshes).toBe(1);
    offset = 122_000;
    await both((member) => get('status', member));
    expect(oauth.refreshes).toBe(2);

    // A broker that repeats what it got, one that answers nonsense, and one that is away.
    const echo = { status: 500, body: { error: [...ibkr.issued, ...oauth.issued].join() } };
    for (const stub of [ibkr, oauth]) stub.server.fault = () => echo;
    await both((member) => get('status', member));
    await both(preview);
    offset = 200_000;
    const failed = await sessions.renewDue();
    expect(failed).toHaveLength(2);
    for (const stub of [ibkr, oauth]) stub.server.isDown = true;
    await both((member) => get('status', member));
    for (const stub of [ibkr, oauth]) {
      stub.server.isDown = false;
      stub.server.fault = () => null;
    }

    const stored = await backup();
    expect(stored).toContain('"sealed_credentials"');
    await both((member) => get('disconnect', member));
    expect(oauth.revoked).toHaveLength(1);
    expect((await get('status', mei)).body).toMatchObject({ connected: false });

    const { text: metrics } = await api.call.get('/metrics');
    const everything = {
      logs: lines.join(''),
      answers: answers.join('\n'),
      metrics,
      database: stored,
      faults: JSON.stringify(failed.map(({ fault }) => String(fault))),
    };
    secrets.push(...ibkr.issued, ...oauth.issued);
    expect(secrets.length).toBeGreaterThan(12);
    for (const [place, content] of Object.entries(everything))
      for (const secret of secrets)
        for (const form of [secret, Buffer.from(secret).toString('base64').replace(/=+$/, '')])
          if (content.includes(form)) throw new Error(`${secret.slice(0, 12)}… is in ${place}`);
    // Accounts are masked where operators look.
    expect(everything.logs).not.toContain('U1234567');
    expect(everything.logs).not.toContain(oauth.accountNumber);
  }, 60_000);
});
