import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { DomainError } from '@toolyard/core/shared';
import type { Response } from 'express';
import { BROKERAGE_PLACES } from './brokerage-places.ts';

/** A browser that comes back from the broker sees the settings page whatever happened, never JSON. */
@Catch(DomainError)
export class BackToSettings implements ExceptionFilter {
  catch(_refusal: DomainError, host: ArgumentsHost): void {
    host.switchToHttp().getResponse<Response>().redirect(302, BROKERAGE_PLACES.failed);
  }
}
