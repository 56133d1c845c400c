import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  beaconRoundTime,
  labelTexts,
  lockBytes,
  verifyBundle,
  type Problem,
  type ProofBundle,
  type Witnesses,
} from '@toolyard/core/lottery/draw';
import { BEACON_TERMS, EARLIER_ROUND, ROUND_TIME, testEntries } from '@toolyard/memory';
import { nobleCrypto } from '@toolyard/noble';
import { HttpTimestampAuthority, timestampChecks } from '@toolyard/timestamp';
import { MessageImprint, type Certificate } from 'pkijs';
import { COMMIT_TERMS, testBundle, testSigner } from '../support/prize-draw.ts';
import { testAuthority, type TestAuthority } from '../support/stamp-authority.ts';

let authority: TestAuthority;
let other: TestAuthority;
beforeAll(async () => {
  [authority, other] = [await testAuthority(), await testAuthority()];
});

type Story = Parameters<typeof testBundle>[0];

const FROZEN_AT = BEACON_TERMS.closesAt + 60_000;
const STAMPED_AT = FROZEN_AT + 5_000;

interface StampStory {
  readonly by?: TestAuthority;
  readonly at?: number;
  readonly imprint?: MessageImprint;
  readonly beside?: readonly Certificate[];
  /** The message that is stamped; the lock unless given. */
  readonly message?: Uint8Array;
  readonly story?: Story;
  /** Changes the token after it was signed. */
  readonly change?: (der: Buffer) => Buffer;
}

/** A draw whose lock an authority stamped, every hash and signature of the organiser fitting. */
async function stamped(given: StampStory = {}): Promise<ProofBundle> {
  const { by = authority, at = STAMPED_AT, story = {}, change = (der) => der } = given;
  const { lock } = testBundle(story);
  const { imprint, beside = [] } = given;
  const terms = { at, beside, ...(imprint ? { imprint } : {}) };
  const token = await by.stamp(given.message ?? lockBytes(lock!), terms);
  const der = change(Buffer.from(token, 'base64')).toString('base64');
  return testBundle({ ...story, token: { der, at: STAMPED_AT } });
}

const verify = (bundle: ProofBundle, witnesses: Witnesses = {}) =>
  verifyBundle(bundle, nobleCrypto, { witnesses, timestamps: timestampChecks });
const stateOf = ({ steps }: Awaited<ReturnType<typeof verify>>, name: string) =>
  steps.find(({ step }) => step === name)?.state;

const key = { key: testSigner.publicKey };

describe('a time stamp of the lock', () => {
  it('by a pinned authority is a witness of the list: nobody else need have saved anything', async () => {
    for (const pin of [authority.root, authority.signer]) {
      const found = await verify(await stamped(), { ...key, authority: pin });
      expect(found).toMatchObject({ ok: true, witnessed: true, label: 'A', gaps: [] });
      expect([stateOf(found, 'notAfter'), stateOf(found, 'timing')]).toEqual(['passed', 'passed']);
      expect(found.stamp).toEqual({
        at: STAMPED_AT,
        accuracy: 0,
        signer: { name: 'Test Stamps', fingerprint: authority.signer },
        authority: {
          name: pin === authority.root ? 'Test Root' : 'Test Stamps',
          fingerprint: pin,
        },
      });
    }
  });

  it('by an authority that nobody pinned needs a witness, and says who signed', async () => {
    const found = await verify(await stamped(), key);
    expect(found).toMatchObject({ ok: true, witnessed: false, label: 'C' });
    expect([stateOf(found, 'notAfter'), stateOf(found, 'timing')]).toEqual([
      'unwitnessed',
      'unwitnessed',
    ]);
    expect(found.stamp?.signer.name).toBe('Test Stamps');
    const { root } = (await stamped()).lock!;
    const held = await verify(await stamped(), { ...key, root });
    expect(held).toMatchObject({ witnessed: true, label: 'A' });
  });

  it('an authority of the site confirms, and accuses nobody when it changed', async () => {
    const bundle = await stamped();
    const pinned = await verify(bundle, { ...key, siteAuthorities: [other.root, authority.root] });
    expect(pinned).toMatchObject({ witnessed: true, label: 'A' });
    const changed = await verify(bundle, { ...key, siteAuthorities: [other.root] });
    expect(changed).toMatchObject({ ok: true, witnessed: false });
    expect(stateOf(changed, 'notAfter')).toBe('unwitnessed');
  });

  it('a head at the time stamp shows the list as well as one at the freeze', async () => {
    const bundle = await stamped();
    const head = bundle.log.find(({ type }) => type === 'stamped')!.hash;
    expect(await verify(bundle, { ...key, head })).toMatchObject({ witnessed: true });
  });

  it('is waited for until the draw, and then missing', async () => {
    expect(stateOf(await verify(testBundle({ until: 'published' })), 'notAfter')).toBe('waiting');
    expect(stateOf(await verify(testBundle({ until: 'frozen' })), 'notAfter')).toBe('waiting');
    expect(await verify(await stamped({ story: { until: 'frozen' } }))).toMatchObject({
      ok: true,
      stage: 'frozen',
    });
    const without = await verify(testBundle());
    expect(stateOf(without, 'notAfter')).toBe('absent');
    expect(without).toMatchObject({ label: 'C', gaps: ['unstamped'] });
    expect(labelTexts(without).at(-1)?.en).toMatch(/no time stamp/);
  });

  it('where nothing can check it, it is left unchecked', async () => {
    const found = await verifyBundle(await stamped(), nobleCrypto, {
      witnesses: { authority: authority.root },
    });
    expect([found.ok, found.stamp, stateOf(found, 'notAfter')]).toEqual([
      true,
      null,
      'unwitnessed',
    ]);
  });

  it('of a draw by a committed seed counts until the time of the draw', async () => {
    const story = { terms: COMMIT_TERMS };
    const pins = { ...key, authority: authority.root };
    expect(await verify(await stamped({ story }), pins)).toMatchObject({
      witnessed: true,
      label: 'C',
      gaps: [],
    });
    const late = await verify(await stamped({ story, at: COMMIT_TERMS.drawAt }), pins);
    expect(stateOf(late, 'notAfter')).toBe('failed');
  });
});

