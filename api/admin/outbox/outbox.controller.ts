import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import { ReadOutbox } from '@toolyard/core/admin';
import { Access } from '../../http/access.guard.ts';
import { Caller } from '../../http/caller.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { OutboxParams, OutboxResponse, toOutboxResponse } from './outbox.dto.ts';
import { OUTBOX_OFF } from '@toolyard/core/mail';

@ApiTags('admin outbox')
@Controller('api/admin/outbox')
export class OutboxController {
  constructor(private readonly outbox: ReadOutbox) {}

  @Get()
  @ApiOperation({
    summary: 'List the mail that this server kept instead of sending',
    description:
      'Only a server without SMTP_URL has an outbox. Its letters hold links that set passwords.',
  })
  @Access('console:govern-sensitive')
  @ApiOkResponse({ type: OutboxResponse })
  @ApiErrors(OUTBOX_OFF)
  async readOutbox(
    @Query() page: OutboxParams,
    @Caller() caller: Principal,
  ): Promise<OutboxResponse> {
    return toOutboxResponse(await this.outbox.execute(page, caller));
  }
}
