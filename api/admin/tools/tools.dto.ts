import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  trashExpiry,
  BADGES,
  BULK_ACTIONS,
  TOOL_DEFAULTS,
  TOOL_LIMITS,
  type Tool,
  type TrashedTool,
  type Badge,
  type BulkAction,
  type ToolDraft,
} from '@toolyard/core/tools';
import { ToolResponse, toToolResponse } from '../../home/catalogue.dto.ts';
import { instant } from '../../http/instant.ts';
import { OutcomeResponse } from '../../http/outcome.dto.ts';
import { applyDecorators } from '@nestjs/common';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { IfGiven } from '../../http/if-given.ts';

/** A tool as the console knows it: its title and description are English, or empty where there is Chinese alone. */
export class AdminToolResponse extends ToolResponse {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the record; ids are free again' })
  key!: string;

  @ApiProperty({ type: String, description: 'In Chinese; empty where the English one stands in' })
  titleZh!: string;

  @ApiProperty({ type: String, description: 'In Chinese; empty where the English one stands in' })
  descriptionZh!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'A tool that is switched on is shown from then on; null: at once',
  })
  publishAt!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'From then on it is hidden; null: never',
  })
  hideAt!: string | null;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt!: string;
}

export class AdminToolEnvelope {
  @ApiProperty({ type: AdminToolResponse })
  data!: AdminToolResponse;
}

export class AdminToolListResponse {
  @ApiProperty({ type: [AdminToolResponse] })
  data!: AdminToolResponse[];
}

export class TrashedToolResponse extends AdminToolResponse {
  @ApiProperty({ type: String, format: 'date-time' })
  deletedAt!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'When it goes for good' })
  expiresAt!: string;
}

export class TrashResponse {
  @ApiProperty({ type: [TrashedToolResponse] })
  data!: TrashedToolResponse[];
}

/** What became of one tool of several. */
export class BulkToolOutcomeResponse extends OutcomeResponse {
  @ApiProperty({ type: String })
  id!: string;

  @ApiPropertyOptional({ type: AdminToolResponse, description: 'As it is now, unless deleted' })
  tool?: AdminToolResponse;
}

export class BulkToolsResponse {
  @ApiProperty({ type: [BulkToolOutcomeResponse] })
  data!: BulkToolOutcomeResponse[];
}

class ToolClicks {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the tool' })
  key!: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  count!: number;
}

export class ToolClicksResponse {
  @ApiProperty({ type: [ToolClicks] })
  data!: ToolClicks[];
}

export const toAdminToolResponse = (tool: Tool): AdminToolResponse => ({
  ...toToolResponse(tool),
  key: tool.key,
  titleZh: tool.titleZh,
  descriptionZh: tool.descriptionZh,
  publishAt: tool.publishAt === null ? null : instant(tool.publishAt),
  hideAt: tool.hideAt === null ? null : instant(tool.hideAt),
  version: tool.version,
  createdAt: instant(tool.createdAt),
  updatedAt: instant(tool.updatedAt),
});

export const toTrashedToolResponse = (tool: TrashedTool): TrashedToolResponse => ({
  ...toAdminToolResponse(tool),
  deletedAt: instant(tool.deletedAt),
  expiresAt: instant(trashExpiry(tool)),
});

/** Core's rules have limits and messages of their own; this is what is looked at all. */
const TEXT_CEILING = 2_000;
const ID_CEILING = 200;
const LIST_CEILING = 100;
const ORDER_CEILING = 1_000;

