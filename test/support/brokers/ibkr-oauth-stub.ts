import {
  constants,
  createHmac,
  createVerify,
  generateKeyPairSync,
  getDiffieHellman,
  publicEncrypt,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ibkrKeys } from '@toolyard/ibkr';
import { temporaryFolder } from '../app-server.ts';
import { IbkrStub } from './ibkr-stub.ts';
import { answerOf, type Received, type StubAnswer } from './stub-server.ts';

/** A consumer as it is registered at IBKR: the broker has the public keys, `folder` the private ones. */
export interface IbkrConsumer {
  readonly key: string;
  readonly folder: string;
  readonly signature: KeyObject;
  readonly encryption: KeyObject;
  /** The files of `folder` as the product reads them. */
  readonly keys: ReturnType<typeof ibkrKeys>;
  readonly prime: Buffer;
}

/** PKCS #3 §9: SEQUENCE { INTEGER prime, INTEGER 2 }. */
function dhParameters(prime: Buffer): string {
  const element = (tag: number, content: Buffer) => {
    const { length } = content;
    const size = length < 128 ? Buffer.of(length) : Buffer.of(0x82, length >> 8, length & 0xff);
    return Buffer.concat([Buffer.of(tag), size, content]);
  };
  const first = element(0x02, Buffer.concat([Buffer.of(0), prime]));
  const der = element(0x30, Buffer.concat([first, element(0x02, Buffer.of(2))]));
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n');
  return `-----BEGIN DH PARAMETERS-----\n${lines}\n-----END DH PARAMETERS-----\n`;
}

let made: IbkrConsumer | null = null;

/** One consumer per process, since its keys take a while to be made. */
export function ibkrConsumer(): IbkrConsumer {
  if (made) return made;
  const folder = temporaryFolder('toolyard-ibkr');
  const pair = (name: string) => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(join(folder, name), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    return publicKey;
  };
  const signature = pair('private_signature.pem');
  const encryption = pair('private_encryption.pem');
  const prime = getDiffieHellman('modp14').getPrime();
  writeFileSync(join(folder, 'dhparam.pem'), dhParameters(prime));
  made = { key: 'TESTCONS1', folder, signature, encryption, prime, keys: ibkrKeys(folder) };
  return made;
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

type Header = Readonly<Record<string, string>>;

function headerOf({ headers }: Received): Header {
  const pairs = (headers.authorization ?? '').replace(/^OAuth /, '').matchAll(/(\w+)="([^"]*)"/g);
  const header: Record<string, string> = {};
  for (const [, name = '', value = ''] of pairs) header[name] = decodeURIComponent(value);
  return header;
}

/** RFC 5849 §3.4.1. */
function baseOf({ method, url }: Received, header: Header): string {
  const { realm: _realm, oauth_signature: _signature, ...signed } = header;
  const pairs = [...Object.entries(signed), ...url.searchParams].map(
    ([name, value]) => `${encoded(name)}=${encoded(value)}`,
  );
  return [method, url.origin + url.pathname, pairs.sort().join('&')].map(encoded).join('&');
}

interface Issued {
  readonly secret: Buffer;
  live: Buffer | null;
}

const SKEW_SECONDS = 300;

/** IBKR's Web API with OAuth 1.0a: it verifies every signature, nonce and time with the keys of the consumer. */
export class IbkrOAuthStub extends IbkrStub {
  /** Tokens and secrets that were issued, in every form in which they could leak. */
  readonly issued: string[] = [];
  now: () => number = Date.now;
  /** Sends a proof that is not of the live session token. */
  forgesProof = false;
  private readonly requested = new Map<string, string | null>();
  private readonly access = new Map<string, Issued>();
  private readonly nonces = new Set<string>();

  constructor(private readonly consumer: IbkrConsumer) {
    super();
  }

  get authorizeUrl(): string {
    return `${this.server.baseUrl}/authorize`;
  }

  /** The query with which the broker sends the browser back, after the owner pressed Allow or Deny at `url`. */
  decide(url: string, allowed = true): string {
    const token = new URL(url).searchParams.get('oauth_token') ?? '';
    if (!this.requested.has(token)) throw new Error('no such request token');
    if (!allowed) return `oauth_token=${token}`;
    const verifier = this.note(`canary-verifier-${randomBytes(8).toString('hex')}`);
    this.requested.set(token, verifier);
    return `oauth_token=${token}&oauth_verifier=${verifier}`;
  }

