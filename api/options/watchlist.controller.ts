import { Body, Controller, Get, Inject, Put, Res, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  ReadWatchlists,
  ReplaceWatchlists,
  type Watchlists,
  WATCHLISTS_LIMIT,
  WATCHLIST_INVALID,
  WATCHLIST_NAME_INVALID,
  WATCHLIST_NAME_TAKEN,
} from '@toolyard/core/watchlist';
import type { Response } from 'express';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { mapConflicts } from '../http/version-conflicts.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { etagOf, NeedsVersion, SeenVersion } from '../http/version-header.ts';
import {
  SavedWatchlistResponse,
  SaveWatchlistRequest,
  SaveWatchlistsRequest,
  toWatchlistResponse,
} from './watchlist.dto.ts';

@ApiTags('watchlist')
@UseInterceptors(mapConflicts<Watchlists>(toWatchlistResponse))
@Controller('api/options')
export class WatchlistController {
  constructor(
    private readonly reading: ReadWatchlists,
    @Inject(ReplaceWatchlists) private readonly keeping: Write<ReplaceWatchlists>,
  ) {}

  @Get('watchlist')
  @ApiOperation({
    summary: 'Read the watchlists',
    description: 'The first list, and all lists beside it.',
  })
  @Access('strategies:own', 'watchlists:read')
  @ApiOkResponse({ type: SavedWatchlistResponse })
  async readWatchlist(
    @Caller() caller: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedWatchlistResponse> {
    return answer(await this.reading.execute(caller), response);
  }

  @Put('watchlist')
  @ApiOperation({ summary: 'Replace the symbols of the first watchlist' })
  @Access('strategies:own', 'watchlists:write')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: SavedWatchlistResponse })
  @ApiErrors(WATCHLISTS_LIMIT, WATCHLIST_INVALID, WATCHLIST_NAME_INVALID, WATCHLIST_NAME_TAKEN)
  async saveWatchlist(
    @SeenVersion() version: number | null,
    @Body() { symbols }: SaveWatchlistRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedWatchlistResponse> {
    return answer(await this.keeping.execute({ change: { symbols }, version }, call), response);
  }

  @Put('watchlists')
  @ApiOperation({
    summary: 'Replace all watchlists',
    description: 'Their names, symbols and order.',
  })
  @Access('strategies:own', 'watchlists:write')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: SavedWatchlistResponse })
  @ApiErrors(WATCHLISTS_LIMIT, WATCHLIST_INVALID, WATCHLIST_NAME_INVALID, WATCHLIST_NAME_TAKEN)
  async saveWatchlists(
    @SeenVersion() version: number | null,
    @Body() { lists }: SaveWatchlistsRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedWatchlistResponse> {
    return answer(await this.keeping.execute({ change: { lists }, version }, call), response);
  }
}

function answer(watchlists: Watchlists, response: Response): SavedWatchlistResponse {
  response.setHeader('ETag', etagOf(watchlists.version));
  return { data: toWatchlistResponse(watchlists) };
}
