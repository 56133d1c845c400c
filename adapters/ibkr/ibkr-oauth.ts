import { randomBytes } from 'node:crypto';
import {
  AUTHORISATION_DENIED,
  BROKERAGE_FAILED,
  type BrokerAccount,
  type BrokerageGateway,
  type BrokerageSession,
  type BrokerSignIn,
  type ReturnParameters,
  type SessionState,
} from '@toolyard/core/brokerage';
import type { Clock, Instant } from '@toolyard/core/shared';
import * as v from 'valibot';
import type { IbkrKeys } from './ibkr-keys.ts';
import { IbkrSession, KEEP_ALIVE_MS, recentAccounts } from './ibkr-session.ts';
import {
  authorizationHeader,
  decryptedSecret,
  hmacSignature,
  isProven,
  liveSessionExchange,
  rsaSignature,
  signatureBase,
  type Parameters,
} from './oauth1.ts';
import { send, type Answer, type Outgoing } from './send.ts';
import { accessTokenOf, liveSessionTokenOf, requestTokenOf } from './wire.ts';

export interface IbkrOAuthSettings {
  readonly apiUrl: string;
  readonly authorizeUrl: string;
  readonly consumerKey: string;
  /** `limited_poa`; `test_realm` for IBKR's test consumer. */
  readonly realm: string;
  readonly keys: IbkrKeys;
  readonly clock: Clock;
}

const Credentials = v.object({
  accountId: v.string(),
  token: v.string(),
  /** In hex. */
  secret: v.string(),
  /** The live session token in base64, and its end. */
  live: v.string(),
  liveUntil: v.number(),
});
type Credentials = v.InferOutput<typeof Credentials>;

/**
 * IBKR's Web API for registered consumers: OAuth 1.0a with RSA-SHA256, a live session token by Diffie-Hellman, and
 * HMAC-SHA256 for everything after. The browser returns to the address that the consumer was registered with.
 */
export class IbkrOAuth implements BrokerageGateway {
  readonly provider = 'ibkr';
  readonly name = { en: 'Interactive Brokers', 'zh-CN': '盈透证券' };
  readonly isSimulated = false;

  private readonly recent = recentAccounts();

  constructor(private readonly settings: IbkrOAuthSettings) {}

  isOfferedTo(): boolean {
    return true;
  }

  async begin(): Promise<BrokerSignIn> {
    const answer = await this.signed('/oauth/request_token', { oauth_callback: 'oob' });
    const reference = requestTokenOf(answer);
    if (reference === null) throw refusedConsumer();
    const url = new URL(this.settings.authorizeUrl);
    url.searchParams.set('oauth_token', reference);
    return { url: url.href, reference, secret: null };
  }

  referenceIn({ oauth_token }: ReturnParameters): string | null {
    return oauth_token ?? null;
  }

  async complete(
    { reference }: Pick<BrokerSignIn, 'reference'>,
    { oauth_verifier }: ReturnParameters,
  ): Promise<BrokerageSession | null> {
    if (oauth_verifier === undefined || oauth_verifier === '') throw AUTHORISATION_DENIED();
    const answer = await this.signed('/oauth/access_token', {
      oauth_token: reference,
      oauth_verifier,
    });
    const access = accessTokenOf(answer);
    if (!access) return null;
    const secret = this.decrypted(access.encryptedSecret);
    const live = await this.liveSession({ token: access.token, secret });
    if (!live) return null;
    const session = this.sessionOf(live);
    if ((await session.state()) !== 'active') return null;
    const [accountId] = (await session.accountIds()) ?? [];
    if (accountId === undefined) return null;
    return {
      accountId,
      credentials: JSON.stringify({ accountId, ...live } satisfies Credentials),
      expiresAt: live.liveUntil,
      renewAt: this.now() + KEEP_ALIVE_MS,
    };
  }

  async status(credentials: string): Promise<SessionState> {
    const read = credentialsIn(credentials);
    const session = this.sessionOf(read);
    const state = await session.state();
    if (state !== 'active') return state;
    const ids = await session.accountIds();
    return ids?.includes(read.accountId) ? 'active' : 'ended';
  }

