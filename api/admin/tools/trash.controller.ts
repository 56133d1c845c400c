import { Controller, Delete, Get, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EraseTool, ListTrash, RestoreTool } from '@toolyard/core/tools';
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

@ApiTags('admin tools')
@ApiBearerAuth()
@Controller('api/admin/tools/trash')
export class ToolTrashController {
  constructor(
    private readonly list: ListTrash,
    @Inject(RestoreTool) private readonly restoring: Write<RestoreTool>,
    @Inject(EraseTool) private readonly erasing: Write<EraseTool>,
  ) {}

  @Get()
  @Access('console:use')
  @ApiOkResponse({ type: TrashResponse })
  @ApiErrors(401, 403)
  async listTrash(): Promise<TrashResponse> {
    return { data: (await this.list.execute()).map(toTrashedToolResponse) };
  }

  @Post(':key/restore')
  @HttpCode(200)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: AdminToolEnvelope })
  @ApiErrors(401, 403, 404, 409, 422)
  async restoreTool(
    @Param() { key }: TrashParams,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminToolEnvelope> {
    const tool = await this.restoring.execute({ key }, call);
    response.setHeader('ETag', etagOf(tool.version));
    return { data: toAdminToolResponse(tool) };
  }

  @Delete(':key')
  @HttpCode(204)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse({ description: 'Gone for good' })
  @ApiErrors(401, 403, 404, 409, 422)
  async eraseTool(@Param() { key }: TrashParams, @WriteCall() call: Call): Promise<void> {
    await this.erasing.execute({ key }, call);
  }
}
