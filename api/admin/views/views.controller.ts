import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import {
  ChangeView,
  DeleteView,
  ListViews,
  SaveView,
  TOO_MANY_VIEWS,
  VIEW_NAME_INVALID,
  VIEW_NAME_TAKEN,
  VIEW_QUERY_INVALID,
  VIEW_UNKNOWN,
  type Principal,
} from '@toolyard/core/accounts';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import {
  ChangeViewRequest,
  SaveViewRequest,
  toViewResponse,
  ViewEnvelope,
  ViewParams,
  ViewsResponse,
} from './views.dto.ts';

@ApiTags('admin views')
@Controller('api/admin/views')
export class ViewsController {
  constructor(
    private readonly list: ListViews,
    @Inject(SaveView) private readonly saving: Write<SaveView>,
    @Inject(ChangeView) private readonly changing: Write<ChangeView>,
    @Inject(DeleteView) private readonly deletion: Write<DeleteView>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List your saved views of the lists of the console' })
  @Access('admin:own')
  @ApiOkResponse({ type: ViewsResponse })
  async listViews(@Caller() caller: Principal): Promise<ViewsResponse> {
    return { data: (await this.list.execute(caller)).map(toViewResponse) };
  }

  @Post()
  @ApiOperation({
    summary: 'Save a view of a list',
    description: 'At most 20 per list. Only you see it, on every device.',
  })
  @Access('admin:own')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: ViewEnvelope })
  @ApiErrors(TOO_MANY_VIEWS, VIEW_NAME_INVALID, VIEW_NAME_TAKEN, VIEW_QUERY_INVALID)
  async saveView(@Body() body: SaveViewRequest, @WriteCall() call: Call): Promise<ViewEnvelope> {
    return { data: toViewResponse(await this.saving.execute(body, call)) };
  }

  @Put(':id')
  @ApiOperation({ summary: 'Rename a saved view, or store another query in it' })
  @Access('admin:own')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: ViewEnvelope })
  @ApiErrors(VIEW_NAME_INVALID, VIEW_NAME_TAKEN, VIEW_QUERY_INVALID, VIEW_UNKNOWN)
  async changeView(
    @Param() { id }: ViewParams,
    @Body() fields: ChangeViewRequest,
    @WriteCall() call: Call,
  ): Promise<ViewEnvelope> {
    return { data: toViewResponse(await this.changing.execute({ id, fields }, call)) };
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a saved view' })
  @HttpCode(204)
  @Access('admin:own')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(VIEW_UNKNOWN)
  deleteView(@Param() { id }: ViewParams, @WriteCall() call: Call): Promise<void> {
    return this.deletion.execute({ id }, call);
  }
}
