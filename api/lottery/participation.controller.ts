import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiOperation,
} from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  ChooseWinnerName,
  EnterEvent,
  ReadParticipation,
  RemoveReminder,
  SetReminder,
  WithdrawEntry,
  LOTTERY_ACCOUNT_TOO_NEW,
  LOTTERY_CLOSED,
  LOTTERY_EMAIL_UNVERIFIED,
  LOTTERY_ENTERED_ALREADY,
  LOTTERY_ENTRY_FINAL,
  LOTTERY_ENTRY_UNKNOWN,
  LOTTERY_EVENT_CHANGED,
  LOTTERY_EVENT_UNKNOWN,
  LOTTERY_FULL,
  LOTTERY_NOT_OPEN,
  LOTTERY_NO_REMINDER,
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
  ReceiptEnvelope,
  toEntered,
  toParticipation,
  toWithdrawal,
  WinnerNameRequest,
} from './participation.dto.ts';

/** What a user does with one event. */
@ApiTags('lottery')
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
  @ApiOperation({ summary: 'Read your part in a prize draw' })
  @Access('lottery:enter')
  @SpeaksLanguages()
  @ApiOkResponse({ type: ParticipationEnvelope })
  @ApiErrors(LOTTERY_EVENT_UNKNOWN)
  async readParticipation(
    @Param() { id }: EventParams,
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
  ): Promise<ParticipationEnvelope> {
    const participation = await this.reading.execute(id, caller);
    return { data: toParticipation(participation, this.ports.signer, language) };
  }

  @Post('entries')
  @ApiOperation({ summary: 'Enter a prize draw' })
  @Access('lottery:enter')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: OwnEntryEnvelope })
  @ApiErrors(
    LOTTERY_ACCOUNT_TOO_NEW,
    LOTTERY_CLOSED,
    LOTTERY_EMAIL_UNVERIFIED,
    LOTTERY_ENTERED_ALREADY,
    LOTTERY_EVENT_CHANGED,
    LOTTERY_EVENT_UNKNOWN,
    LOTTERY_FULL,
    LOTTERY_NOT_OPEN,
  )
  async enterEvent(
    @Param() { id }: EventParams,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<OwnEntryEnvelope> {
    const entered = await this.entering.execute({ eventId: id, language }, call);
    return { data: toEntered(entered, this.ports.signer) };
  }

  @Delete('entries/own')
  @ApiOperation({ summary: 'Withdraw your entry' })
  @Access('lottery:enter')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: ReceiptEnvelope, description: 'The signed receipt of the withdrawal' })
  @ApiErrors(LOTTERY_CLOSED, LOTTERY_ENTRY_FINAL, LOTTERY_ENTRY_UNKNOWN, LOTTERY_EVENT_UNKNOWN)
  async withdrawEntry(
    @Param() { id }: EventParams,
    @WriteCall() call: Call,
  ): Promise<ReceiptEnvelope> {
    const withdrawn = await this.withdrawal.execute({ eventId: id }, call);
    return { data: toWithdrawal(withdrawn, this.ports.signer) };
  }

  @Put('reminder')
  @ApiOperation({ summary: 'Turn the reminder of a prize draw on' })
  @HttpCode(204)
  @Access('lottery:enter')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse({ description: 'Mails when it opens and a day before it closes' })
  @ApiErrors(LOTTERY_EVENT_UNKNOWN, LOTTERY_NO_REMINDER)
  async setReminder(
    @Param() { id }: EventParams,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.reminding.execute({ eventId: id, language }, call);
  }

  @Delete('reminder')
  @ApiOperation({ summary: 'Turn the reminder of a prize draw off' })
  @HttpCode(204)
  @Access('lottery:enter')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(LOTTERY_EVENT_UNKNOWN)
  async removeReminder(@Param() { id }: EventParams, @WriteCall() call: Call): Promise<void> {
    await this.forgetting.execute({ eventId: id }, call);
  }

  @Put('winner-name')
  @ApiOperation({ summary: 'Show or hide your name among the winners' })
  @HttpCode(204)
  @Access('lottery:enter')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(LOTTERY_ENTRY_UNKNOWN, LOTTERY_EVENT_UNKNOWN)
  async chooseWinnerName(
    @Param() { id }: EventParams,
    @Body() { hidden }: WinnerNameRequest,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.naming.execute({ eventId: id, hidesName: hidden }, call);
  }
}
