import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PORTS } from '../composition/ports.ts';
import type { Settings } from '../composition/settings.ts';
import { Access } from '../http/access.guard.ts';
import { NOT_FOUND } from '../http/http.errors.ts';
import type { Metrics } from './metrics.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** A proxy on this machine speaks for others, and says so by one of these. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    @Inject(PORTS.metrics) private readonly metrics: Metrics,
    @Inject(PORTS.settings) private readonly settings: Settings,
  ) {}

  /** Figures for Prometheus, for callers of this machine and for those who know METRICS_TOKEN. */
  @Get()
  @Access('public')
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { metricsToken } = this.settings;
    if (!isOfThisMachine(request) && !knows(metricsToken, request)) throw NOT_FOUND();
    const text = await this.metrics.text();
    response.setHeader('Cache-Control', 'no-store');
    response.type(this.metrics.contentType).send(text);
  }
}

const isOfThisMachine = ({ socket, headers }: Request): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => !(name in headers));

function knows(token: string | null, { headers }: Request): boolean {
  if (token === null) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(`Bearer ${token}`), digest(headers.authorization ?? ''));
}
