import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiOperation,
} from '@nestjs/swagger';
import {
  CreateTool,
  DeleteTool,
  DuplicateTool,
  EditTool,
  ListAllTools,
  type Tool,
  TOOL_ID_TAKEN,
  TOOL_INVALID,
  TOOL_UNKNOWN,
} from '@toolyard/core/tools';
import type { Response } from 'express';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { mapConflicts } from '../../http/version-conflicts.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { etagOf, SeenVersionOrNull, TakesVersion } from '../../http/version-header.ts';
import {
  CreateToolRequest,
  EditToolRequest,
  ToolParams,
  AdminToolEnvelope,
  AdminToolListResponse,
  toAdminToolResponse,
  toDraft,
} from './tools.dto.ts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';

@ApiTags('admin tools')
@UseInterceptors(mapConflicts<Tool>(toAdminToolResponse))
@Controller('api/admin/tools')
export class AdminToolsController {
  constructor(
    private readonly list: ListAllTools,
    @Inject(CreateTool) private readonly creation: Write<CreateTool>,
    @Inject(EditTool) private readonly editing: Write<EditTool>,
    @Inject(DeleteTool) private readonly deletion: Write<DeleteTool>,
    @Inject(DuplicateTool) private readonly duplication: Write<DuplicateTool>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List all tools, hidden ones included' })
  @Access('console:use')
  @ApiOkResponse({ type: AdminToolListResponse })
  async listAllTools(): Promise<AdminToolListResponse> {
    return { data: (await this.list.execute()).map(toAdminToolResponse) };
  }

  @Post()
  @ApiOperation({ summary: 'Create a tool' })
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: AdminToolEnvelope })
  @ApiErrors(TOOL_ID_TAKEN, TOOL_INVALID)
  async createTool(
    @Body() body: CreateToolRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminToolEnvelope> {
    return answer(await this.creation.execute(toDraft(body), call), response);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a tool' })
  @Access('console:use')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiOkResponse({ type: AdminToolEnvelope })
  @ApiErrors(TOOL_ID_TAKEN, TOOL_INVALID, TOOL_UNKNOWN)
  async editTool(
    @Param() { id }: ToolParams,
    @SeenVersionOrNull() version: number | null,
    @Body() body: EditToolRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminToolEnvelope> {
    return answer(
      await this.editing.execute({ id, version, change: toDraft(body) }, call),
      response,
    );
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Move a tool to the trash' })
  @HttpCode(204)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiNoContentResponse({ description: 'In the trash' })
  @ApiErrors(TOOL_UNKNOWN)
  async deleteTool(
    @Param() { id }: ToolParams,
    @SeenVersionOrNull() version: number | null,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.deletion.execute({ id, version }, call);
  }

  @Post(':id/duplicate')
  @ApiOperation({ summary: 'Duplicate a tool' })
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: AdminToolEnvelope })
  @ApiErrors(TOOL_ID_TAKEN, TOOL_UNKNOWN, VERSION_CONFLICT)
  async duplicateTool(
    @Param() { id }: ToolParams,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminToolEnvelope> {
    return answer(await this.duplication.execute({ id }, call), response);
  }
}

function answer(tool: Tool, response: Response): AdminToolEnvelope {
  response.setHeader('ETag', etagOf(tool.version));
  return { data: toAdminToolResponse(tool) };
}
