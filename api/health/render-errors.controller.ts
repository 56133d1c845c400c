import { Body, Controller, HttpCode, Inject, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Clock } from '@toolyard/core/shared';
import type { Logger } from 'pino';
import { PORTS, type Limiter } from '../composition/ports.ts';
import { Access } from '../http/access.guard.ts';
import { charge } from '../http/quotas.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { networkOf } from '../http/network.ts';
import { RenderErrorRequest } from './render-errors.dto.ts';
import { REPORT_TOO_LARGE, TOO_MANY_REQUESTS } from '../http/http.errors.ts';

const LOGGED_MESSAGE = 300;
const LOGGED_STACK = 2_000;

const withoutAddresses = (text: string): string => text.replace(/[^\s@]+@[^\s@]+/g, '[redacted]');

/** Puts the errors that the web's error screen reports into the log of the server. */
@ApiTags('health')
@Controller('api/render-errors')
export class RenderErrorsController {
  constructor(
    @Inject(PORTS.logger) private readonly logger: Logger,
    @Inject(PORTS.renderErrorLimiter) private readonly limiter: Limiter,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  /** Reports per network are limited, since one client may own all addresses of an IPv6 network. */
  @Post()
  @ApiOperation({
    summary: 'Report a page that failed to render',
    description:
      "For the web's own error screen. The report goes to the log of the server, without e-mail addresses.",
  })
  @HttpCode(204)
  @Access('public')
  @ApiNoContentResponse({ description: 'Logged' })
  @ApiErrors(REPORT_TOO_LARGE, TOO_MANY_REQUESTS)
  async reportRenderError(
    @Body() { path, message, stack }: RenderErrorRequest,
    @Ip() address: string,
  ): Promise<void> {
    await charge(this.limiter, { key: networkOf(address), points: 1 }, this.clock);
    this.logger.warn(
      {
        page: path,
        error: withoutAddresses(message).slice(0, LOGGED_MESSAGE),
        stack: withoutAddresses(stack).slice(0, LOGGED_STACK),
      },
      'a page of the web failed to render',
    );
  }
}
