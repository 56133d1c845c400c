import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { AUTHORISATION_DENIED } from '@toolyard/core/brokerage';
import { DomainError } from '@toolyard/core/shared';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { PORTS } from '../composition/ports.ts';

const ROOT = '/api/ibkr';

/** Where a browser goes on its way to a broker and back. */
export const BROKERAGE_PLACES = {
  signIn: `${ROOT}/simulated/sign-in`,
  answer: `${ROOT}/simulated/answer`,
  connected: '/settings?ibkrConnected=true',
  failed: '/settings?ibkrConnected=false',
  denied: '/settings?ibkrConnected=false&reason=denied',
} as const;

/** Each broker returns to an address of its own, so that the return of one is never taken for another's. */
export const callbackPath = (provider: string): string => `${ROOT}/callback/${provider}`;

/** A browser that comes back from the broker sees the settings page whatever happened; the log has the reason. */
@Catch(DomainError)
export class BackToSettings implements ExceptionFilter {
  constructor(@Inject(PORTS.logger) private readonly logger: Logger) {}

  catch({ code, cause }: DomainError, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const { id: requestId, params } = http.getRequest<Request>();
    const reason = cause instanceof Error ? cause.message : undefined;
    const note = { requestId, provider: params['provider'], code, reason };
    this.logger.info(note, 'a return from a broker connected nothing');
    const { denied, failed } = BROKERAGE_PLACES;
    http
      .getResponse<Response>()
      .setHeader('Cache-Control', 'no-store')
      .setHeader('Referrer-Policy', 'no-referrer')
      .redirect(302, code === AUTHORISATION_DENIED.code ? denied : failed);
  }
}
