import {
  SetMetadata,
  Inject,
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import {
  AuthenticateAdminCall,
  AuthenticateCall,
  decideAccess,
  FORBIDDEN,
  PASSWORD_CHANGE_NEEDED,
  realmOf,
  REAUTHENTICATION_NEEDED,
  SECOND_FACTOR_DUE,
  SESSION_INVALID,
  VISITOR,
  type AccessPolicy,
  type AccessDenial,
} from '@toolyard/core/accounts';
import { Reflector } from '@nestjs/core';
import type { Clock, ErrorDefinition } from '@toolyard/core/shared';
import type { Request } from 'express';
import { PORTS } from '../composition/ports.ts';

export const ACCESS = 'toolyard:access';

/** Names the policy that decides who may call a handler; a handler without one cannot be called. */
export const Access = (policy: AccessPolicy) => SetMetadata(ACCESS, policy);

/** The refusal of each reason for which access is denied. */
export const REFUSALS: Readonly<Record<AccessDenial, ErrorDefinition>> = {
  signInNeeded: SESSION_INVALID,
  reauthenticationNeeded: REAUTHENTICATION_NEEDED,
  passwordChangeNeeded: PASSWORD_CHANGE_NEEDED,
  secondFactorNeeded: SECOND_FACTOR_DUE,
  notPermitted: FORBIDDEN,
};

const SCHEME = 'bearer ';

/** The token of the Authorization header (RFC 6750 §2.1); null where it names none. */
function bearerTokenOf({ headers: { authorization = '' } }: Request): string | null {
  const isBearer = authorization.slice(0, SCHEME.length).toLowerCase() === SCHEME;
  return isBearer ? authorization.slice(SCHEME.length) : null;
}

/** Lets a call through only where the policy of its handler allows its caller; no policy, no call. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly users: AuthenticateCall,
    private readonly admins: AuthenticateAdminCall,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = this.reflector.get<AccessPolicy | undefined>(ACCESS, context.getHandler());
    if (policy === undefined) throw FORBIDDEN();
    if (decideAccess(VISITOR, policy, this.clock.now()).allowed) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const token = bearerTokenOf(request);
    if (token === null) throw SESSION_INVALID();
    const realm = realmOf(policy) === 'admin' ? this.admins : this.users;
    request.principal = await realm.execute(token);
    const decision = decideAccess(request.principal, policy, this.clock.now());
    if (decision.allowed) return true;
    throw REFUSALS[decision.reason]();
  }
}
