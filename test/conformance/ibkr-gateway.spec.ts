import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IbkrClientPortal, ibkrKeys } from '@toolyard/ibkr';
import { FakeClock } from '@toolyard/memory';
import { afterEach, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../support/app-server.ts';
import { has } from '../support/needs.ts';
import { ibkrConsumer } from '../support/brokers/ibkr-oauth-stub.ts';
import { IbkrStub, stock } from '../support/brokers/ibkr-stub.ts';

const MEI = 'mei@example.com';

describe('IBKR’s Client Portal Gateway', () => {
  let stub: IbkrStub;
  afterEach(() => stub?.server.stop());

  const open = async (certificate?: ConstructorParameters<typeof IbkrStub>[0], any = false) => {
    stub = new IbkrStub(certificate);
    await stub.server.start();
    const settings = { ownerEmail: MEI, callbackUrl: '/back', clock: new FakeClock() };
    const baseUrl = stub.apiUrl;
    return new IbkrClientPortal({ ...settings, baseUrl, acceptsAnyCertificate: any });
  };
  const begin = (gateway: IbkrClientPortal) => gateway.begin({ state: 'state' });

  it('signed in, the way back is short; else the way leads to the gateway’s own page', async () => {
    const gateway = await open();
    expect(await begin(gateway)).toMatchObject({ url: '/back?state=state' });
    stub.isSignedIn = false;
    expect(await begin(gateway)).toMatchObject({ url: `${stub.server.baseUrl}/` });
    expect(await gateway.complete()).toBeNull();
  });

  it.each([
    ['authenticated, connected, alone', {}, 'active'],
    ['another session competes', { competing: true }, 'paused'],
    ['not connected', { connected: false, authenticated: false }, 'ended'],
    ['fallen asleep, and woken up', { authenticated: false }, 'active'],
  ] as const)('%s: the session is so', async (_name, state, expected) => {
    const gateway = await open();
    stub.state = { ...stub.state, ...state };
    expect(await gateway.status('U1234567')).toBe(expected);
  });

  it('a session that cannot be woken up has ended; it never takes the place of another one', async () => {
    const gateway = await open();
    stub.state = { ...stub.state, authenticated: false };
    stub.canRevive = false;
    expect(await gateway.status('U1234567')).toBe('ended');
  });

  it('reads every page of positions, and the list of accounts once in six seconds', async () => {
    const gateway = await open();
    stub.positions = Array.from({ length: 250 }, (_, i) => ({
      ...stock('AAPL', i + 1, 200),
      conid: i,
    }));
    for (let read = 0; read < 2; read++) {
      const accounts = (await gateway.accounts('U1234567')) ?? [];
      expect(await gateway.positions('U1234567', accounts)).toHaveLength(250);
    }
    const calls = stub.server.requests.filter((call) => call.includes('portfolio'));
    expect(calls.filter((call) => call.endsWith('/portfolio/accounts'))).toHaveLength(1);
    expect(calls.filter((call) => /positions\/[012]$/.test(call))).toHaveLength(6);
  });

  it('a gateway whose pages do not end is a failure', async () => {
    const gateway = await open();
    const rows = Array.from({ length: 100 }, () => ({
      acctId: 'U1234567',
      ...stock('AAPL', 1, 1),
    }));
    stub.server.fault = (path) => (/positions/.test(path) ? { status: 200, body: rows } : null);
    await expect(
      gateway.positions('U1234567', [{ id: 'U1234567', value: null, currency: null }]),
    ).rejects.toMatchObject({ code: 'BROKERAGE_FAILED' });
  });

  it('no call places, changes or cancels an order', async () => {
    const gateway = await open();
    await begin(gateway);
    await gateway.complete();
    await gateway.status('U1234567');
    await gateway.renew('U1234567');
    await gateway.positions('U1234567', (await gateway.accounts('U1234567')) ?? []);
    await gateway.disconnect();
    expect(stub.server.requests.length).toBeGreaterThan(8);
    expect(stub.server.requests.filter((call) => /order/i.test(call))).toEqual([]);
  });

  (has('openssl') ? it : it.skip)(
    'a certificate of its own is accepted where the settings say so, and nowhere else',
    async () => {
      const folder = temporaryFolder('toolyard-tls');
      const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
      const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=gateway'];
      execFileSync('openssl', [...args, '-keyout', key, '-out', cert, '-days', '2'], {
        stdio: 'ignore',
      });
      const certificate = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
      rmSync(folder, { recursive: true });
      const strict = await open(certificate);
      await expect(begin(strict)).rejects.toMatchObject({ code: 'BROKERAGE_FAILED' });
      await stub.server.stop();
      expect(await begin(await open(certificate, true))).toMatchObject({
        url: '/back?state=state',
      });
    },
  );
});

describe('the keys of a consumer', () => {
  it('are read from their three files; a missing or damaged one is named', () => {
    const { folder, prime } = ibkrConsumer();
    expect(ibkrKeys(folder).group.getPrime().equals(prime)).toBe(true);
    const other = temporaryFolder('toolyard-keys');
    expect(() => ibkrKeys(other)).toThrow('private_signature.pem');
    for (const name of ['private_signature.pem', 'private_encryption.pem'])
      writeFileSync(join(other, name), readFileSync(join(folder, name)));
    writeFileSync(
      join(other, 'dhparam.pem'),
      '-----BEGIN DH PARAMETERS-----\nAAAA\n-----END DH PARAMETERS-----\n',
    );
    expect(() => ibkrKeys(other)).toThrow('dhparam.pem');
    rmSync(other, { recursive: true });
  });
});
