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
import { DomainError, type Clock } from '@toolyard/core/shared';
import * as oauth from 'oauth4webapi';
import * as v from 'valibot';
import type { BrokerDescriptor, ReadResource } from './broker-descriptor.ts';

/** Addresses of a broker. */
export interface OAuthEndpoints {
  readonly authorize: string;
  readonly token: string;
  /** RFC 7009; null where the broker has none. */
  readonly revoke: string | null;
  /** Base of the resources. */
  readonly api: string;
}

export interface OAuthBrokerSettings {
  readonly endpoints: OAuthEndpoints;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Registered at the broker. */
  readonly callbackUrl: string;
  readonly clock: Clock;
}

const Credentials = v.object({
  accountId: v.string(),
  accessToken: v.string(),
  refreshToken: v.nullable(v.string()),
});
type Credentials = v.InferOutput<typeof Credentials>;

const DEADLINE_MS = 8_000;
/** An access token is renewed so long before its end. */
const RENEWED_BEFORE_MS = 60_000;

/** A broker that authorises by OAuth 2 with PKCE (RFC 6749, RFC 7636): the authorization code flow. */
export class OAuthBroker implements BrokerageGateway {
  readonly provider: string;
  readonly name: BrokerDescriptor['name'];
  readonly isSimulated = false;
  private readonly server: oauth.AuthorizationServer;
  private readonly client: oauth.Client;
  private readonly authentication: oauth.ClientAuth;

  constructor(
    private readonly descriptor: BrokerDescriptor,
    private readonly settings: OAuthBrokerSettings,
  ) {
    const { authorize, token, revoke } = settings.endpoints;
    this.provider = descriptor.provider;
    this.name = descriptor.name;
    this.server = {
      issuer: new URL(authorize).origin,
      authorization_endpoint: authorize,
      token_endpoint: token,
      ...(revoke !== null && { revocation_endpoint: revoke }),
    };
    this.client = { client_id: settings.clientId };
    this.authentication = oauth.ClientSecretPost(settings.clientSecret);
  }

  isOfferedTo(): boolean {
    return true;
  }

