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
import {
  ChangeViewRequest,
  SaveArticleViewRequest,
  toViewResponse,
  ViewEnvelope,
  ViewParams,
  ViewsResponse,
} from '../admin/views/views.dto.ts';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { OperatorsToo } from '../http/operator-calls.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';

/** Views that a member has saved of the lists of articles; one view serves all of his spaces. */
@ApiTags('article views')
@Controller('api/content/views')
export class ArticleViewsController {
  constructor(
    private readonly list: ListViews,
    @Inject(SaveView) private readonly saving: Write<SaveView>,
    @Inject(ChangeView) private readonly changing: Write<ChangeView>,
    @Inject(DeleteView) private readonly deletion: Write<DeleteView>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List your saved views of articles' })
  @Access('content:own')
  @OperatorsToo()
  @ApiOkResponse({ type: ViewsResponse })
  async listArticleViews(@Caller() caller: Principal): Promise<ViewsResponse> {
    return { data: (await this.list.execute(caller)).map(toViewResponse) };
  }

  @Post()
  @ApiOperation({
    summary: 'Save a view of articles',
    description: 'At most 20. Only you see it, in all of your spaces and on every device.',
  })
  @Access('content:own')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: ViewEnvelope })
  @ApiErrors(TOO_MANY_VIEWS, VIEW_NAME_INVALID, VIEW_NAME_TAKEN, VIEW_QUERY_INVALID)
  async saveArticleView(
    @Body() { name, query }: SaveArticleViewRequest,
    @WriteCall() call: Call,
  ): Promise<ViewEnvelope> {
    const view = { list: 'articles', name, query } as const;
    return { data: toViewResponse(await this.saving.execute(view, call)) };
  }

  @Put(':id')
  @ApiOperation({ summary: 'Rename a saved view of articles, or store another query in it' })
  @Access('content:own')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: ViewEnvelope })
  @ApiErrors(VIEW_NAME_INVALID, VIEW_NAME_TAKEN, VIEW_QUERY_INVALID, VIEW_UNKNOWN)
  async changeArticleView(
    @Param() { id }: ViewParams,
    @Body() fields: ChangeViewRequest,
    @WriteCall() call: Call,
  ): Promise<ViewEnvelope> {
    return { data: toViewResponse(await this.changing.execute({ id, fields }, call)) };
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a saved view of articles' })
  @HttpCode(204)
  @Access('content:own')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(VIEW_UNKNOWN)
  deleteArticleView(@Param() { id }: ViewParams, @WriteCall() call: Call): Promise<void> {
    return this.deletion.execute({ id }, call);
  }
}
