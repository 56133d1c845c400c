import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import { ExportEntries, ForfeitPrize, ListEntries, RunDraws } from '@toolyard/core/lottery';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { PageParams } from '../../http/page-params.dto.ts';
import { Cost } from '../../http/quotas.ts';
import { EventParams } from '../../lottery/lottery.dto.ts';
import {
  AdminEntriesResponse,
  EventStepRequest,
  EventStepResponse,
  ForfeitParams,
  ForfeitRequest,
  toAdminEntry,
} from './draws.dto.ts';
import { entriesCsv } from './entries-csv.ts';

/** Entries, draw and prizes of an event, for operators. */
@ApiTags('admin lottery')
@ApiBearerAuth()
@Controller('api/admin/lottery/events/:id')
export class DrawsController {
  constructor(
    @Inject(RunDraws) private readonly draws: RunDraws,
    @Inject(ListEntries) private readonly entries: ListEntries,
    @Inject(ExportEntries) private readonly exporting: ExportEntries,
    @Inject(ForfeitPrize) private readonly forfeiting: Write<ForfeitPrize>,
  ) {}

  /** Starts the step that is due now instead of waiting for the background job: freeze, draw, or lapsed claims. */
  @Post('step')
  @HttpCode(200)
  @Access('console:use')
  @ApiOkResponse({ type: EventStepResponse })
  @ApiErrors(401, 403, 404, 409, 502)
  async runEventStep(
    @Param() { id }: EventParams,
    @Body() { round }: EventStepRequest,
    @Caller() caller: Principal,
  ): Promise<EventStepResponse> {
    return { outcome: await this.draws.runOne(id, round, caller) };
  }

  @Get('entries')
  @Access('console:use')
  @ApiOkResponse({ type: AdminEntriesResponse })
  @ApiErrors(401, 403, 404)
  async listEntries(
    @Param() { id }: EventParams,
    @Query() { limit, cursor }: PageParams,
    @Caller() caller: Principal,
  ): Promise<AdminEntriesResponse> {
    const { items, nextCursor } = await this.entries.execute(id, { limit, cursor }, caller);
    return { data: items.map(toAdminEntry), nextCursor };
  }

  @Get('entries/export')
  @Cost(20)
  @Access('console:govern-sensitive')
  @ApiOkResponse({
    content: { 'text/csv': { schema: { type: 'string' } } },
    description: 'Text that a sheet takes for no formula',
  })
  @ApiErrors(401, 403, 404)
  async exportEntries(
    @Param() { id }: EventParams,
    @Caller() caller: Principal,
  ): Promise<StreamableFile> {
    const entries = await this.exporting.execute(id, caller);
    return new StreamableFile(Buffer.from(entriesCsv(entries)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="lottery-entries.csv"`,
    });
  }

  /** The next alternate moves up; reason and note are published. */
  @Post('winners/:entry/forfeit')
  @HttpCode(204)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 404, 409, 422)
  async forfeitPrize(
    @Param() { id: eventId, entry: entryId }: ForfeitParams,
    @Body() { reason, note }: ForfeitRequest,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.forfeiting.execute({ eventId, entryId, reason, note }, call);
  }
}