  /** The live session token ends with the connection, 24 hours after the sign-in, and is not replaced before. */
  async renew(credentials: string) {
    const isAlive = await this.sessionOf(credentialsIn(credentials)).keepAlive();
    return isAlive ? { credentials, renewAt: this.now() + KEEP_ALIVE_MS } : null;
  }

  accounts(credentials: string): Promise<readonly BrokerAccount[] | null> {
    return this.sessionOf(credentialsIn(credentials)).accounts();
  }

  positions(credentials: string, accounts: readonly BrokerAccount[]) {
    return this.sessionOf(credentialsIn(credentials)).positions(accounts);
  }

  disconnect(credentials: string): Promise<void> {
    return this.sessionOf(credentialsIn(credentials)).logOut();
  }

  /** A new live session token; null where the access token is not valid any more. */
  private async liveSession({
    token,
    secret,
  }: Pick<Credentials, 'token' | 'secret'>): Promise<Omit<Credentials, 'accountId'> | null> {
    const exchange = liveSessionExchange(this.settings.keys.group);
    const challenge = { oauth_token: token, diffie_hellman_challenge: exchange.challenge };
    const found = liveSessionTokenOf(
      await this.signed('/oauth/live_session_token', challenge, secret),
    );
    if (!found) return null;
    const live = exchange.liveToken(found.response, Buffer.from(secret, 'hex'));
    if (!isProven(live, this.settings.consumerKey, found.signature))
      throw BROKERAGE_FAILED({ cause: new Error('the live session token is not proven') });
    return { token, secret, live, liveUntil: found.expiresAt };
  }

  private decrypted(secret: string): string {
    try {
      return decryptedSecret(secret, this.settings.keys.encryption).toString('hex');
    } catch {
      throw BROKERAGE_FAILED({ cause: new Error('the secret of the access token is not ours') });
    }
  }

  /** A POST that is signed by the consumer's key; `prefix` stands before the text that is signed. */
  private signed(path: string, own: Parameters, prefix = ''): Promise<Answer> {
    const method = 'POST';
    const parameters = { ...this.common('RSA-SHA256'), ...own };
    const base = prefix + signatureBase(method, this.settings.apiUrl + path, parameters);
    const oauth_signature = rsaSignature(base, this.settings.keys.signature);
    return this.send({ method, path }, { ...parameters, oauth_signature });
  }

  private sessionOf({ token, live }: Pick<Credentials, 'token' | 'live'>): IbkrSession {
    return new IbkrSession(token, this.recent, (outgoing) => {
      const parameters = { ...this.common('HMAC-SHA256'), oauth_token: token };
      const address = this.settings.apiUrl + outgoing.path;
      const base = signatureBase(outgoing.method, address, parameters);
      return this.send(outgoing, { ...parameters, oauth_signature: hmacSignature(base, live) });
    });
  }

  private common(oauth_signature_method: string): Parameters {
    return {
      oauth_consumer_key: this.settings.consumerKey,
      oauth_nonce: randomBytes(16).toString('hex'),
      oauth_signature_method,
      oauth_timestamp: String(Math.floor(this.now() / 1000)),
    };
  }

  private send(outgoing: Outgoing, parameters: Parameters): Promise<Answer> {
    const { apiUrl: baseUrl, realm } = this.settings;
    const authorization = authorizationHeader({ realm, ...parameters });
    return send({ baseUrl, acceptsAnyCertificate: false }, { ...outgoing, authorization });
  }

  private now(): Instant {
    return this.settings.clock.now();
  }
}

/** What is stored sealed was written here; a message about its content would repeat it. */
function credentialsIn(text: string): Credentials {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Credentials), text);
  if (!read.success) throw BROKERAGE_FAILED({ cause: new Error('unknown credentials') });
  return read.output;
}

const refusedConsumer = () =>
  BROKERAGE_FAILED({ cause: new Error('the broker does not accept the consumer key') });
