import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import { ReadOutbox } from '@toolyard/core/admin';
import { Access } from '../../http/access.guard.ts';
import { Caller } from '../../http/caller.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { PageParams } from '../../http/page-params.dto.ts';
import { OutboxResponse, toOutboxResponse } from './outbox.dto.ts';

@ApiTags('admin outbox')
@ApiBearerAuth()
@Controller('api/admin/outbox')
export class OutboxController {
  constructor(private readonly outbox: ReadOutbox) {}

  @Get()
  @Access('console:govern')
  @ApiOkResponse({ type: OutboxResponse })
  @ApiErrors(401, 403, 404)
  async readOutbox(
    @Query() page: PageParams,
    @Caller() caller: Principal,
  ): Promise<OutboxResponse> {
    return toOutboxResponse(await this.outbox.execute(page, caller));
  }
}
