import {
  applyDecorators,
  SetMetadata,
  Inject,
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import {
  API_KEY_NOT_ALLOWED,
  API_KEY_SCOPE_MISSING,
  AuthenticateAdminCall,
  AuthenticateApiKey,
  AuthenticateCall,
  claimsToBeApiKey,
  decideAccess,
  FORBIDDEN,
  PASSWORD_CHANGE_NEEDED,
  realmOf,
  REAUTHENTICATION_NEEDED,
  SECOND_FACTOR_DUE,
  SESSION_INVALID,
  VISITOR,
  type AccessDenial,
  type AccessPolicy,
  type ApiKeyScope,
  type Principal,
} from '@toolyard/core/accounts';
import { Reflector } from '@nestjs/core';
import type { Clock, ErrorDefinition } from '@toolyard/core/shared';
import type { Request, Response } from 'express';
import { PORTS } from '../composition/ports.ts';
import { OPERATORS_TOO } from './operator-calls.ts';

export const ACCESS = 'toolyard:access';

export const KEY_SCOPE = 'toolyard:keyScope';

/**
 * Names the policy that decides who may call a handler; a handler without one cannot be called. The scope opens it to API
 * keys, too.
 */
export const Access = (policy: AccessPolicy, scope: ApiKeyScope | null = null) =>
  applyDecorators(SetMetadata(ACCESS, policy), SetMetadata(KEY_SCOPE, scope));

/** The refusal of each reason for which access is denied. */
export const REFUSALS: Readonly<Record<AccessDenial, ErrorDefinition>> = {
  signInNeeded: SESSION_INVALID,
  reauthenticationNeeded: REAUTHENTICATION_NEEDED,
  passwordChangeNeeded: PASSWORD_CHANGE_NEEDED,
  secondFactorNeeded: SECOND_FACTOR_DUE,
  notPermitted: FORBIDDEN,
  apiKeyNotAllowed: API_KEY_NOT_ALLOWED,
  scopeMissing: API_KEY_SCOPE_MISSING,
};

const SCHEME = 'bearer ';

/** The token of the Authorization header (RFC 6750 §2.1); null where it names none. */
function bearerTokenOf({ headers: { authorization = '' } }: Request): string | null {
  const isBearer = authorization.slice(0, SCHEME.length).toLowerCase() === SCHEME;
  return isBearer ? authorization.slice(SCHEME.length) : null;
}

/** Who may make a call; nobody where there is no policy. */
interface Rules {
  readonly policy: AccessPolicy | undefined;
  readonly scope: ApiKeyScope | null;
}

type Handler = ReturnType<ExecutionContext['getHandler']>;

/** Lets a call through only where the policy of its handler allows its caller; no policy, no call. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly users: AuthenticateCall,
    private readonly admins: AuthenticateAdminCall,
    private readonly apiKeys: AuthenticateApiKey,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { policy, scope } = this.rulesOf(context.getHandler(), request);
    // An operator has no session among the members.
    if (policy === undefined) throw request.isOfOperator ? SESSION_INVALID() : FORBIDDEN();
    const token = bearerTokenOf(request);
    const isForKeys = scope !== null && token !== null && claimsToBeApiKey(token);
    if (!isForKeys && decideAccess(VISITOR, policy, this.clock.now()).allowed) return true;
    if (token === null) throw SESSION_INVALID();
    request.principal = await this.principalOf(token, policy);
    const decision = decideAccess(request.principal, policy, this.clock.now(), scope);
    if (decision.allowed) return true;
    if (decision.reason === 'scopeMissing' && scope !== null) throw scopeMissing(scope, context);
    throw REFUSALS[decision.reason]();
  }

  private rulesOf(handler: Handler, { isOfOperator = false }: Request): Rules {
    if (!isOfOperator)
      return {
        policy: this.reflector.get<AccessPolicy | undefined>(ACCESS, handler),
        scope: this.reflector.get<ApiKeyScope | null>(KEY_SCOPE, handler),
      };
    const isOpen = this.reflector.get<boolean | undefined>(OPERATORS_TOO, handler) ?? false;
    return { policy: isOpen ? 'console:use' : undefined, scope: null };
  }

  private principalOf(token: string, policy: AccessPolicy): Promise<Principal> {
    if (realmOf(policy) === 'admin') return this.admins.execute(token);
    return claimsToBeApiKey(token) ? this.apiKeys.execute(token) : this.users.execute(token);
  }
}

/** Names the scope in the body, and as RFC 6750 §3.1 has it. */
function scopeMissing(scope: ApiKeyScope, context: ExecutionContext): Error {
  const challenge = `Bearer realm="user", error="insufficient_scope", scope="${scope}"`;
  context.switchToHttp().getResponse<Response>().setHeader('WWW-Authenticate', challenge);
  return API_KEY_SCOPE_MISSING({ details: [{ field: 'scope', message: scope }] });
}