  async begin({ state }: { readonly state: string }): Promise<BrokerSignIn> {
    const secret = oauth.generateRandomCodeVerifier();
    const url = new URL(this.settings.endpoints.authorize);
    const query = {
      response_type: 'code',
      client_id: this.settings.clientId,
      redirect_uri: this.settings.callbackUrl,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(secret),
      code_challenge_method: 'S256',
      ...(this.descriptor.scope !== null && { scope: this.descriptor.scope }),
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return { url: url.href, reference: state, secret };
  }

  referenceIn({ state }: ReturnParameters): string | null {
    return state ?? null;
  }

  async complete(
    { reference, secret }: Pick<BrokerSignIn, 'reference' | 'secret'>,
    parameters: ReturnParameters,
  ): Promise<BrokerageSession | null> {
    const grant = await this.granted(reference, secret ?? '', parameters);
    if (!grant) return null;
    const tokens = tokensOf(grant);
    const [account] = (await this.descriptor.accounts(this.reader(tokens.accessToken))) ?? [];
    if (!account) return null;
    const credentials = JSON.stringify({ accountId: account.id, ...tokens } satisfies Credentials);
    return { accountId: account.id, credentials, ...this.times(grant) };
  }

  async status(credentials: string): Promise<SessionState> {
    const { accountId, accessToken } = credentialsIn(credentials);
    const accounts = await this.descriptor.accounts(this.reader(accessToken));
    return accounts?.some(({ id }) => id === accountId) ? 'active' : 'ended';
  }

  async renew(credentials: string) {
    const { accountId, refreshToken } = credentialsIn(credentials);
    if (refreshToken === null) return null;
    const grant = await answered(async () => {
      const response = await oauth.refreshTokenGrantRequest(
        this.server,
        this.client,
        this.authentication,
        refreshToken,
        this.options(),
      );
      return oauth.processRefreshTokenResponse(this.server, this.client, response);
    });
    if (!grant) return null;
    const { accessToken, refreshToken: next } = tokensOf(grant);
    const renewed: Credentials = { accountId, accessToken, refreshToken: next ?? refreshToken };
    const renewAt = this.endOf(grant);
    return {
      credentials: JSON.stringify(renewed),
      renewAt: renewAt && renewAt - RENEWED_BEFORE_MS,
    };
  }

  accounts(credentials: string): Promise<readonly BrokerAccount[] | null> {
    return this.descriptor.accounts(this.reader(credentialsIn(credentials).accessToken));
  }

  positions(credentials: string, accounts: readonly BrokerAccount[]) {
    const { accessToken } = credentialsIn(credentials);
    return this.descriptor.positions(this.reader(accessToken), accounts);
  }

  /** Revokes the refresh token, with which the access tokens end; without one, the access token. */
  async disconnect(credentials: string): Promise<void> {
    if (this.settings.endpoints.revoke === null) return;
    const { accessToken, refreshToken } = credentialsIn(credentials);
    await answered(async () => {
      const response = await oauth.revocationRequest(
        this.server,
        this.client,
        this.authentication,
        refreshToken ?? accessToken,
        this.options(),
      );
      await oauth.processRevocationResponse(response);
      return true;
    });
  }

  private async granted(
    state: string,
    verifier: string,
    parameters: ReturnParameters,
  ): Promise<oauth.TokenEndpointResponse | null> {
    const checked = this.checked(state, parameters);
    return (
      checked &&
      answered(async () => {
        const response = await oauth.authorizationCodeGrantRequest(
          this.server,
          this.client,
          this.authentication,
          checked,
          this.settings.callbackUrl,
          verifier,
          this.options(),
        );
        return oauth.processAuthorizationCodeResponse(this.server, this.client, response);
      })
    );
  }

  /** The return's parameters after the checks of state, issuer and error; null where one fails. */
  private checked(state: string, parameters: ReturnParameters): URLSearchParams | null {
    try {
      const returned = new URLSearchParams(parameters);
      const checked = oauth.validateAuthResponse(this.server, this.client, returned, state);
      return checked.get('code') ? checked : null;
    } catch (fault) {
      if (fault instanceof oauth.AuthorizationResponseError && fault.error === 'access_denied')
        throw AUTHORISATION_DENIED();
      return null;
    }
  }

  /** A token with a refresh token is renewed before its end; one without ends. */
  private times(grant: oauth.TokenEndpointResponse) {
    const end = this.endOf(grant);
    return grant.refresh_token === undefined || end === null
      ? { expiresAt: end, renewAt: null }
      : { expiresAt: null, renewAt: end - RENEWED_BEFORE_MS };
  }

  private endOf({ expires_in }: oauth.TokenEndpointResponse): number | null {
    return expires_in === undefined ? null : this.settings.clock.now() + expires_in * 1000;
  }

  private options() {
    const isPlain = this.settings.endpoints.token.startsWith('http:');
    return {
      signal: () => AbortSignal.timeout(DEADLINE_MS),
      ...(isPlain && { [oauth.allowInsecureRequests]: true }),
    };
  }

  private reader(accessToken: string): ReadResource {
    return async (path, schema) => {
      try {
        const response = await fetch(new URL(path, this.settings.endpoints.api), {
          headers: {
            authorization: `Bearer ${accessToken}`,
            accept: 'application/json',
            'user-agent': 'Toolyard',
          },
          redirect: 'manual',
          signal: AbortSignal.timeout(DEADLINE_MS),
        });
        if (response.status === 401) return null;
        if (response.status !== 200) throw new Error(`HTTP status ${response.status}`);
        const read = v.safeParse(schema, await response.json());
        if (read.success) return read.output;
        throw new Error(`unexpected shape at ${v.getDotPath(read.issues[0]) ?? 'the root'}`);
      } catch (fault) {
        throw failed(fault);
      }
    };
  }
}

const tokensOf = ({ access_token, refresh_token }: oauth.TokenEndpointResponse) => ({
  accessToken: access_token,
  refreshToken: refresh_token ?? null,
});

/** The reason alone: the objects of a failed call hold its tokens. */
function failed(fault: unknown): DomainError {
  const reason = fault instanceof SyntaxError ? 'the body is no JSON' : messageOf(fault);
  return BROKERAGE_FAILED({ cause: new Error(reason) });
}

const messageOf = (fault: unknown): string =>
  fault instanceof Error ? fault.message : 'no answer';

/** Null where the server refuses the grant or the token as such. */
async function answered<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (fault) {
    const refused = fault instanceof oauth.ResponseBodyError;
    if (refused && fault.status < 500 && fault.error !== 'invalid_client') return null;
    if (fault instanceof oauth.WWWAuthenticateChallengeError) return null;
    throw failed(fault);
  }
}

function credentialsIn(text: string): Credentials {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Credentials), text);
  if (!read.success) throw BROKERAGE_FAILED({ cause: new Error('unknown credentials') });
  return read.output;
}
