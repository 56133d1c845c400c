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
  ReadOrganiser,
  SubmitEvent,
  WithdrawSubmission,
  type LotteryEvent,
  LOTTERY_DRAFTS_FULL,
  LOTTERY_EVENT_FINAL,
  LOTTERY_EVENT_INVALID,
  LOTTERY_EVENT_LOCKED,
  LOTTERY_EVENT_NOT_WAITING,
  LOTTERY_EVENT_PUBLISHED,
  LOTTERY_EVENT_UNKNOWN,
  LOTTERY_EVENT_WAITING,
  LOTTERY_OPENS_TOO_EARLY,
  LOTTERY_ORGANISER_NAME_NEEDED,
  LOTTERY_ORGANISER_UNVERIFIED,
  LOTTERY_ORGANISERS_ONLY,
  LOTTERY_REASON_NEEDED,
  LOTTERY_RULES_CONTRADICT,
} from '@toolyard/core/lottery';
import type { Clock, Language } from '@toolyard/core/shared';
import type { Response } from 'express';
import { PORTS } from '../composition/ports.ts';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { instant } from '../http/instant.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import { PageParams } from '../http/page-params.dto.ts';
import { SeenVersionOrNull, TakesVersion } from '../http/version-header.ts';
import { EventParams } from './lottery.dto.ts';
import { answerManagedEvent, ManagedEventConflicts } from './managed-event-answers.ts';
import {
  CancelEventRequest,
  ManagedEventEnvelope,
  OrganisedEventsResponse,
  SaveEventRequest,
  toEventDraft,
  toManagedEvent,
} from './managed-event.dto.ts';
import { DRAW_MANIFEST_INVALID } from '@toolyard/core/lottery/draw';

