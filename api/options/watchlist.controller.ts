import { Body, Controller, Get, Inject, Put, Res, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import { ReplaceWatchlist, ReadWatchlist, type Watchlist } from '@toolyard/core/watchlist';
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
  toWatchlistResponse,
} from './watchlist.dto.ts';

@ApiTags('watchlist')
@ApiBearerAuth()
@UseInterceptors(mapConflicts<Watchlist>(toWatchlistResponse))
@Controller('api/options/watchlist')
export class WatchlistController {
  constructor(
    private readonly reading: ReadWatchlist,
    @Inject(ReplaceWatchlist) private readonly keeping: Write<ReplaceWatchlist>,
  ) {}

  @Get()
  @Access('strategies:own')
  @ApiOkResponse({ type: SavedWatchlistResponse })
  @ApiErrors(401)
  async readWatchlist(
    @Caller() caller: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedWatchlistResponse> {
    return answer(await this.reading.execute(caller), response);
  }

  @Put()
  @Access('strategies:own')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: SavedWatchlistResponse })
  @ApiErrors(401, 409, 422, 428)
  async saveWatchlist(
    @SeenVersion() version: number | null,
    @Body() { symbols }: SaveWatchlistRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedWatchlistResponse> {
    return answer(await this.keeping.execute({ symbols, version }, call), response);
  }
}

function answer(watchlist: Watchlist, response: Response): SavedWatchlistResponse {
  response.setHeader('ETag', etagOf(watchlist.version));
  return { data: toWatchlistResponse(watchlist) };
}
