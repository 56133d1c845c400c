import { Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  ClaimPrize,
  DeclinePrize,
  ListNotices,
  ListOwnEntries,
  ReadEvent,
  type Winner,
  LOTTERY_CLAIM_LATE,
  LOTTERY_EVENT_UNKNOWN,
  LOTTERY_WINNER_UNKNOWN,
} from '@toolyard/core/lottery';
import type { Language } from '@toolyard/core/shared';
import { PORTS, type DrawPorts } from '../composition/ports.ts';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import { PageParams } from '../http/page-params.dto.ts';
import { EventParams } from './lottery.dto.ts';
import {
  NoticesResponse,
  OwnEntriesResponse,
  OwnPrizeEnvelope,
  toListedOwnEntry,
  toNotice,
  toOwnPrize,
} from './participation.dto.ts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { FORFEIT_INVALID } from '@toolyard/core/lottery/draw';

/** A user's entries, notices and prizes. */
@ApiTags('lottery')
@Controller('api/lottery')
export class OwnLotteryController {
  constructor(
    @Inject(ListOwnEntries) private readonly list: ListOwnEntries,
    @Inject(ListNotices) private readonly notices: ListNotices,
    @Inject(ClaimPrize) private readonly claiming: Write<ClaimPrize>,
    @Inject(DeclinePrize) private readonly declining: Write<DeclinePrize>,
    @Inject(ReadEvent) private readonly reading: ReadEvent,
    @Inject(PORTS.drawPorts) private readonly ports: DrawPorts,
  ) {}

  @Get('me/entries')
  @ApiOperation({ summary: 'List your entries' })
  @Access('lottery:own')
  @SpeaksLanguages()
  @ApiOkResponse({ type: OwnEntriesResponse })
  async listOwnEntries(
    @Query() { limit, cursor }: PageParams,
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
  ): Promise<OwnEntriesResponse> {
    const { items, nextCursor, at } = await this.list.execute({ limit, cursor }, caller);
    const { ports } = this;
    return {
      data: items.map((own) => toListedOwnEntry(own, { at, language, ports })),
      nextCursor,
    };
  }

  @Get('me/notices')
  @ApiOperation({ summary: 'List prizes to claim and reminders that are due' })
  @Access('lottery:own')
  @SpeaksLanguages()
  @ApiOkResponse({ type: NoticesResponse })
  async listNotices(
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
  ): Promise<NoticesResponse> {
    const notices = await this.notices.execute(caller);
    return { data: notices.map((notice) => toNotice(notice, language)) };
  }

  @Post('events/:id/prize/claim')
  @ApiOperation({ summary: 'Claim a prize' })
  @HttpCode(200)
  @Access('lottery:enter')
  @NeedsIdempotencyKey()
  @SpeaksLanguages()
  @ApiOkResponse({ type: OwnPrizeEnvelope })
  @ApiErrors(LOTTERY_CLAIM_LATE, LOTTERY_EVENT_UNKNOWN, LOTTERY_WINNER_UNKNOWN, VERSION_CONFLICT)
  async claimPrize(
    @Param() { id }: EventParams,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<OwnPrizeEnvelope> {
    return this.answer(await this.claiming.execute({ eventId: id }, call), language);
  }

  @Post('events/:id/prize/decline')
  @ApiOperation({ summary: 'Decline a prize', description: 'The next alternate moves up.' })
  @HttpCode(200)
  @Access('lottery:enter')
  @NeedsIdempotencyKey()
  @SpeaksLanguages()
  @ApiOkResponse({ type: OwnPrizeEnvelope })
  @ApiErrors(FORFEIT_INVALID, LOTTERY_EVENT_UNKNOWN, LOTTERY_WINNER_UNKNOWN, VERSION_CONFLICT)
  async declinePrize(
    @Param() { id }: EventParams,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<OwnPrizeEnvelope> {
    return this.answer(await this.declining.execute({ eventId: id }, call), language);
  }

  private async answer(winner: Winner, language: Language): Promise<OwnPrizeEnvelope> {
    const { event } = await this.reading.execute(winner.eventId);
    return { data: toOwnPrize(winner, event, language) };
  }
}
