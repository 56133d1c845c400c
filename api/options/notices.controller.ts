import { Body, Controller, Get, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import { ListAlertNotices, MarkNoticesRead } from '@toolyard/core/options/alerts';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
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
@Controller('api/options/notices')
export class NoticesController {
  constructor(
    private readonly list: ListAlertNotices,
    @Inject(MarkNoticesRead) private readonly marking: Write<MarkNoticesRead>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the notices of alerts that fired' })
  @Access('strategies:own', 'alerts:read')
  @ApiOkResponse({ type: AlertNoticesResponse })
  async listAlertNotices(
    @Query() page: PageParams,
    @Caller() caller: Principal,
  ): Promise<AlertNoticesResponse> {
    const { items, nextCursor } = await this.list.execute(page, caller);
    return { data: items.map(toNoticeResponse), nextCursor };
  }

  @Get('unread')
  @ApiOperation({ summary: 'Read the number of unread notices and the latest of them' })
  @Access('strategies:own', 'alerts:read')
  @ApiOkResponse({ type: SavedUnreadNoticesResponse })
  async readUnreadNotices(@Caller() caller: Principal): Promise<SavedUnreadNoticesResponse> {
    return { data: toUnreadResponse(await this.list.unread(caller)) };
  }

  @Post('read')
  @ApiOperation({ summary: 'Mark notices as read', description: 'Unknown ids are ignored.' })
  @HttpCode(200)
  @Access('strategies:own', 'alerts:write')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: SavedUnreadNoticesResponse })
  async markNoticesRead(
    @Body() { ids }: ReadNoticesRequest,
    @WriteCall() call: Call,
  ): Promise<SavedUnreadNoticesResponse> {
    return { data: toUnreadResponse(await this.marking.execute({ ids }, call)) };
  }
}
