import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ENTROPY_MODES,
  EVENT_LIMITS,
  EVENT_PHASES,
  eventPhase,
  isCancellable,
  isEditable,
  PRIZE_IMAGES,
  type EntropyMode,
  type EventDraft,
  type EventPhase,
  type LotteryEvent,
  type PrizeImage,
} from '@toolyard/core/lottery';
import type { Instant, Texts } from '@toolyard/core/shared';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsObjectList } from '../http/object-list.ts';
import { instant } from '../http/instant.ts';

/** Core's rules have limits and messages of their own; this is what is looked at all. */
const TEXT_CEILING = 5_000;
const NUMBER_CEILING = 1_000_000_000;

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
  @ApiProperty({ type: Boolean, description: 'Whether the caller may run events' })
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
  prizes: body.prizes.map(({ name, description, count, image }) => ({
    name: { ...name },
    description: { ...description },
    count,
    image,
  })),
  rules: body.rules.map((rule) => ({ ...rule })),
});

export const toManagedEvent = (event: LotteryEvent, at: Instant): ManagedEventResponse => ({
  id: event.id,
  version: event.version,
  phase: eventPhase(event, at),
  editable: isEditable(event, at),
  cancellable: isCancellable(event, at),
  reason: event.reason,
  organiser: event.organiser.name,
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