/** Events of a user. Trusted organisers publish at once; drafts of other users wait for the approval of an operator. */
@ApiTags('lottery')
@UseInterceptors(ManagedEventConflicts)
@Controller('api/lottery/organised')
export class OrganisedEventsController {
  constructor(
    @Inject(ListManagedEvents) private readonly list: ListManagedEvents,
    @Inject(ReadManagedEvent) private readonly reading: ReadManagedEvent,
    @Inject(ReadOrganiser) private readonly organiser: ReadOrganiser,
    @Inject(CreateEvent) private readonly creation: Write<CreateEvent>,
    @Inject(EditEvent) private readonly editing: Write<EditEvent>,
    @Inject(DeleteDraft) private readonly deletion: Write<DeleteDraft>,
    @Inject(PublishEvent) private readonly publication: Write<PublishEvent>,
    @Inject(SubmitEvent) private readonly submission: Write<SubmitEvent>,
    @Inject(WithdrawSubmission) private readonly withdrawal: Write<WithdrawSubmission>,
    @Inject(CancelEvent) private readonly cancellation: Write<CancelEvent>,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the prize draws of an organizer' })
  @Access('lottery:own')
  @ApiOkResponse({ type: OrganisedEventsResponse })
  async listOrganisedEvents(
    @Query() { limit, cursor }: PageParams,
    @Caller() caller: Principal,
  ): Promise<OrganisedEventsResponse> {
    const { isTrusted: organiser } = await this.organiser.execute(caller);
    const { items, nextCursor, at } = await this.list.execute({ limit, cursor }, caller);
    const data = items.map((event) => toManagedEvent(event, at));
    return { data, nextCursor, serverTime: instant(at), organiser };
  }

  @Post()
  @ApiOperation({
    summary: 'Create a draft of a prize draw as an organizer',
    description:
      'Any user with a confirmed email address may have up to 5 drafts; trusted organizers have no limit. The public name of the organizer must have been chosen.',
  })
  @Access('lottery:own')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: ManagedEventEnvelope })
  @ApiErrors(
    LOTTERY_DRAFTS_FULL,
    LOTTERY_EVENT_INVALID,
    LOTTERY_ORGANISER_NAME_NEEDED,
    LOTTERY_ORGANISER_UNVERIFIED,
  )
  async createOrganisedEvent(
    @Body() body: SaveEventRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedEventEnvelope> {
    return this.answer(await this.creation.execute(toEventDraft(body), call), response);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Read your prize draw as an organizer' })
  @Access('lottery:own')
  @ApiOkResponse({ type: ManagedEventEnvelope })
  @ApiErrors(LOTTERY_EVENT_UNKNOWN)
  async readOrganisedEvent(
    @Param() { id }: EventParams,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedEventEnvelope> {
    return this.answer((await this.reading.execute(id, caller)).event, response);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Replace the terms of your prize draw',
    description: 'A draft, or a published event that nobody has entered.',
  })
  @Access('lottery:own')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiOkResponse({ type: ManagedEventEnvelope })
  @ApiErrors(
    DRAW_MANIFEST_INVALID,
    LOTTERY_EVENT_INVALID,
    LOTTERY_EVENT_LOCKED,
    LOTTERY_EVENT_UNKNOWN,
    LOTTERY_EVENT_WAITING,
    LOTTERY_ORGANISERS_ONLY,
    LOTTERY_RULES_CONTRADICT,
  )
  async editOrganisedEvent(
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
  @ApiOperation({ summary: 'Delete your draft' })
  @HttpCode(204)
  @Access('lottery:own')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiNoContentResponse()
  @ApiErrors(LOTTERY_EVENT_PUBLISHED, LOTTERY_EVENT_UNKNOWN, LOTTERY_EVENT_WAITING)
  async deleteOrganisedEvent(
    @Param() { id }: EventParams,
    @SeenVersionOrNull() version: number | null,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.deletion.execute({ id, version }, call);
  }

  @Post(':id/publish')
  @ApiOperation({
    summary: 'Publish your draft',
    description: 'For trusted organizers; others submit their drafts for approval.',
  })
  @HttpCode(200)
  @Access('lottery:own')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiOkResponse({ type: ManagedEventEnvelope })
  @ApiErrors(
    DRAW_MANIFEST_INVALID,
    LOTTERY_EVENT_PUBLISHED,
    LOTTERY_EVENT_UNKNOWN,
    LOTTERY_EVENT_WAITING,
    LOTTERY_OPENS_TOO_EARLY,
    LOTTERY_ORGANISER_NAME_NEEDED,
    LOTTERY_ORGANISERS_ONLY,
    LOTTERY_RULES_CONTRADICT,
  )
  async publishOrganisedEvent(
    @Param() { id }: EventParams,
    @SeenVersionOrNull() version: number | null,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedEventEnvelope> {
    return this.answer(await this.publication.execute({ id, version }, call), response);
  }

  @Post(':id/submission')
  @ApiOperation({
    summary: 'Submit your draft for approval',
    description:
      'Until an operator decides or you withdraw it, the draft cannot be changed. You are notified of the decision by email.',
  })
  @HttpCode(200)
  @Access('lottery:own')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @SpeaksLanguages()
  @ApiOkResponse({ type: ManagedEventEnvelope })
  @ApiErrors(
    LOTTERY_EVENT_PUBLISHED,
    LOTTERY_EVENT_UNKNOWN,
    LOTTERY_EVENT_WAITING,
    LOTTERY_OPENS_TOO_EARLY,
    LOTTERY_ORGANISER_NAME_NEEDED,
    LOTTERY_ORGANISER_UNVERIFIED,
    LOTTERY_RULES_CONTRADICT,
  )
  async submitOrganisedEvent(
    @Param() { id }: EventParams,
    @SeenVersionOrNull() version: number | null,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedEventEnvelope> {
    return this.answer(await this.submission.execute({ id, version, language }, call), response);
  }

  @Delete(':id/submission')
  @ApiOperation({
    summary: 'Withdraw your draft from approval',
    description: 'It can be changed and submitted again.',
  })
  @Access('lottery:own')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiOkResponse({ type: ManagedEventEnvelope })
  @ApiErrors(LOTTERY_EVENT_NOT_WAITING, LOTTERY_EVENT_UNKNOWN)
  async withdrawSubmission(
    @Param() { id }: EventParams,
    @SeenVersionOrNull() version: number | null,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedEventEnvelope> {
    return this.answer(await this.withdrawal.execute({ id, version }, call), response);
  }

  @Post(':id/cancel')
  @ApiOperation({
    summary: 'Cancel your prize draw',
    description: 'Everybody who entered is notified, and the reason is published.',
  })
  @HttpCode(200)
  @Access('lottery:own')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiOkResponse({ type: ManagedEventEnvelope })
  @ApiErrors(LOTTERY_EVENT_FINAL, LOTTERY_EVENT_UNKNOWN, LOTTERY_REASON_NEEDED)
  async cancelOrganisedEvent(
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
