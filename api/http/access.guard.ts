import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  AuthenticateCall,
  decideAccess,
  SESSION_INVALID,
  VISITOR,
  type AccessPolicy,
} from '@toolyard/core/accounts';
import type { Request } from 'express';
import { ACCESS } from './access.ts';
import { FORBIDDEN } from './http.errors.ts';

/** Lets a call through only where the policy of its handler allows its caller; no policy, no call. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authentication: AuthenticateCall,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = this.reflector.get<AccessPolicy | undefined>(ACCESS, context.getHandler());
    if (policy === undefined) throw FORBIDDEN();
    if (decideAccess(VISITOR, policy).allowed) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw SESSION_INVALID();
    request.principal = await this.authentication.execute(token);
    if (!decideAccess(request.principal, policy).allowed) throw FORBIDDEN();
    return true;
  }
}
