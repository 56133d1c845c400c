import { Controller, Get, Header, Inject, Param, Query, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  ListEventWinners,
  ListWinners,
  ReadEvent,
  LOTTERY_EVENT_UNKNOWN,
  LOTTERY_NO_RESULT,
} from '@toolyard/core/lottery';
import type { Language } from '@toolyard/core/shared';
import type { Response } from 'express';
import { PORTS } from '../composition/ports.ts';
import type { Settings } from '../composition/settings.ts';
import { siteUrl } from '../composition/site-url.ts';
import { Access } from '../http/access.guard.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import { LotteryQuota } from '../http/quotas.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { eventCalendar } from './event-calendar.ts';
import { EventParams } from './lottery.dto.ts';
import {
  EventWinnersResponse,
  toWinnerResponse,
  WinnersParams,
  WinnersResponse,
} from './winners.dto.ts';

/** Winners as the public sees them, and events for calendars. */
@ApiTags('lottery')
@UseGuards(LotteryQuota)
@Controller('api/lottery')
export class WinnersController {
  constructor(
    @Inject(ListWinners) private readonly list: ListWinners,
    @Inject(ListEventWinners) private readonly ofEvent: ListEventWinners,
    @Inject(ReadEvent) private readonly reading: ReadEvent,
    @Inject(PORTS.settings) private readonly settings: Settings,
  ) {}

  @Get('winners')
  @ApiOperation({ summary: 'List winners' })
  @Access('public')
  @SpeaksLanguages()
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ type: WinnersResponse })
  async listWinners(
    @Query() { limit, cursor, event: eventId, search }: WinnersParams,
    @CallLanguage() language: Language,
  ): Promise<WinnersResponse> {
    const { items, nextCursor } = await this.list.execute({ limit, cursor, eventId, search });
    return { data: items.map((winner) => toWinnerResponse(winner, language)), nextCursor };
  }

  @Get('events/:id/winners')
  @ApiOperation({ summary: 'List the winners of a prize draw' })
  @Access('public')
  @SpeaksLanguages()
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ type: EventWinnersResponse })
  @ApiErrors(LOTTERY_EVENT_UNKNOWN, LOTTERY_NO_RESULT)
  async listEventWinners(
    @Param() { id }: EventParams,
    @CallLanguage() language: Language,
  ): Promise<EventWinnersResponse> {
    const winners = await this.ofEvent.execute(id);
    return { data: winners.map((winner) => toWinnerResponse(winner, language)) };
  }

  @Get('events/:id/calendar')
  @ApiOperation({
    summary: 'Download a prize draw as a calendar file',
    description: 'Opening, close and draw, with alarms (RFC 5545).',
  })
  @Access('public')
  @SpeaksLanguages()
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  @ApiErrors(LOTTERY_EVENT_UNKNOWN)
  async readEventCalendar(
    @Param() { id }: EventParams,
    @CallLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { event, at } = await this.reading.execute(id);
    response.setHeader('Content-Type', 'text/calendar; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="lottery-${event.id}.ics"`);
    return eventCalendar(event, { language, at, siteUrl: siteUrl(this.settings) });
  }
}
