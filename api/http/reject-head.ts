import {
  MethodNotAllowedException,
  type CanActivate,
  type ExecutionContext,
  type Type,
} from '@nestjs/common';
import type { Request, Response } from 'express';

/** For a GET that changes something: routers hand HEAD to it, and HEAD changes nothing (RFC 9110 §9.2.1). */
export function rejectHead(allowed: string): Type<CanActivate> {
  return class implements CanActivate {
    canActivate(context: ExecutionContext): boolean {
      const http = context.switchToHttp();
      if (http.getRequest<Request>().method !== 'HEAD') return true;
      http.getResponse<Response>().setHeader('Allow', allowed);
      throw new MethodNotAllowedException();
    }
  };
}
