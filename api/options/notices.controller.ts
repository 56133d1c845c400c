import { Body, Controller, Get, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import { ListAlertNotices, MarkNoticesRead } from '@toolyard/core/options/alerts';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { PageParams } from '../http/page-params.dto.ts';
import {
  AlertNoticesResponse,
  ReadNoticesRequest,
  SavedUnreadNoticesResponse,
  toNoticeResponse,
  toUnreadResponse,
} from './alerts.dto.ts';

@ApiTags('alerts')
@ApiBearerAuth()
@Controller('api/options/notices')
export class NoticesController {
  constructor(
    private readonly list: ListAlertNotices,
    @Inject(MarkNoticesRead) private readonly marking: Write<MarkNoticesRead>,
  ) {}

  @Get()
  @Access('strategies:own')
  @ApiOkResponse({ type: AlertNoticesResponse })
  @ApiErrors(401)
  async listAlertNotices(
    @Query() page: PageParams,
    @Caller() caller: Principal,
  ): Promise<AlertNoticesResponse> {
    const { items, nextCursor } = await this.list.execute(page, caller);
    return { data: items.map(toNoticeResponse), nextCursor };
  }

  @Get('unread')
  @Access('strategies:own')
  @ApiOkResponse({ type: SavedUnreadNoticesResponse })
  @ApiErrors(401)
  async readUnreadNotices(@Caller() caller: Principal): Promise<SavedUnreadNoticesResponse> {
    return { data: toUnreadResponse(await this.list.unread(caller)) };
  }

  /** Marks notices as read. Unknown ids are ignored. */
  @Post('read')
  @HttpCode(200)
  @Access('strategies:own')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: SavedUnreadNoticesResponse })
  @ApiErrors(401, 409, 422)
  async markNoticesRead(
    @Body() { ids }: ReadNoticesRequest,
    @WriteCall() call: Call,
  ): Promise<SavedUnreadNoticesResponse> {
    return { data: toUnreadResponse(await this.marking.execute({ ids }, call)) };
  }
}
