import { Controller, Delete, Get, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  EraseTool,
  ListTrash,
  RestoreTool,
  RestoreToolAsCopy,
  TOOL_ID_TAKEN,
  TOOL_UNKNOWN,
  type Tool,
} from '@toolyard/core/tools';
import type { Response } from 'express';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { etagOf } from '../../http/version-header.ts';
import {
  TrashParams,
  AdminToolEnvelope,
  toAdminToolResponse,
  TrashResponse,
  toTrashedToolResponse,
} from './tools.dto.ts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';

@ApiTags('admin tools')
@Controller('api/admin/deleted-tools')
export class ToolTrashController {
  constructor(
    private readonly list: ListTrash,
    @Inject(RestoreTool) private readonly restoring: Write<RestoreTool>,
    @Inject(RestoreToolAsCopy) private readonly restoringAsCopy: Write<RestoreToolAsCopy>,
    @Inject(EraseTool) private readonly erasing: Write<EraseTool>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List deleted tools' })
  @Access('console:use')
  @ApiOkResponse({ type: TrashResponse })
  async listTrash(): Promise<TrashResponse> {
    return { data: (await this.list.execute()).map(toTrashedToolResponse) };
  }

  @Post(':key/restore')
  @ApiOperation({ summary: 'Restore a deleted tool' })
  @HttpCode(200)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: AdminToolEnvelope })
  @ApiErrors(TOOL_ID_TAKEN, TOOL_UNKNOWN, VERSION_CONFLICT)
  async restoreTool(
    @Param() { key }: TrashParams,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminToolEnvelope> {
    return answer(await this.restoring.execute({ key }, call), response);
  }

  @Post(':key/restore-as-copy')
  @ApiOperation({
    summary: 'Restore a deleted tool as a copy',
    description:
      'Under the first free id, with titles that say so, and hidden: for a tool whose id is in use again.',
  })
  @HttpCode(200)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: AdminToolEnvelope })
  @ApiErrors(TOOL_ID_TAKEN, TOOL_UNKNOWN, VERSION_CONFLICT)
  async restoreToolAsCopy(
    @Param() { key }: TrashParams,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminToolEnvelope> {
    return answer(await this.restoringAsCopy.execute({ key }, call), response);
  }

  @Delete(':key')
  @ApiOperation({ summary: 'Delete a tool for good' })
  @HttpCode(204)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse({ description: 'Gone for good' })
  @ApiErrors(TOOL_UNKNOWN)
  async eraseTool(@Param() { key }: TrashParams, @WriteCall() call: Call): Promise<void> {
    await this.erasing.execute({ key }, call);
  }
}

function answer(tool: Tool, response: Response): AdminToolEnvelope {
  response.setHeader('ETag', etagOf(tool.version));
  return { data: toAdminToolResponse(tool) };
}