const flipped = (der: Buffer, at: number): Buffer => {
  const changed = Buffer.from(der);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};

/** What an organiser who holds the key of the draw and no key of the authority can put into the log. */
const FORGED: readonly [string, () => Promise<ProofBundle>, Problem][] = [
  [
    'a time stamp of another list',
    () => stamped({ message: lockBytes(testBundle({ entries: testEntries(9) }).lock!) }),
    'imprint',
  ],
  ['a time stamp of another message', () => stamped({ message: Buffer.from('x') }), 'imprint'],
  [
    'the lock by a hash that is no longer safe',
    async () =>
      stamped({
        imprint: await MessageImprint.create('SHA-1', lockBytes(testBundle().lock!).slice()),
      }),
    'imprint',
  ],
  [
    'an altered signature',
    () => stamped({ change: (der) => flipped(der, der.length - 3) }),
    'stampSignature',
  ],
  [
    'an altered time',
    () =>
      stamped({
        at: ROUND_TIME + 60_000,
        change: (der) =>
          Buffer.from(
            der.toString('latin1').replace('20230915110103Z', '20230915105003Z'),
            'latin1',
          ),
      }),
    'stampSignature',
  ],
  [
    'a certificate that is for something else',
    async () => stamped({ by: await testAuthority({ mayStamp: false }) }),
    'stampSignature',
  ],
  ['a time stamp from after the round', () => stamped({ at: ROUND_TIME + 1_000 }), 'time'],
  ['a time stamp of the very moment of the round', () => stamped({ at: ROUND_TIME }), 'time'],
  [
    'a time stamp from before the close',
    () => stamped({ at: BEACON_TERMS.closesAt - 11_000 }),
    'time',
  ],
  [
    'a time stamp from before the round that the lock names',
    () => stamped({ at: beaconRoundTime(EARLIER_ROUND.round) - 11_000 }),
    'time',
  ],
  ['no token at all', () => stamped({ change: () => Buffer.from('nothing') }), 'malformed'],
  ['half a token', () => stamped({ change: (der) => der.subarray(0, 400) }), 'malformed'],
  ['a time stamp of another authority', () => stamped({ by: other }), 'witness'],
  [
    'a time stamp of another authority of the same name, beside the certificates of this one',
    () => stamped({ by: other, beside: authority.certificates }),
    'witness',
  ],
];

describe('forged time stamps', () => {
  it.each(FORGED)('%s: named', async (_name, forge, problem) => {
    const { ok, steps, stamp } = await verify(await forge(), {
      ...key,
      authority: authority.root,
    });
    expect(ok).toBe(false);
    expect(steps.flatMap(({ faults }) => faults)).toEqual([
      { step: 'notAfter', field: 'log[2].data.token', problem },
    ]);
    if (['malformed', 'imprint', 'stampSignature'].includes(problem)) expect(stamp).toBeNull();
  });

  it('none is a witness, even before somebody who pinned no authority', async () => {
    for (const [name, forge, problem] of FORGED) {
      const found = await verify(await forge(), key);
      expect([name, found.witnessed]).toEqual([name, false]);
      expect([name, found.ok]).toEqual([name, problem === 'witness']);
    }
  });

  it('a token that was altered after it was published is a fault of the log', async () => {
    const bundle = await stamped();
    const log = bundle.log.map((line) =>
      line.type === 'stamped' ? { ...line, data: { token: 'AAAA' } } : line,
    );
    const { steps } = await verify({ ...bundle, log });
    expect(steps.flatMap(({ faults }) => faults)).toEqual([
      { step: 'log', field: 'log[2]', problem: 'altered' },
    ]);
  });

  it('a second time stamp, or one before the freeze, is out of order', async () => {
    const bundle = await stamped();
    const [published, frozen, stamp, selected] = bundle.log;
    for (const log of [
      [published, frozen, stamp, stamp, selected],
      [published, stamp, frozen, selected],
    ]) {
      const { steps } = await verify({ ...bundle, log } as ProofBundle);
      expect(stateOf({ steps } as never, 'log')).toBe('failed');
    }
  });
});

