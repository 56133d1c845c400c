import { createHash } from 'node:crypto';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/** How the document describes the header. */
export const BODY_ETAG = {
  ETag: { description: 'For If-None-Match', schema: { type: 'string' } },
} as const;

/** Gives an answer the digest of its body as ETag, so that a caller who has it gets 304. */
export class BodyEtag implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((body: unknown) => {
        if (body === undefined) return body;
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        const digest = createHash('sha256').update(text).digest('base64url');
        response.setHeader('ETag', `W/"${digest}"`);
        return body;
      }),
    );
  }
}
