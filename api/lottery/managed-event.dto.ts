import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  APPROVAL_STATES,
  ENTROPY_MODES,
  EVENT_LIMITS,
  EVENT_PHASES,
  eventPhase,
  isCancellable,
  isEditable,
  PRIZE_IMAGES,
  type Approval,
  type ApprovalState,
  type EntropyMode,
  type EventDraft,
  type EventPhase,
  type LotteryEvent,
  type PrizeImage,
  type PrizePicture,
} from '@toolyard/core/lottery';
import type { Instant, Texts } from '@toolyard/core/shared';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsObjectList } from '../http/object-list.ts';
import { instant } from '../http/instant.ts';
import { PageParams } from '../http/page-params.dto.ts';

/** Core's rules have limits and messages of their own; this is what is looked at all. */
const TEXT_CEILING = 5_000;
const NUMBER_CEILING = 1_000_000_000;

const SEARCH_CEILING = 200;

/** What the operators' list of events takes. */
export class ManagedEventsParams extends PageParams {
  @ApiPropertyOptional({
    type: String,
    default: '',
    description: 'Part of the title, in either language, or of the organizer’s name',
  })
  @IsOptional()
  @IsString()
  @MaxLength(SEARCH_CEILING)
  search = '';

  @ApiPropertyOptional({
    enum: EVENT_PHASES,
    enumName: 'LotteryPhase',
    description: 'Only events that are in this phase at the moment of the call',
  })
  @IsOptional()
  @IsIn(EVENT_PHASES)
  phase: EventPhase | null = null;
}

/** A text in both languages; an empty one is that of the other. */
export class TextsRequest {
  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(TEXT_CEILING)
  en!: string;

  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(TEXT_CEILING)
  'zh-CN'!: string;
}

const IsTexts = () =>
  applyDecorators(
    ApiProperty({ type: TextsRequest }),
    IsObject(),
    ValidateNested(),
    Type(() => TextsRequest),
  );

const IsMoment = () =>
  applyDecorators(
    ApiProperty({ type: String, format: 'date-time' }),
    IsString(),
    IsISO8601({ strict: true }),
  );

const IsNumber = (least: number, most: number) =>
  applyDecorators(
    ApiProperty({ type: 'integer', minimum: least, maximum: most }),
    IsInt(),
    Min(0),
    Max(NUMBER_CEILING),
  );

export class PrizePictureRequest {
  @ApiProperty({ type: String, description: 'Answer of the upload' })
  @Matches(/^[0-9a-f]{64}$/)
  hash!: string;

  @ApiProperty({ type: TextsRequest, description: 'What it shows, for those who do not see it' })
  @IsObject()
  @ValidateNested()
  @Type(() => TextsRequest)
  alt!: TextsRequest;
}

export class PrizeRequest {
  @IsTexts()
  name!: TextsRequest;

  @IsTexts()
  description!: TextsRequest;

  @IsNumber(1, EVENT_LIMITS.prizeCount)
  count!: number;

  @ApiProperty({ enum: PRIZE_IMAGES, enumName: 'PrizeImage' })
  @IsIn(PRIZE_IMAGES)
  image!: PrizeImage;

  @ApiPropertyOptional({
    type: PrizePictureRequest,
    nullable: true,
    description: 'Uploaded for this event; left out, the prize has the drawing alone',
  })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PrizePictureRequest)
  picture?: PrizePictureRequest | null;
}

export class SaveEventRequest {
  @IsTexts()
  title!: TextsRequest;

  @IsTexts()
  description!: TextsRequest;

  @IsMoment()
  startDate!: string;

  @IsMoment()
  endDate!: string;

  @IsMoment()
  drawDate!: string;

  @ApiProperty({ type: 'integer', nullable: true, minimum: 1, maximum: EVENT_LIMITS.capacity })
  @ValidateIf((_, value) => value !== null)
  @IsInt()
  @Min(0)
  @Max(NUMBER_CEILING)
  capacity!: number | null;

