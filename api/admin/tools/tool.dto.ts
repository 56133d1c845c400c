import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { trashExpiry, type Tool, type TrashedTool } from '@toolyard/core/tools';
import { ToolResponse, toToolResponse } from '../../home/catalogue.dto.ts';
import { instant } from '../../http/instant.ts';
import { OutcomeResponse } from '../../http/outcome.dto.ts';

/** A tool as the console knows it. */
export class AdminToolResponse extends ToolResponse {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the record; ids are free again' })
  key!: string;

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

export const toAdminToolResponse = (tool: Tool): AdminToolResponse => ({
  ...toToolResponse(tool),
  key: tool.key,
  version: tool.version,
  createdAt: instant(tool.createdAt),
  updatedAt: instant(tool.updatedAt),
});

export const toTrashedToolResponse = (tool: TrashedTool): TrashedToolResponse => ({
  ...toAdminToolResponse(tool),
  deletedAt: instant(tool.deletedAt),
  expiresAt: instant(trashExpiry(tool)),
});
