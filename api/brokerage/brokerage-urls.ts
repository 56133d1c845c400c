import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { AUTHORISATION_DENIED } from '@toolyard/core/brokerage';
import { DomainError } from '@toolyard/core/shared';
import type { Response } from 'express';

const ROOT = '/api/ibkr';

/** Where a browser goes on its way to a broker and back. */
export const BROKERAGE_PLACES = {
  signIn: `${ROOT}/simulated/sign-in`,
  answer: `${ROOT}/simulated/answer`,
  callback: `${ROOT}/callback`,
  connected: '/settings?ibkrConnected=true',
  failed: '/settings?ibkrConnected=false',
  denied: '/settings?ibkrConnected=false&reason=denied',
} as const;

/** A browser that comes back from the broker sees the settings page whatever happened, never JSON. */
@Catch(DomainError)
export class BackToSettings implements ExceptionFilter {
  catch({ code }: DomainError, host: ArgumentsHost): void {
    const { denied, failed } = BROKERAGE_PLACES;
    const place = code === AUTHORISATION_DENIED.code ? denied : failed;
    host.switchToHttp().getResponse<Response>().redirect(302, place);
  }
}