  /** Ends every session, as the broker does after a day. */
  expire(): void {
    this.access.clear();
  }

  protected override isAllowed(received: Received): boolean {
    const header = headerOf(received);
    const live = this.access.get(header['oauth_token'] ?? '')?.live;
    if (!live || !this.isFresh(header) || header['oauth_signature_method'] !== 'HMAC-SHA256')
      return false;
    const own = createHmac('sha256', live).update(baseOf(received, header)).digest('base64');
    return own === header['oauth_signature'];
  }

  protected override answer(received: Received): StubAnswer {
    const call = received.url.pathname.replace('/v1/api', '');
    if (!call.startsWith('/oauth/')) return super.answer(received);
    const header = headerOf(received);
    const token = header['oauth_token'] ?? '';
    const prefix =
      call === '/oauth/live_session_token'
        ? (this.access.get(token)?.secret.toString('hex') ?? '')
        : '';
    if (!this.isSigned(received, header, prefix)) return answerOf({ error: 'id: 1, error' }, 401);
    if (call === '/oauth/request_token') return this.requestToken();
    if (call === '/oauth/access_token') return this.accessToken(token, header['oauth_verifier']);
    return this.liveSession(token, header['diffie_hellman_challenge'] ?? '');
  }

  private requestToken(): StubAnswer {
    const token = this.note(`canary-request-${randomBytes(8).toString('hex')}`);
    this.requested.set(token, null);
    return answerOf({ oauth_token: token });
  }

  private accessToken(requestToken: string, verifier: string | undefined): StubAnswer {
    const expected = this.requested.get(requestToken);
    this.requested.delete(requestToken);
    if (!expected || expected !== verifier) return answerOf({ error: 'invalid verifier' }, 401);
    const token = this.note(`canary-access-${randomBytes(8).toString('hex')}`);
    const secret = randomBytes(32);
    this.note(secret.toString('hex'));
    this.note(secret.toString('base64'));
    this.access.set(token, { secret, live: null });
    const padding = constants.RSA_PKCS1_PADDING;
    const sealed = publicEncrypt({ key: this.consumer.encryption, padding }, secret);
    const oauth_token_secret = sealed.toString('base64');
    return answerOf({ is_paper: true, oauth_token: token, oauth_token_secret });
  }

  private liveSession(token: string, challenge: string): StubAnswer {
    const issued = this.access.get(token);
    if (!issued) return answerOf({ error: 'unknown token' }, 401);
    const exchange = getDiffieHellman('modp14');
    const response = exchange.generateKeys('hex');
    const shared = exchange.computeSecret(Buffer.from(challenge.padStart(512, '0'), 'hex'));
    // As BigInteger.toByteArray writes it: no leading zeros, one before a first bit that is set.
    const number = BigInt(`0x${shared.toString('hex')}`).toString(16);
    const even = number.length % 2 === 0 ? number : `0${number}`;
    const key = Buffer.from(parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even, 'hex');
    issued.live = createHmac('sha1', key).update(issued.secret).digest();
    this.note(issued.live.toString('base64'));
    const proven = this.forgesProof ? randomBytes(20) : issued.live;
    return answerOf({
      diffie_hellman_response: response,
      live_session_token_signature: createHmac('sha1', proven)
        .update(this.consumer.key)
        .digest('hex'),
      live_session_token_expiration: this.now() + 24 * 3_600_000,
    });
  }

  private isSigned(received: Received, header: Header, prefix: string): boolean {
    if (!this.isFresh(header) || header['oauth_signature_method'] !== 'RSA-SHA256') return false;
    const verify = createVerify('sha256').update(prefix + baseOf(received, header));
    return verify.verify(this.consumer.signature, header['oauth_signature'] ?? '', 'base64');
  }

  private isFresh(header: Header): boolean {
    const nonce = header['oauth_nonce'] ?? '';
    const age = Math.abs(Number(header['oauth_timestamp']) - this.now() / 1000);
    const fresh = nonce !== '' && !this.nonces.has(nonce) && age <= SKEW_SECONDS;
    this.nonces.add(nonce);
    return fresh && header['oauth_consumer_key'] === this.consumer.key;
  }

  private note(secret: string): string {
    this.issued.push(secret);
    return secret;
  }
}