  @ApiProperty({ type: Boolean })
  @IsBoolean()
  verifiedEmail!: boolean;

  @IsNumber(0, EVENT_LIMITS.accountAge)
  minAccountAge!: number;

  @IsNumber(1, EVENT_LIMITS.maxWeight)
  maxWeight!: number;

  @IsNumber(1, EVENT_LIMITS.accountAge)
  daysPerChance!: number;

  @ApiProperty({ type: Boolean })
  @IsBoolean()
  withdrawable!: boolean;

  @IsNumber(0, EVENT_LIMITS.alternates)
  alternates!: number;

  @IsNumber(1, EVENT_LIMITS.claimDays)
  claimDays!: number;

  @ApiProperty({ enum: ENTROPY_MODES, enumName: 'EntropyMode' })
  @IsIn(ENTROPY_MODES)
  entropy!: EntropyMode;

  @ApiProperty({ type: [PrizeRequest], minItems: 1, maxItems: EVENT_LIMITS.prizes })
  @IsObjectList(PrizeRequest, 100)
  prizes!: PrizeRequest[];

  @ApiProperty({ type: [TextsRequest], minItems: 1, maxItems: EVENT_LIMITS.rules })
  @IsObjectList(TextsRequest, 100)
  rules!: TextsRequest[];
}

export class CancelEventRequest {
  @ApiProperty({ type: String, minLength: 1, maxLength: EVENT_LIMITS.reason })
  @IsString()
  @MaxLength(TEXT_CEILING)
  reason!: string;
}

export class DeclineEventRequest {
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: EVENT_LIMITS.reason,
    description: 'For the organizer',
  })
  @IsString()
  @MaxLength(TEXT_CEILING)
  reason!: string;
}

export class ApprovalResponse {
  @ApiProperty({ enum: APPROVAL_STATES, enumName: 'ApprovalState' })
  state!: ApprovalState;

  @ApiProperty({ type: String, format: 'date-time' })
  submittedAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedAt!: string | null;

  @ApiProperty({ type: String, description: 'Why it was declined; empty otherwise' })
  reason!: string;
}

export class ManagedPrizeResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: TextsRequest })
  name!: Texts;

  @ApiProperty({ type: TextsRequest })
  description!: Texts;

  @ApiProperty({ type: 'integer', minimum: 1 })
  count!: number;

  @ApiProperty({ enum: PRIZE_IMAGES, enumName: 'PrizeImage' })
  image!: PrizeImage;

  @ApiProperty({
    type: PrizePictureRequest,
    nullable: true,
    description: 'Shown instead of the drawing; null where none is uploaded',
  })
  picture!: PrizePicture | null;
}

/** An event as those see it who run it: every text in both languages. */
export class ManagedEventResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  version!: number;

  @ApiProperty({ enum: EVENT_PHASES, enumName: 'LotteryPhase' })
  phase!: EventPhase;

  @ApiProperty({ type: Boolean })
  editable!: boolean;

  @ApiProperty({ type: Boolean })
  cancellable!: boolean;

  @ApiProperty({ type: String })
  reason!: string;

  @ApiProperty({ type: String })
  organiser!: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Account of the organizer; null for events of the site',
  })
  organiserId!: string | null;

  @ApiProperty({
    type: ApprovalResponse,
    nullable: true,
    description: 'The last submission of the draft; null where there was none',
  })
  approval!: ApprovalResponse | null;

  @ApiProperty({ type: 'integer' })
  participants!: number;

  @ApiProperty({ type: TextsRequest })
  title!: Texts;

  @ApiProperty({ type: TextsRequest })
  description!: Texts;

  @ApiProperty({ type: String, format: 'date-time' })
  startDate!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  endDate!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  drawDate!: string;

  @ApiProperty({ type: 'integer', nullable: true })
  capacity!: number | null;

  @ApiProperty({ type: Boolean })
  verifiedEmail!: boolean;

  @ApiProperty({ type: 'integer' })
  minAccountAge!: number;

  @ApiProperty({ type: 'integer' })
  maxWeight!: number;

  @ApiProperty({ type: 'integer' })
  daysPerChance!: number;

  @ApiProperty({ type: Boolean })
  withdrawable!: boolean;

  @ApiProperty({ type: 'integer' })
  alternates!: number;

  @ApiProperty({ type: 'integer' })
  claimDays!: number;

  @ApiProperty({ enum: ENTROPY_MODES, enumName: 'EntropyMode' })
  entropy!: EntropyMode;

  @ApiProperty({ type: [ManagedPrizeResponse] })
  prizes!: ManagedPrizeResponse[];

  @ApiProperty({ type: [TextsRequest] })
  rules!: Texts[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  publishedAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  resultDate!: string | null;

  @ApiProperty({ type: Boolean })
  sample!: boolean;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
}

