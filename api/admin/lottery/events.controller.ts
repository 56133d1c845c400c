import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Query,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiOperation,
} from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  CancelEvent,
  CreateEvent,
  DeleteDraft,
  EditEvent,
  ListManagedEvents,
  PublishEvent,
  ReadManagedEvent,
  type LotteryEvent,
  LOTTERY_EVENT_FINAL,
  LOTTERY_EVENT_INVALID,
  LOTTERY_EVENT_LOCKED,
  LOTTERY_EVENT_PUBLISHED,
  LOTTERY_EVENT_UNKNOWN,
  LOTTERY_EVENT_WAITING,
  LOTTERY_OPENS_TOO_EARLY,
  LOTTERY_REASON_NEEDED,
  LOTTERY_RULES_CONTRADICT,
} from '@toolyard/core/lottery';
import type { Clock } from '@toolyard/core/shared';
import type { Response } from 'express';
import { PORTS } from '../../composition/ports.ts';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { instant } from '../../http/instant.ts';
import { SeenVersionOrNull, TakesVersion } from '../../http/version-header.ts';
import { EventParams } from '../../lottery/lottery.dto.ts';
import { answerManagedEvent, ManagedEventConflicts } from '../../lottery/managed-event-answers.ts';
import {
  CancelEventRequest,
  ManagedEventEnvelope,
  ManagedEventsParams,
  ManagedEventsResponse,
  SaveEventRequest,
  toEventDraft,
  toManagedEvent,
} from '../../lottery/managed-event.dto.ts';
import { DRAW_MANIFEST_INVALID } from '@toolyard/core/lottery/draw';

/** The whole lifecycle of every event, for operators. */
@ApiTags('admin lottery')
@UseInterceptors(ManagedEventConflicts)
@Controller('api/admin/lottery/events')
export class AdminEventsController {
  constructor(
    @Inject(ListManagedEvents) private readonly list: ListManagedEvents,
    @Inject(ReadManagedEvent) private readonly reading: ReadManagedEvent,
    @Inject(CreateEvent) private readonly creation: Write<CreateEvent>,
    @Inject(EditEvent) private readonly editing: Write<EditEvent>,
    @Inject(DeleteDraft) private readonly deletion: Write<DeleteDraft>,
    @Inject(PublishEvent) private readonly publication: Write<PublishEvent>,
    @Inject(CancelEvent) private readonly cancellation: Write<CancelEvent>,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List all prize draws, drafts included',
    description: 'The newest comes first.',
  })
  @Access('console:use')
  @ApiOkResponse({ type: ManagedEventsResponse })
  async listManagedEvents(
    @Query() params: ManagedEventsParams,
    @Caller() caller: Principal,
  ): Promise<ManagedEventsResponse> {
    const { items, nextCursor, at } = await this.list.execute(params, caller);
    const data = items.map((event) => toManagedEvent(event, at));
    return { data, nextCursor, serverTime: instant(at) };
  }

  @Post()
  @ApiOperation({ summary: 'Create a draft of a prize draw' })
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: ManagedEventEnvelope })
  @ApiErrors(LOTTERY_EVENT_INVALID)
  async createManagedEvent(
    @Body() body: SaveEventRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedEventEnvelope> {
    return this.answer(await this.creation.execute(toEventDraft(body), call), response);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Read a prize draw or a draft' })
  @Access('console:use')
  @ApiOkResponse({ type: ManagedEventEnvelope })
  @ApiErrors(LOTTERY_EVENT_UNKNOWN)
  async readManagedEvent(
    @Param() { id }: EventParams,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedEventEnvelope> {
    return this.answer((await this.reading.execute(id, caller)).event, response);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Replace the terms of a prize draw',
    description: 'A draft, or a published event that nobody has entered.',
  })
  @Access('console:use')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiOkResponse({ type: ManagedEventEnvelope })
  @ApiErrors(
    DRAW_MANIFEST_INVALID,
    LOTTERY_EVENT_INVALID,
    LOTTERY_EVENT_LOCKED,
    LOTTERY_EVENT_UNKNOWN,
    LOTTERY_EVENT_WAITING,
    LOTTERY_RULES_CONTRADICT,
  )
  async editManagedEvent(
    @Param() { id }: EventParams,
    @SeenVersionOrNull() version: number | null,
    @Body() body: SaveEventRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedEventEnvelope> {
    const input = { id, version, draft: toEventDraft(body) };
    return this.answer(await this.editing.execute(input, call), response);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a draft' })
  @HttpCode(204)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiNoContentResponse()
  @ApiErrors(LOTTERY_EVENT_PUBLISHED, LOTTERY_EVENT_UNKNOWN, LOTTERY_EVENT_WAITING)
  async deleteManagedEvent(
    @Param() { id }: EventParams,
    @SeenVersionOrNull() version: number | null,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.deletion.execute({ id, version }, call);
  }

  @Post(':id/publish')
  @ApiOperation({ summary: 'Publish a draft' })
  @HttpCode(200)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiOkResponse({ type: ManagedEventEnvelope })
  @ApiErrors(
    DRAW_MANIFEST_INVALID,
    LOTTERY_EVENT_PUBLISHED,
    LOTTERY_EVENT_UNKNOWN,
    LOTTERY_EVENT_WAITING,
    LOTTERY_OPENS_TOO_EARLY,
    LOTTERY_RULES_CONTRADICT,
  )
  async publishManagedEvent(
    @Param() { id }: EventParams,
    @SeenVersionOrNull() version: number | null,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedEventEnvelope> {
    return this.answer(await this.publication.execute({ id, version }, call), response);
  }

  @Post(':id/cancel')
  @ApiOperation({
    summary: 'Cancel a prize draw',
    description: 'Everybody who entered is notified, and the reason is published.',
  })
  @HttpCode(200)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiOkResponse({ type: ManagedEventEnvelope })
  @ApiErrors(LOTTERY_EVENT_FINAL, LOTTERY_EVENT_UNKNOWN, LOTTERY_REASON_NEEDED)
  async cancelManagedEvent(
    @Param() { id }: EventParams,
    @SeenVersionOrNull() version: number | null,
    @Body() { reason }: CancelEventRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedEventEnvelope> {
    return this.answer(await this.cancellation.execute({ id, version, reason }, call), response);
  }

  private answer(event: LotteryEvent, response: Response): ManagedEventEnvelope {
    return answerManagedEvent(event, this.clock.now(), response);
  }
}
