import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  WINNER_STATES,
  type Entered,
  type LotteryEntry,
  type LotteryEvent,
  type LotteryNotice,
  type OwnParticipation,
  type Participation,
  type Winner,
  type WinnerState,
  type Withdrawn,
} from '@toolyard/core/lottery';
import {
  frozenWitness,
  signReceipt,
  signWithdrawal,
  type DrawSigner,
  type RegisterHead,
} from '@toolyard/core/lottery/draw';
import { textIn, type Instant, type Language } from '@toolyard/core/shared';
import { IsBoolean } from 'class-validator';
import type { DrawPorts } from '../composition/ports.ts';
import { instant } from '../http/instant.ts';
import { LotteryEventResponse, toEventResponse } from './lottery.dto.ts';

export class RegisterHeadResponse {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Number of the line' })
  n!: number;

  @ApiProperty({ type: String, description: 'Hash of the line, 64 hexadecimal digits' })
  hash!: string;
}

export class ReceiptResponse {
  @ApiPropertyOptional({ enum: ['withdrawn'], description: 'Absent: the entry was accepted' })
  type?: 'withdrawn';

  @ApiProperty({ type: String, format: 'uuid' })
  event_id!: string;

  @ApiProperty({ type: String, format: 'uuid', description: 'Number of the entry' })
  uuid!: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Chances' })
  weight!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ type: String })
  public_key!: string;

  @ApiPropertyOptional({
    type: RegisterHeadResponse,
    description:
      'The line of the public register of entries that says so; absent where the draw keeps none',
  })
  register?: RegisterHeadResponse;

  @ApiProperty({ type: String, description: 'Ed25519, hexadecimal digits' })
  signature!: string;
}

export class OwnEntryResponse {
  @ApiProperty({ type: ReceiptResponse })
  receipt!: ReceiptResponse;

  @ApiProperty({ type: Boolean, description: 'Left out of the list of winners' })
  hidesName!: boolean;
}

export class ReceiptEnvelope {
  @ApiProperty({ type: ReceiptResponse })
  data!: ReceiptResponse;
}

export class OwnEntryEnvelope {
  @ApiProperty({ type: OwnEntryResponse })
  data!: OwnEntryResponse;
}

export class OwnPrizeResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  rank!: number;

  @ApiProperty({ type: String, nullable: true, description: 'Null for an alternate' })
  prize!: string | null;

  @ApiProperty({ enum: WINNER_STATES, enumName: 'WinnerState' })
  state!: WinnerState;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  claimBy!: string | null;
}

export class OwnPrizeEnvelope {
  @ApiProperty({ type: OwnPrizeResponse })
  data!: OwnPrizeResponse;
}

export class RefusalResponse {
  @ApiProperty({ type: String, example: 'LOTTERY_FULL' })
  code!: string;

  @ApiProperty({ type: String })
  message!: string;
}

export class FrozenWitnessResponse {
  @ApiProperty({
    type: String,
    description: 'Merkle root of the frozen list, 64 hexadecimal digits',
  })
  root!: string;

  @ApiProperty({ type: String, description: 'Hash of the line of the log that froze it' })
  head!: string;

  @ApiProperty({ type: String, description: 'The organizer’s key' })
  key!: string;
}

export class ParticipationResponse {
  @ApiProperty({ type: OwnEntryResponse, nullable: true })
  entry!: OwnEntryResponse | null;

  @ApiProperty({ type: OwnPrizeResponse, nullable: true })
  prize!: OwnPrizeResponse | null;

  @ApiProperty({
    type: FrozenWitnessResponse,
    nullable: true,
    description:
      'What an entrant saves before the draw and holds the proof against after it; null before the freeze and after the draw',
  })
  witness!: FrozenWitnessResponse | null;

  @ApiProperty({ type: Boolean })
  reminder!: boolean;

  @ApiProperty({
    type: RefusalResponse,
    nullable: true,
    description: 'Why the caller cannot enter now',
  })
  refusal!: RefusalResponse | null;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Chances of an entry of the caller' })
  weight!: number;
}

export class ParticipationEnvelope {
  @ApiProperty({ type: ParticipationResponse })
  data!: ParticipationResponse;
}

export class ListedOwnEntryResponse extends OwnEntryResponse {
  @ApiProperty({ type: LotteryEventResponse })
  event!: LotteryEventResponse;

  @ApiProperty({ type: OwnPrizeResponse, nullable: true })
  prize!: OwnPrizeResponse | null;
}

export class OwnEntriesResponse {
  @ApiProperty({ type: [ListedOwnEntryResponse] })
  data!: ListedOwnEntryResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class NoticeResponse {
  @ApiProperty({ enum: ['won', 'open', 'closing', 'frozen'], enumName: 'LotteryNoticeKind' })
  kind!: 'won' | 'open' | 'closing' | 'frozen';

  @ApiProperty({ type: String, format: 'uuid' })
  eventId!: string;

  @ApiProperty({ type: String })
  title!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'End of the time to act' })
  until!: string;
}

export class NoticesResponse {
  @ApiProperty({ type: [NoticeResponse] })
  data!: NoticeResponse[];
}

export class WinnerNameRequest {
  @ApiProperty({ type: Boolean, description: 'Leave the shortened name out of the winners' })
  @IsBoolean()
  hidden!: boolean;
}

export const toOwnEntry = (
  { id, eventId, weight, enteredAt, hidesName }: LotteryEntry,
  register: RegisterHead | null,
  signer: DrawSigner,
): OwnEntryResponse => ({
  receipt: signReceipt(eventId, { uuid: id, weight }, enteredAt, signer, register),
  hidesName,
});

export const toWithdrawal = (
  { entry: { id, eventId, weight }, at, register }: Withdrawn,
  signer: DrawSigner,
): ReceiptResponse => signWithdrawal(eventId, { uuid: id, weight }, at, signer, register);

export const toEntered = ({ entry, register }: Entered, signer: DrawSigner): OwnEntryResponse =>
  toOwnEntry(entry, register, signer);

export const toOwnPrize = (
  winner: Winner,
  event: LotteryEvent,
  language: Language,
): OwnPrizeResponse => {
  const prize = event.prizes.find(({ id }) => id === winner.prizeId);
  return {
    rank: winner.rank,
    prize: prize ? textIn(prize.name, language) : null,
    state: winner.state,
    claimBy: winner.claimBy === null ? null : instant(winner.claimBy),
  };
};

export const toParticipation = (
  { event, entry, register, winner, hasReminder, refusal, weight, log }: Participation,
  signer: DrawSigner,
  language: Language,
): ParticipationResponse => ({
  entry: entry && toOwnEntry(entry, register, signer),
  prize: winner && toOwnPrize(winner, event, language),
  witness: frozenWitness(log, signer.publicKey),
  reminder: hasReminder,
  refusal: refusal && { code: refusal.code, message: textIn(refusal.texts, language) },
  weight,
});

interface ListedIn {
  readonly at: Instant;
  readonly language: Language;
  readonly ports: Pick<DrawPorts, 'signer' | 'timestamps' | 'trustedAuthorities'>;
}

export const toListedOwnEntry = (
  { entry, register, event, winner }: OwnParticipation,
  { at, language, ports }: ListedIn,
): ListedOwnEntryResponse => ({
  ...toOwnEntry(entry, register, ports.signer),
  event: toEventResponse(event, { at, language, ports }),
  prize: winner && toOwnPrize(winner, event, language),
});

export const toNotice = (
  { kind, event, until }: LotteryNotice,
  language: Language,
): NoticeResponse => ({
  kind,
  eventId: event.id,
  title: textIn(event.title, language),
  until: instant(until),
});
