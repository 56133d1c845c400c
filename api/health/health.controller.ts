import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PORTS } from '../composition/ports.ts';
import { Access } from '../http/access.guard.ts';
import { NOT_READY } from '../http/http.errors.ts';
import type { Readiness } from './readiness.ts';

@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(@Inject(PORTS.readiness) private readonly readiness: Readiness) {}

  /** Answers while the process does. */
  @Get('live')
  @Access('public')
  @Header('Cache-Control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** Answers 200 while calls should be sent here. */
  @Get('ready')
  @Access('public')
  @Header('Cache-Control', 'no-store')
  async ready(): Promise<{ status: 'ready' }> {
    if (!(await this.readiness.isReady())) throw NOT_READY();
    return { status: 'ready' };
  }
}
