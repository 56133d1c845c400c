import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '../http/access.ts';

@ApiExcludeController()
@Controller('health')
export class HealthController {
  /** Answers while the process does. */
  @Get('live')
  @Access('public')
  live(): { status: 'live' } {
    return { status: 'live' };
  }
}
