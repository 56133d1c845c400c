import { Controller, Get, Header, Inject, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ListEvents, ReadEvent } from '@toolyard/core/lottery';
import type { Language } from '@toolyard/core/shared';
import { Access } from '../http/access.guard.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { instant } from '../http/instant.ts';
import {
  EventEnvelope,
  EventParams,
  EventsParams,
  EventsResponse,
  toEventResponse,
} from './lottery.dto.ts';

@ApiTags('lottery')
@Controller('api/lottery/events')
export class LotteryController {
  constructor(
    @Inject(ListEvents) private readonly list: ListEvents,
    @Inject(ReadEvent) private readonly reading: ReadEvent,
  ) {}

  @Get()
  @Access('public')
  @SpeaksLanguages()
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ type: EventsResponse })
  @ApiErrors()
  async listEvents(
    @Query() { limit, cursor, status }: EventsParams,
    @CallLanguage() language: Language,
  ): Promise<EventsResponse> {
    const { items, nextCursor, at } = await this.list.execute({ limit, cursor, status });
    const data = items.map((event) => toEventResponse(event, at, language));
    return { data, nextCursor, serverTime: instant(at) };
  }

  @Get(':id')
  @Access('public')
  @SpeaksLanguages()
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ type: EventEnvelope })
  @ApiErrors(404)
  async readEvent(
    @Param() { id }: EventParams,
    @CallLanguage() language: Language,
  ): Promise<EventEnvelope> {
    const { event, at } = await this.reading.execute(id);
    return { data: toEventResponse(event, at, language), serverTime: instant(at) };
  }
}
