import { createHash } from 'node:crypto';
import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { VISITOR, type Principal } from '@toolyard/core/accounts';
import { IDEMPOTENCY_IN_PROGRESS } from '@toolyard/core/shared';
import type { Request } from 'express';
import type { Call } from '../composition/write.ts';
import { ApiErrors } from './api-errors.ts';
import { IDEMPOTENCY_KEY_REQUIRED, IDEMPOTENCY_KEY_REUSED } from './http.errors.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by the access guard. */
    principal?: Principal;
  }
}

/** What a body of parts carries, once it is read. */
interface WithFile {
  readonly file?: { readonly buffer: Buffer };
}

const KEY = /^[A-Za-z0-9._:-]{8,128}$/;

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<Request>();
const principalOf = (request: Request): Principal => request.principal ?? VISITOR;

/** Who calls. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  principalOf(requestOf(context)),
);

function callOf(context: ExecutionContext, idempotencyKey: string | null): Call {
  const request = requestOf(context);
  return {
    principal: principalOf(request),
    idempotencyKey,
    requestHash: hashOf(request),
    route: `${context.getClass().name}.${context.getHandler().name}`,
  };
}

const hashOf = ({ method, path, headers, body, file }: Request & WithFile): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, headers['if-match'] ?? null, body ?? null]))
    .update(file?.buffer ?? '')
    .digest('base64url');

/** A write that takes no idempotency key: the calls that answer with a token. */
export const PlainCall = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callOf(context, null),
);

/** A write with its idempotency key; a missing or misshapen one is refused. */
export const WriteCall = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const key = requestOf(context).headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY.test(key)) throw IDEMPOTENCY_KEY_REQUIRED();
  return callOf(context, key);
});

export const NeedsIdempotencyKey = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: true,
      description: 'One per gesture of the user, the same in its retries',
      schema: { type: 'string', pattern: KEY.source },
    }),
    ApiErrors(IDEMPOTENCY_KEY_REQUIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED),
  );