const servers: Server[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

type Respond = (request: Uint8Array) => Promise<{
  readonly status?: number;
  readonly location?: string;
  readonly body: Uint8Array | string;
}>;

/** A loopback authority, and the headers and bodies of the requests that it got. */
async function serve(respond: Respond) {
  const requests: { readonly type: string | undefined; readonly body: Buffer }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      requests.push({ type: request.headers['content-type'], body });
      void respond(body).then(({ status = 200, location, body: answer }) => {
        response.writeHead(status, location === undefined ? {} : { location });
        response.end(Buffer.from(answer));
      });
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests };
}

const MESSAGE = Buffer.from('what is stamped');
const client = (url: string, trusted: readonly string[] = []) =>
  new HttpTimestampAuthority({ url, trusted, deadlineMs: 2_000 });

describe('an authority over HTTP', () => {
  it('gets the hash and a random number, and its token is a verifier\u2019s', async () => {
    const { url, requests } = await serve(async (request) => ({
      body: await authority.answer(request, STAMPED_AT),
    }));
    const { stamp, time } = await client(url, [authority.root]).stamp(MESSAGE);
    expect(time).toMatchObject({ at: STAMPED_AT, authority: { fingerprint: authority.root } });
    expect(await timestampChecks.check(stamp, MESSAGE, [])).toMatchObject({ authority: null });
    await client(url).stamp(MESSAGE);
    const [first, second] = requests;
    expect(first?.type).toBe('application/timestamp-query');
    expect(first?.body.includes(MESSAGE)).toBe(false);
    expect(first?.body.includes(Buffer.from(nobleCrypto.sha256(MESSAGE)))).toBe(true);
    expect(first?.body.equals(second!.body)).toBe(false);
  });

  it.each<[string, Respond, string]>([
    ['fails', () => Promise.resolve({ status: 500, body: '' }), 'TIMESTAMP_UNAVAILABLE'],
    [
      'sends elsewhere',
      () => Promise.resolve({ status: 302, location: 'http://127.0.0.1:1/', body: '' }),
      'TIMESTAMP_UNAVAILABLE',
    ],
    [
      'sends without end',
      () => Promise.resolve({ body: Buffer.alloc(100_000) }),
      'TIMESTAMP_UNAVAILABLE',
    ],
    ['says nothing', () => new Promise(() => undefined), 'TIMESTAMP_UNAVAILABLE'],
    ['sends a page', () => Promise.resolve({ body: '<html>' }), 'TIMESTAMP_INVALID'],
    [
      'refuses',
      // PKIStatusInfo with the status 2, rejection.
      () => Promise.resolve({ body: Buffer.from('30053003020102', 'hex') }),
      'TIMESTAMP_INVALID',
    ],
    ['answers another request', async () => ({ body: await recorded() }), 'TIMESTAMP_INVALID'],
    [
      'is another authority',
      async (request) => ({ body: await other.answer(request, STAMPED_AT) }),
      'TIMESTAMP_INVALID',
    ],
  ])('one that %s stamps nothing', async (_name, respond, code) => {
    const { url } = await serve(respond);
    await expect(client(url, [authority.root]).stamp(MESSAGE)).rejects.toMatchObject({ code });
  });
});

/** An answer to an earlier request for the same message. */
async function recorded(): Promise<Uint8Array> {
  let answer: Uint8Array = new Uint8Array();
  const { url } = await serve(async (request) => {
    answer = await authority.answer(request, STAMPED_AT);
    return { body: answer };
  });
  await client(url).stamp(MESSAGE);
  return answer;
}

const openssl = (folder: string, ...args: string[]): string =>
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }).toString();

const hasOpenssl = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

const CONFIG = `
[tsa]
default_tsa = own
[own]
serial = ./serial
signer_cert = ./signer.pem
certs = ./chain.pem
signer_key = ./signer.key
signer_digest = sha256
default_policy = 1.3.6.1.4.1.99999.1
digests = sha256
accuracy = secs:1, millisecs:500
ess_cert_id_chain = no
ess_cert_id_alg = sha256
[signer]
basicConstraints = critical,CA:FALSE
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
[authority]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign,cRLSign
[req]
distinguished_name = name
[name]
`;

