import { ApiProperty } from '@nestjs/swagger';
import {
  HOOK_EVENTS,
  HOOK_FAULTS,
  HOOK_URL_MAX,
  MAX_WEB_HOOKS,
  type HookDelivery,
  type HookEvent,
  type HookFault,
  type ListedHook,
  type WebHook,
} from '@toolyard/core/content';
import { IsString, IsUUID, MaxLength } from 'class-validator';
import { instant } from '../http/instant.ts';
import { SpaceParams } from './spaces.dto.ts';

export class HookParams extends SpaceParams {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the web hook' })
  @IsUUID()
  hookId!: string;
}

export class AddHookRequest {
  @ApiProperty({
    type: String,
    maxLength: HOOK_URL_MAX,
    description: 'Is called by POST; begins with https:// and leads to the open internet',
    example: 'https://example.org/hooks/toolyard',
  })
  @IsString()
  @MaxLength(HOOK_URL_MAX)
  url!: string;
}

export class HookDeliveryResponse {
  @ApiProperty({ type: String, format: 'uuid', description: 'The header `webhook-id`' })
  id!: string;

  @ApiProperty({ enum: HOOK_EVENTS, enumName: 'HookEvent' })
  event!: HookEvent;

  @ApiProperty({ type: String, description: 'What is sent, as JSON' })
  body!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: 'integer', description: 'Begun so far' })
  attempts!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The next attempt; null once it was accepted or no attempt is left',
  })
  dueAt!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'HTTP status of the last answer' })
  status!: number | null;

  @ApiProperty({
    enum: HOOK_FAULTS,
    enumName: 'HookFault',
    nullable: true,
    description: 'Why the last attempt got no answer',
  })
  fault!: HookFault | null;
}

export class PlainHookResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  url!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
}

export class HookResponse extends PlainHookResponse {
  @ApiProperty({ type: [HookDeliveryResponse], description: 'The last ones, the last first' })
  deliveries!: HookDeliveryResponse[];
}

export class HooksResponse {
  @ApiProperty({ type: [HookResponse], description: 'The first first' })
  data!: HookResponse[];

  @ApiProperty({
    type: 'integer',
    description: 'How many a space may have',
    example: MAX_WEB_HOOKS,
  })
  limit!: number;
}

export class AddedHookResponse extends PlainHookResponse {
  @ApiProperty({
    type: String,
    description:
      'Signs what is sent, as Standard Webhooks describes. It is told this once and cannot be read again',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  })
  secret!: string;
}

export class AddedHookEnvelope {
  @ApiProperty({ type: AddedHookResponse })
  data!: AddedHookResponse;
}

export class HookDeliveryEnvelope {
  @ApiProperty({ type: HookDeliveryResponse })
  data!: HookDeliveryResponse;
}

export const toDelivery = ({ hookId: _, ...delivery }: HookDelivery): HookDeliveryResponse => ({
  ...delivery,
  createdAt: instant(delivery.createdAt),
  dueAt: delivery.dueAt === null ? null : instant(delivery.dueAt),
});

export const toPlainHook = ({ id, url, createdAt }: WebHook): PlainHookResponse => ({
  id,
  url,
  createdAt: instant(createdAt),
});

export const toHook = (hook: ListedHook): HookResponse => ({
  ...toPlainHook(hook),
  deliveries: hook.deliveries.map(toDelivery),
});
