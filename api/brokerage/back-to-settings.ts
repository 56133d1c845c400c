import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { AUTHORISATION_DENIED } from '@toolyard/core/brokerage';
import { DomainError } from '@toolyard/core/shared';
import type { Response } from 'express';
import { BROKERAGE_PLACES } from './brokerage-places.ts';

/** A browser that comes back from the broker sees the settings page whatever happened, never JSON. */
@Catch(DomainError)
export class BackToSettings implements ExceptionFilter {
  catch({ code }: DomainError, host: ArgumentsHost): void {
    const { denied, failed } = BROKERAGE_PLACES;
    const place = code === AUTHORISATION_DENIED.code ? denied : failed;
    host.switchToHttp().getResponse<Response>().redirect(302, place);
  }
}
