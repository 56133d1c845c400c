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
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  ExportEntries,
  ForfeitPrize,
  ListEntries,
  RunDraws,
  LOTTERY_DRAW_NOT_DUE,
  LOTTERY_EVENT_UNKNOWN,
  LOTTERY_ORGANISERS_ONLY,
  LOTTERY_REASON_NEEDED,
  LOTTERY_WINNER_UNKNOWN,
} from '@toolyard/core/lottery';
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
import {
  BEACON_ROUND_INVALID,
  BEACON_UNAVAILABLE,
  DRAW_ENTRIES_INVALID,
  DRAW_FROZEN_TOO_EARLY,
  DRAW_FROZEN_TOO_LATE,
  FORFEIT_INVALID,
  SEED_INVALID,
} from '@toolyard/core/lottery/draw';
import { VERSION_CONFLICT } from '@toolyard/core/shared';

/** Entries, draw and prizes of an event, for operators. */
@ApiTags('admin lottery')
@Controller('api/admin/lottery/events/:id')
export class DrawsController {
  constructor(
    @Inject(RunDraws) private readonly draws: RunDraws,
    @Inject(ListEntries) private readonly entries: ListEntries,
    @Inject(ExportEntries) private readonly exporting: ExportEntries,
    @Inject(ForfeitPrize) private readonly forfeiting: Write<ForfeitPrize>,
  ) {}

  @Post('step')
  @ApiOperation({
    summary: 'Run the step of a draw that is due',
    description:
      'Freeze, draw or lapsed claims, at once instead of with the next run of the background job.',
  })
  @HttpCode(200)
  @Access('console:use')
  @ApiOkResponse({ type: EventStepResponse })
  @ApiErrors(
    BEACON_ROUND_INVALID,
    BEACON_UNAVAILABLE,
    DRAW_ENTRIES_INVALID,
    DRAW_FROZEN_TOO_EARLY,
    DRAW_FROZEN_TOO_LATE,
    FORFEIT_INVALID,
    LOTTERY_DRAW_NOT_DUE,
    LOTTERY_EVENT_UNKNOWN,
    LOTTERY_ORGANISERS_ONLY,
    SEED_INVALID,
    VERSION_CONFLICT,
  )
  async runEventStep(
    @Param() { id }: EventParams,
    @Body() { round }: EventStepRequest,
    @Caller() caller: Principal,
  ): Promise<EventStepResponse> {
    return { outcome: await this.draws.runOne(id, round, caller) };
  }

  @Get('entries')
  @ApiOperation({ summary: 'List the entries of a prize draw' })
  @Access('console:use')
  @ApiOkResponse({ type: AdminEntriesResponse })
  @ApiErrors(LOTTERY_EVENT_UNKNOWN)
  async listEntries(
    @Param() { id }: EventParams,
    @Query() { limit, cursor }: PageParams,
    @Caller() caller: Principal,
  ): Promise<AdminEntriesResponse> {
    const { items, nextCursor } = await this.entries.execute(id, { limit, cursor }, caller);
    return { data: items.map(toAdminEntry), nextCursor };
  }

  @Get('entries/export')
  @ApiOperation({ summary: 'Download the entries of a prize draw as CSV' })
  @Cost(20)
  @Access('console:govern-sensitive')
  @ApiOkResponse({
    content: { 'text/csv': { schema: { type: 'string' } } },
    description: 'Text that a sheet takes for no formula',
  })
  @ApiErrors(LOTTERY_EVENT_UNKNOWN)
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

  @Post('winners/:entry/forfeit')
  @ApiOperation({
    summary: 'Withdraw a prize from a winner',
    description: 'The next alternate moves up; reason and note are published.',
  })
  @HttpCode(204)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(
    FORFEIT_INVALID,
    LOTTERY_EVENT_UNKNOWN,
    LOTTERY_ORGANISERS_ONLY,
    LOTTERY_REASON_NEEDED,
    LOTTERY_WINNER_UNKNOWN,
    VERSION_CONFLICT,
  )
  async forfeitPrize(
    @Param() { id: eventId, entry: entryId }: ForfeitParams,
    @Body() { reason, note }: ForfeitRequest,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.forfeiting.execute({ eventId, entryId, reason, note }, call);
  }
}
