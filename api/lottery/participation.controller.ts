import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  ChooseWinnerName,
  EnterEvent,
  ReadParticipation,
  RemoveReminder,
  SetReminder,
  WithdrawEntry,
} from '@toolyard/core/lottery';
import type { Language } from '@toolyard/core/shared';
import { PORTS, type DrawPorts } from '../composition/ports.ts';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import { EventParams } from './lottery.dto.ts';
import {
  OwnEntryEnvelope,
  ParticipationEnvelope,
  toEntered,
  toParticipation,
  WinnerNameRequest,
} from './participation.dto.ts';

/** What a user does with one event. */
@ApiTags('lottery')
@ApiBearerAuth()
@Controller('api/lottery/events/:id')
export class ParticipationController {
  constructor(
    @Inject(ReadParticipation) private readonly reading: ReadParticipation,
    @Inject(EnterEvent) private readonly entering: Write<EnterEvent>,
    @Inject(WithdrawEntry) private readonly withdrawal: Write<WithdrawEntry>,
    @Inject(SetReminder) private readonly reminding: Write<SetReminder>,
    @Inject(RemoveReminder) private readonly forgetting: Write<RemoveReminder>,
    @Inject(ChooseWinnerName) private readonly naming: Write<ChooseWinnerName>,
    @Inject(PORTS.drawPorts) private readonly ports: DrawPorts,
  ) {}

  @Get('participation')
  @Access('lottery:enter')
  @SpeaksLanguages()
  @ApiOkResponse({ type: ParticipationEnvelope })
  @ApiErrors(401, 404)
  async readParticipation(
    @Param() { id }: EventParams,
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
  ): Promise<ParticipationEnvelope> {
    const participation = await this.reading.execute(id, caller);
    return { data: toParticipation(participation, this.ports.signer, language) };
  }

  @Post('entries')
  @Access('lottery:enter')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: OwnEntryEnvelope })
  @ApiErrors(401, 403, 404, 409, 422)
  async enterEvent(
    @Param() { id }: EventParams,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<OwnEntryEnvelope> {
    const entered = await this.entering.execute({ eventId: id, language }, call);
    return { data: toEntered(entered, this.ports.signer) };
  }

  @Delete('entries/own')
  @HttpCode(204)
  @Access('lottery:enter')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 409, 422)
  async withdrawEntry(@Param() { id }: EventParams, @WriteCall() call: Call): Promise<void> {
    await this.withdrawal.execute({ eventId: id }, call);
  }

  @Put('reminder')
  @HttpCode(204)
  @Access('lottery:enter')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse({ description: 'Mails when it opens and a day before it closes' })
  @ApiErrors(401, 404, 409, 422)
  async setReminder(
    @Param() { id }: EventParams,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.reminding.execute({ eventId: id, language }, call);
  }

  @Delete('reminder')
  @HttpCode(204)
  @Access('lottery:enter')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 409, 422)
  async removeReminder(@Param() { id }: EventParams, @WriteCall() call: Call): Promise<void> {
    await this.forgetting.execute({ eventId: id }, call);
  }

  /** Leaves the caller's shortened name out of the list of winners, or puts it back. */
  @Put('winner-name')
  @HttpCode(204)
  @Access('lottery:enter')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 409, 422)
  async chooseWinnerName(
    @Param() { id }: EventParams,
    @Body() { hidden }: WinnerNameRequest,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.naming.execute({ eventId: id, hidesName: hidden }, call);
  }
}