export class ManagedEventEnvelope {
  @ApiProperty({ type: ManagedEventResponse })
  data!: ManagedEventResponse;

  @ApiProperty({ type: String, format: 'date-time' })
  serverTime!: string;
}

export class ManagedEventsResponse {
  @ApiProperty({ type: [ManagedEventResponse] })
  data!: ManagedEventResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  serverTime!: string;
}

export class OrganisedEventsResponse extends ManagedEventsResponse {
  @ApiProperty({
    type: Boolean,
    description: 'Whether the caller publishes at once; others submit their drafts for approval',
  })
  organiser!: boolean;
}

const millis = (text: string): Instant => Date.parse(text);

export const toEventDraft = (body: SaveEventRequest): EventDraft => ({
  title: body.title,
  description: body.description,
  opensAt: millis(body.startDate),
  closesAt: millis(body.endDate),
  drawAt: millis(body.drawDate),
  capacity: body.capacity,
  needsVerifiedEmail: body.verifiedEmail,
  minAccountAge: body.minAccountAge,
  maxWeight: body.maxWeight,
  daysPerChance: body.daysPerChance,
  isWithdrawable: body.withdrawable,
  alternates: body.alternates,
  claimDays: body.claimDays,
  entropy: body.entropy,
  prizes: body.prizes.map(({ name, description, count, image, picture }) => ({
    name: { ...name },
    description: { ...description },
    count,
    image,
    picture: picture ? { hash: picture.hash, alt: { ...picture.alt } } : null,
  })),
  rules: body.rules.map((rule) => ({ ...rule })),
});

const toApproval = ({ state, submittedAt, decidedAt, reason }: Approval): ApprovalResponse => ({
  state,
  submittedAt: instant(submittedAt),
  decidedAt: decidedAt === null ? null : instant(decidedAt),
  reason,
});

export const toManagedEvent = (event: LotteryEvent, at: Instant): ManagedEventResponse => ({
  id: event.id,
  version: event.version,
  phase: eventPhase(event, at),
  editable: isEditable(event, at),
  cancellable: isCancellable(event, at),
  reason: event.reason,
  organiser: event.organiser.name,
  organiserId: event.organiser.realm === 'user' ? event.organiser.id : null,
  approval: event.approval && toApproval(event.approval),
  participants: event.participants,
  title: event.title,
  description: event.description,
  startDate: instant(event.opensAt),
  endDate: instant(event.closesAt),
  drawDate: instant(event.drawAt),
  capacity: event.capacity,
  verifiedEmail: event.needsVerifiedEmail,
  minAccountAge: event.minAccountAge,
  maxWeight: event.maxWeight,
  daysPerChance: event.daysPerChance,
  withdrawable: event.isWithdrawable,
  alternates: event.alternates,
  claimDays: event.claimDays,
  entropy: event.entropy,
  prizes: event.prizes.map((prize) => ({ ...prize })),
  rules: [...event.rules],
  publishedAt: event.publishedAt === null ? null : instant(event.publishedAt),
  resultDate: event.resultAt === null ? null : instant(event.resultAt),
  sample: event.sample,
  createdAt: instant(event.createdAt),
});
