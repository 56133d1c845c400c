import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsISO8601 } from 'class-validator';
import type { ManualClock } from '../composition/manual-clock.ts';
import { PORTS } from '../composition/ports.ts';
import { Access } from '../http/access.guard.ts';

class ClockRequest {
  @IsISO8601({ strict: true })
  now!: string;
}

/** Sets the time in tests; part of the application only while the clock is manual. */
@ApiExcludeController()
@Controller('api/test/clock')
export class TestClockController {
  constructor(@Inject(PORTS.clock) private readonly clock: ManualClock) {}

  @Post()
  @HttpCode(204)
  @Access('public')
  setClock(@Body() { now }: ClockRequest): void {
    this.clock.set(Date.parse(now));
  }
}
