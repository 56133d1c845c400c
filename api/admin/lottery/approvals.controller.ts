import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  ApproveEvent,
  DeclineEvent,
  ListWaitingEvents,
  type LotteryEvent,
  LOTTERY_EVENT_NOT_WAITING,
  LOTTERY_EVENT_UNKNOWN,
  LOTTERY_OPENS_TOO_EARLY,
  LOTTERY_ORGANISER_GONE,
  LOTTERY_ORGANISER_NAME_NEEDED,
  LOTTERY_REASON_NEEDED,
  LOTTERY_RULES_CONTRADICT,
} from '@toolyard/core/lottery';
import { DRAW_MANIFEST_INVALID } from '@toolyard/core/lottery/draw';
import type { Clock } from '@toolyard/core/shared';
import type { Response } from 'express';
import { PORTS } from '../../composition/ports.ts';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { instant } from '../../http/instant.ts';
import { PageParams } from '../../http/page-params.dto.ts';
import { SeenVersionOrNull, TakesVersion } from '../../http/version-header.ts';
import { EventParams } from '../../lottery/lottery.dto.ts';
import { answerManagedEvent, ManagedEventConflicts } from '../../lottery/managed-event-answers.ts';
import {
  DeclineEventRequest,
  ManagedEventEnvelope,
  ManagedEventsResponse,
  toManagedEvent,
} from '../../lottery/managed-event.dto.ts';

/** Drafts that users have submitted, and the decisions on them. */
@ApiTags('admin lottery')
@UseInterceptors(ManagedEventConflicts)
@Controller('api/admin/lottery/approvals')
export class ApprovalsController {
  constructor(
    @Inject(ListWaitingEvents) private readonly list: ListWaitingEvents,
    @Inject(ApproveEvent) private readonly approval: Write<ApproveEvent>,
    @Inject(DeclineEvent) private readonly refusal: Write<DeclineEvent>,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List the drafts that wait for approval',
    description: 'The oldest submission comes first.',
  })
  @Access('console:use')
  @ApiOkResponse({ type: ManagedEventsResponse })
  async listWaitingEvents(
    @Query() { limit, cursor }: PageParams,
    @Caller() caller: Principal,
  ): Promise<ManagedEventsResponse> {
    const { items, nextCursor, at } = await this.list.execute({ limit, cursor }, caller);
    const data = items.map((event) => toManagedEvent(event, at));
    return { data, nextCursor, serverTime: instant(at) };
  }

  @Post(':id/approve')
  @ApiOperation({
    summary: 'Approve and publish a submitted draft',
    description:
      'The event is published as its organizer submitted it, and the organizer is notified by email. An opening that has passed is refused: decline the draft then.',
  })
  @HttpCode(200)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiOkResponse({ type: ManagedEventEnvelope })
  @ApiErrors(
    DRAW_MANIFEST_INVALID,
    LOTTERY_EVENT_NOT_WAITING,
    LOTTERY_EVENT_UNKNOWN,
    LOTTERY_OPENS_TOO_EARLY,
    LOTTERY_ORGANISER_GONE,
    LOTTERY_ORGANISER_NAME_NEEDED,
    LOTTERY_RULES_CONTRADICT,
  )
  async approveEvent(
    @Param() { id }: EventParams,
    @SeenVersionOrNull() version: number | null,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedEventEnvelope> {
    return this.answer(await this.approval.execute({ id, version }, call), response);
  }

  @Post(':id/decline')
  @ApiOperation({
    summary: 'Decline a submitted draft',
    description:
      'The organizer is notified by email with the reason, and can edit the draft and submit it again.',
  })
  @HttpCode(200)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiOkResponse({ type: ManagedEventEnvelope })
  @ApiErrors(LOTTERY_EVENT_NOT_WAITING, LOTTERY_EVENT_UNKNOWN, LOTTERY_REASON_NEEDED)
  async declineEvent(
    @Param() { id }: EventParams,
    @SeenVersionOrNull() version: number | null,
    @Body() { reason }: DeclineEventRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedEventEnvelope> {
    return this.answer(await this.refusal.execute({ id, version, reason }, call), response);
  }

  private answer(event: LotteryEvent, response: Response): ManagedEventEnvelope {
    return answerManagedEvent(event, this.clock.now(), response);
  }
}
