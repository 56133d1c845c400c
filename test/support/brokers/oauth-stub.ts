import { createHash, randomBytes } from 'node:crypto';
import { answerOf, StubServer, type Received, type StubAnswer } from './stub-server.ts';

export const OAUTH_CLIENT = { id: 'toolyard-client', secret: 'canary-client-secret-51c7' };

interface Pending {
  readonly challenge: string;
  readonly redirectUri: string;
}

const refused = (error: string, status = 400) => answerOf({ error }, status);

export interface AlpacaPosition {
  readonly symbol: string;
  readonly asset_class: string;
  readonly qty: string;
  readonly side: 'long' | 'short';
  readonly avg_entry_price: string;
}

/** An OAuth 2 server (RFC 6749, 7636, 7009) with Alpaca's account and positions behind it. */
export class OAuthStub {
  readonly server = new StubServer((received) => this.answer(received));
  /** Tokens and codes that were issued. */
  readonly issued: string[] = [];
  accountNumber = 'PA3TEST7QX1';
  positions: readonly AlpacaPosition[] = [];
  /** Seconds; null for tokens without an end and without a refresh token, as Alpaca's are. */
  tokenLife: number | null = null;
  readonly revoked: string[] = [];
  refreshes = 0;
  private readonly codes = new Map<string, Pending>();
  private readonly access = new Set<string>();
  private readonly refresh = new Set<string>();

  get endpoints() {
    const { baseUrl } = this.server;
    return {
      authorize: `${baseUrl}/oauth/authorize`,
      token: `${baseUrl}/oauth/token`,
      revoke: `${baseUrl}/oauth/revoke`,
      api: baseUrl,
    };
  }

  /** The query with which the server sends the browser back, after the owner pressed Allow or Deny at `url`. */
  decide(url: string, allowed = true): string {
    const query = new URL(url).searchParams;
    const state = query.get('state') ?? '';
    const isSound =
      query.get('client_id') === OAUTH_CLIENT.id &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256';
    if (!isSound) throw new Error('the request is not sound');
    if (!allowed) return new URLSearchParams({ error: 'access_denied', state }).toString();
    const code = this.note(`canary-code-${randomBytes(8).toString('hex')}`);
    const redirectUri = query.get('redirect_uri') ?? '';
    this.codes.set(code, { challenge: query.get('code_challenge') ?? '', redirectUri });
    return new URLSearchParams({ code, state }).toString();
  }

  expire(): void {
    this.access.clear();
  }

  private answer({ method, url, headers, body }: Received): StubAnswer {
    const form = new URLSearchParams(body);
    if (url.pathname.startsWith('/oauth/')) {
      const known =
        form.get('client_id') === OAUTH_CLIENT.id &&
        form.get('client_secret') === OAUTH_CLIENT.secret;
      if (!known) return refused('invalid_client', 401);
      return url.pathname === '/oauth/revoke' ? this.revoke(form) : this.token(form);
    }
    const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!this.access.has(token)) return answerOf({ message: 'unauthorized.' }, 401);
    if (`${method} ${url.pathname}` === 'GET /v2/account')
      return answerOf({ account_number: this.accountNumber, currency: 'USD', equity: '50123.45' });
    return url.pathname === '/v2/positions' ? answerOf(this.positions) : answerOf({}, 404);
  }

  private token(form: URLSearchParams): StubAnswer {
    if (form.get('grant_type') === 'refresh_token') {
      const token = form.get('refresh_token') ?? '';
      this.refreshes++;
      // Each is good once.
      return this.refresh.delete(token) ? this.grant() : refused('invalid_grant');
    }
    const pending = this.codes.get(form.get('code') ?? '');
    this.codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isSound =
      pending?.challenge === challenge && pending.redirectUri === form.get('redirect_uri');
    return isSound ? this.grant() : refused('invalid_grant');
  }

  private grant(): StubAnswer {
    const access = this.note(`canary-access-${randomBytes(8).toString('hex')}`);
    this.access.add(access);
    const token = { access_token: access, token_type: 'bearer', scope: '' };
    if (this.tokenLife === null) return answerOf(token);
    const refresh = this.note(`canary-refresh-${randomBytes(8).toString('hex')}`);
    this.refresh.add(refresh);
    return answerOf({ ...token, refresh_token: refresh, expires_in: this.tokenLife });
  }

  private revoke(form: URLSearchParams): StubAnswer {
    const token = form.get('token') ?? '';
    this.revoked.push(token);
    this.refresh.delete(token);
    this.access.clear();
    return answerOf('');
  }

  private note(secret: string): string {
    this.issued.push(secret);
    return secret;
  }
}
