import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  EVENT_STATUSES,
  PRIZE_IMAGES,
  eventStatus,
  type EventStatus,
  type PrizeImage,
  type LotteryEvent,
} from '@toolyard/core/lottery';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { PageParams } from '../http/page-params.dto.ts';
import { textIn, type Instant, type Language, type Texts } from '@toolyard/core/shared';
import { instant } from '../http/instant.ts';

export class EventsParams extends PageParams {
  @ApiPropertyOptional({ enum: EVENT_STATUSES, enumName: 'LotteryStatus' })
  @IsOptional()
  @IsIn(EVENT_STATUSES)
  status: EventStatus | null = null;
}

export class EventParams {
  @ApiProperty({ type: String, example: '01990000-0000-7000-8000-000000000010' })
  @IsString()
  id!: string;
}

export class PrizeResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  description!: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How many of it can be won' })
  count!: number;

  @ApiProperty({
    enum: PRIZE_IMAGES,
    enumName: 'PrizeImage',
    description: 'Which drawing shows it',
  })
  image!: PrizeImage;
}

export class LotteryEventResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  title!: string;

  @ApiProperty({ type: String })
  description!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  startDate!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'No longer active at this moment',
  })
  endDate!: string;

  @ApiProperty({ enum: EVENT_STATUSES, enumName: 'LotteryStatus', description: 'At serverTime' })
  status!: EventStatus;

  @ApiProperty({ type: 'integer', minimum: 0 })
  participants!: number;

  @ApiProperty({ type: [PrizeResponse], description: 'The first prize first' })
  prizes!: PrizeResponse[];

  @ApiProperty({ type: [String] })
  rules!: string[];

  @ApiProperty({ type: Boolean, description: 'Made up to show the section' })
  sample!: boolean;
}

export class EventEnvelope {
  @ApiProperty({ type: LotteryEventResponse })
  data!: LotteryEventResponse;

  @ApiProperty({ type: String, format: 'date-time', description: 'What countdowns go by' })
  serverTime!: string;
}

export class EventsResponse {
  @ApiProperty({ type: [LotteryEventResponse] })
  data!: LotteryEventResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;

  @ApiProperty({ type: String, format: 'date-time', description: 'What countdowns go by' })
  serverTime!: string;
}

/** The event at a moment, in one language. */
export function toEventResponse(
  event: LotteryEvent,
  at: Instant,
  language: Language,
): LotteryEventResponse {
  const said = (text: Texts) => textIn(text, language);
  return {
    id: event.id,
    title: said(event.title),
    description: said(event.description),
    startDate: instant(event.opensAt),
    endDate: instant(event.closesAt),
    status: eventStatus(event, at),
    participants: event.participants,
    prizes: event.prizes.map(({ id, name, description, count, image }) => ({
      id,
      name: said(name),
      description: said(description),
      count,
      image,
    })),
    rules: event.rules.map(said),
    sample: event.sample,
  };
}