/** A moment with its time zone. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

const IsMomentOrNull = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date-time', nullable: true, description }),
    ValidateIf((_, value) => value !== undefined && value !== null),
    Matches(MOMENT),
    IsISO8601({ strict: true }),
  );

type ScheduleFields = 'publishAt' | 'hideAt';

/** Everything of a card that can be left out of a new tool as well. */
class ToolLooks {
  @ApiPropertyOptional({
    type: String,
    maxLength: TOOL_LIMITS.title,
    default: '',
    description: 'In Chinese; the English title stands in for it, and it for the English one',
  })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  titleZh?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: TOOL_LIMITS.description,
    default: '',
    description: 'In Chinese, under the same rule as the title',
  })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  descriptionZh?: string;

  @ApiPropertyOptional({ type: String, maxLength: TOOL_LIMITS.iconAlt, default: '' })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  iconAlt?: string;

  @ApiPropertyOptional({
    type: String,
    pattern: '^#[0-9a-fA-F]{6}$',
    default: TOOL_DEFAULTS.color,
  })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  color?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: TOOL_LIMITS.order,
    default: TOOL_DEFAULTS.order,
  })
  @IfGiven()
  @IsInt()
  order?: number;

  @ApiPropertyOptional({ type: Boolean, default: TOOL_DEFAULTS.isActive })
  @IfGiven()
  @IsBoolean()
  isActive?: boolean;

  @IsMomentOrNull('Shown from then on; null: at once')
  publishAt?: string | null;

  @IsMomentOrNull('Hidden from then on, after `publishAt`; null: never')
  hideAt?: string | null;

  @ApiPropertyOptional({ enum: BADGES, enumName: 'ToolBadge', isArray: true })
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(LIST_CEILING)
  @IsString({ each: true })
  badges?: Badge[];
}

export class CreateToolRequest extends ToolLooks implements Omit<ToolDraft, ScheduleFields> {
  @ApiPropertyOptional({
    type: String,
    maxLength: TOOL_LIMITS.id,
    description: 'Made from the title where it is left out or empty, Chinese by its pinyin',
  })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  id?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: TOOL_LIMITS.title,
    description: 'In English; may be left out where there is a Chinese one',
  })
  @IsString()
  @MaxLength(TEXT_CEILING)
  title = '';

  @ApiPropertyOptional({
    type: String,
    maxLength: TOOL_LIMITS.description,
    description: 'In English; may be left out where there is a Chinese one',
  })
  @IsString()
  @MaxLength(TEXT_CEILING)
  description = '';

  @ApiProperty({
    type: String,
    maxLength: TOOL_LIMITS.url,
    description: '`https:`, `http:` or a path',
  })
  @IsString()
  @MaxLength(TEXT_CEILING)
  url = '';

  @ApiProperty({ type: String, description: '`/uploads/…`, or at most 8 characters' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  icon = '';
}

/** Fields that are left out stay as they are. */
export class EditToolRequest extends ToolLooks implements Partial<Omit<ToolDraft, ScheduleFields>> {
  @ApiPropertyOptional({ type: String, maxLength: TOOL_LIMITS.title })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  title?: string;

  @ApiPropertyOptional({ type: String, maxLength: TOOL_LIMITS.description })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  description?: string;

  @ApiPropertyOptional({ type: String, maxLength: TOOL_LIMITS.url })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  url?: string;

  @ApiPropertyOptional({ type: String })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  icon?: string;
}

const momentIn = (text: string | null | undefined): number | null | undefined =>
  typeof text === 'string' ? Date.parse(text) : text;

/** The fields of a request as core has them. */
export const toDraft = <T extends ToolLooks>(body: T) => ({
  ...body,
  publishAt: momentIn(body.publishAt),
  hideAt: momentIn(body.hideAt),
});

/** Tools by their ids, each once. */
const Ids = (most: number) =>
  applyDecorators(
    ApiProperty({ type: [String], minItems: 1, maxItems: most }),
    IsArray(),
    ArrayMinSize(1),
    ArrayMaxSize(most),
    ArrayUnique(),
    IsString({ each: true }),
    MaxLength(ID_CEILING, { each: true }),
  );

export class ReorderToolsRequest {
  @Ids(ORDER_CEILING)
  ids!: string[];
}

export class BulkToolsRequest {
  @ApiProperty({ enum: BULK_ACTIONS, enumName: 'BulkToolAction' })
  @IsIn(BULK_ACTIONS)
  action!: BulkAction;

  @Ids(LIST_CEILING)
  ids!: string[];
}

export class ToolParams {
  @ApiProperty({ type: String, maxLength: ID_CEILING })
  @IsString()
  @MaxLength(ID_CEILING)
  id!: string;
}

export class TrashParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  key!: string;
}