/** A root, a certificate below it and a signer by OpenSSL, with keys of RSA or of an elliptic curve. */
function opensslAuthority(key: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'stamps-'));
  folders.push(folder);
  writeFileSync(join(folder, 'tsa.cnf'), CONFIG);
  writeFileSync(join(folder, 'serial'), '01\n');
  const make = (name: string, extensions: string, issuer: string | null) => {
    const request = ['req', '-config', 'tsa.cnf', '-newkey', ...key, '-nodes'];
    const subject = ['-subj', `/CN=OpenSSL ${name}`, '-keyout', `${name}.key`];
    openssl(folder, ...request, ...subject, '-out', `${name}.csr`);
    const sign = ['x509', '-req', '-in', `${name}.csr`, '-out', `${name}.pem`, '-days', '30'];
    const by =
      issuer === null
        ? ['-key', `${name}.key`]
        : ['-CA', `${issuer}.pem`, '-CAkey', `${issuer}.key`, '-CAcreateserial'];
    openssl(folder, ...sign, ...by, '-extfile', 'tsa.cnf', '-extensions', extensions);
  };
  make('root', 'authority', null);
  make('middle', 'authority', 'root');
  make('signer', 'signer', 'middle');
  const pem = (name: string) => readFileSync(join(folder, `${name}.pem`), 'utf8');
  writeFileSync(join(folder, 'chain.pem'), pem('middle') + pem('root'));
  return folder;
}

/** Answers requests with OpenSSL. */
const answerOf =
  (folder: string): Respond =>
  (request) => {
    writeFileSync(join(folder, 'request.tsq'), request);
    const config = ['-config', 'tsa.cnf', '-section', 'own'];
    const files = ['-queryfile', 'request.tsq', '-out', 'answer.tsr'];
    openssl(folder, 'ts', '-reply', ...config, ...files);
    return Promise.resolve({ body: readFileSync(join(folder, 'answer.tsr')) });
  };

const fingerprintOf = (folder: string, name: string): string =>
  openssl(folder, 'x509', '-in', `${name}.pem`, '-noout', '-fingerprint', '-sha256')
    .replace(/^.*=/, '')
    .replaceAll(':', '')
    .trim()
    .toLowerCase();

(hasOpenssl ? describe : describe.skip)('beside OpenSSL', () => {
  it.each([
    ['RSA', ['rsa:2048']],
    ['an elliptic curve', ['ec', '-pkeyopt', 'ec_paramgen_curve:P-384']],
  ])('a token of its authority with %s is genuine here', async (_name, keys) => {
    const folder = opensslAuthority(keys);
    const { url } = await serve(answerOf(folder));
    const before = Math.floor(Date.now() / 1000) * 1000;
    const pins = ['root', 'middle', 'signer'].map((name) => fingerprintOf(folder, name));
    for (const [index, pin] of pins.entries()) {
      const { stamp, time } = await client(url, [pin]).stamp(MESSAGE);
      expect(time).toMatchObject({
        accuracy: 1_500,
        signer: { name: 'OpenSSL signer', fingerprint: pins[2] },
        authority: { name: `OpenSSL ${['root', 'middle', 'signer'][index]}`, fingerprint: pin },
      });
      expect(time.at).toBeGreaterThanOrEqual(before);
      expect(time.at).toBeLessThanOrEqual(Date.now());
      expect(await timestampChecks.check(stamp, Buffer.from('another'), [pin])).toBe('imprint');
    }
    await expect(client(url, [authority.root]).stamp(MESSAGE)).rejects.toMatchObject({
      code: 'TIMESTAMP_INVALID',
    });
  });

  it('verifies the time stamp of a lock, by the command of docs/draw.md', async () => {
    const folder = opensslAuthority(['ec', '-pkeyopt', 'ec_paramgen_curve:P-256']);
    const { url } = await serve(answerOf(folder));
    const lock = lockBytes(testBundle().lock!);
    const { stamp } = await client(url).stamp(lock);
    writeFileSync(join(folder, 'token.der'), Buffer.from(stamp.token, 'base64'));
    const check = (bytes: Uint8Array) => {
      writeFileSync(join(folder, 'lock.bin'), bytes);
      const certificates = ['-CAfile', 'root.pem', '-untrusted', 'chain.pem'];
      const token = ['-token_in', '-in', 'token.der', '-data', 'lock.bin'];
      return openssl(folder, 'ts', '-verify', ...token, ...certificates);
    };
    expect(check(lock)).toContain('Verification: OK');
    const another = lockBytes(testBundle({ entries: testEntries(9) }).lock!);
    expect(() => check(another)).toThrow('message imprint mismatch');
  });
});
