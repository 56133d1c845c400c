import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Query,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiOperation,
} from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  DeleteStrategy,
  ListStrategies,
  ReadStrategy,
  RenameStrategy,
  SaveStrategy,
  WriteJournal,
  isFullyMarked,
  type Strategy,
  CONTRACT_UNKNOWN,
  STRATEGIES_FULL,
  STRATEGY_INVALID,
  STRATEGY_UNKNOWN,
} from '@toolyard/core/options/strategies';
import { fromDollars, type Language } from '@toolyard/core/shared';
import type { Response } from 'express';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { Cost } from '../http/quotas.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { mapConflicts } from '../http/version-conflicts.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import { ApiErrors, PROVIDER_FAILURES } from '../http/api-errors.ts';
import { NeedsVersion, SeenVersion } from '../http/version-header.ts';
import {
  JournalRequest,
  RenameStrategyRequest,
  SaveStrategyRequest,
  StrategiesParams,
  StrategyAnalysisParams,
  StrategyParams,
} from './strategy-requests.dto.ts';
import { respondWithStrategy } from './strategy-response.ts';
import { StrategyResponseCache } from './strategy-response-cache.ts';
import { SavedStrategyResponse, StrategiesResponse, StrategyResponse } from './strategy.dto.ts';
import { isOwnView, namedIn, toStrategyResponse, withChances } from './strategy.mapper.ts';
import {
  CONTRACT_ADJUSTED,
  CONTRACT_EXPIRED,
  SHARES_NOT_TRADED,
} from '@toolyard/core/options/contracts';
import { SYMBOL_UNKNOWN } from '@toolyard/core/market';
import { EXPIRY_UNKNOWN } from '@toolyard/core/options/chain';

const StrategyConflicts = mapConflicts<Strategy>((current) => toStrategyResponse(current));

@ApiTags('strategies')
@Controller('api/options/strategies')
export class StrategiesController {
  constructor(
    @Inject(SaveStrategy) private readonly saving: Write<SaveStrategy>,
    @Inject(RenameStrategy) private readonly renaming: Write<RenameStrategy>,
    @Inject(WriteJournal) private readonly journals: Write<WriteJournal>,
    @Inject(DeleteStrategy) private readonly deletion: Write<DeleteStrategy>,
    private readonly list: ListStrategies,
    private readonly reading: ReadStrategy,
    private readonly answers: StrategyResponseCache,
  ) {}

  @Post()
  @ApiOperation({
    summary: 'Save a strategy as a plan',
    description: 'Contracts must be listed by the market at the time of the call.',
  })
  @Access('strategies:own', 'strategies:write')
  @NeedsIdempotencyKey()
  @SpeaksLanguages()
  @ApiCreatedResponse({ type: SavedStrategyResponse })
  @ApiErrors(
    CONTRACT_EXPIRED,
    CONTRACT_ADJUSTED,
    CONTRACT_UNKNOWN,
    EXPIRY_UNKNOWN,
    SHARES_NOT_TRADED,
    STRATEGIES_FULL,
    STRATEGY_INVALID,
    SYMBOL_UNKNOWN,
    ...PROVIDER_FAILURES,
  )
  async saveStrategy(
    @Body() body: SaveStrategyRequest,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedStrategyResponse> {
    const legs = body.legs.map((leg) => ({ ...leg, price: fromDollars(leg.price) }));
    const draft = {
      ...body,
      name: body.name ?? '',
      language,
      commissionPerContract: fromDollars(body.commissionPerContract ?? 0),
      commissionPerTrade: fromDollars(body.commissionPerTrade ?? 0),
      legs,
    };
    return respondWithStrategy(response, await this.saving.execute(draft, call));
  }

  @Get()
  @ApiOperation({ summary: 'List saved strategies' })
  @Cost(3)
  @Access('strategies:own', 'strategies:read')
  @SpeaksLanguages()
  @ApiOkResponse({
    type: StrategiesResponse,
    headers: { ETag: { description: 'For If-None-Match', schema: { type: 'string' } } },
  })
  async listStrategies(
    @Query() { limit, cursor, ...model }: StrategiesParams,
    @CallLanguage() language: Language,
    @Caller() caller: Principal,
    @Res() response: Response,
  ): Promise<void> {
    const request = { limit, cursor };
    const versions = await this.list.versions(request, caller);
    const place = `${language} ${limit} ${cursor ?? ''} ${JSON.stringify(model)}`;
    await this.answers.send(response, { caller, place, versions }, async () => {
      const read = await this.list.execute(request, caller);
      const data: StrategyResponse[] = [];
      for (const each of read.items) {
        data.push(namedIn(language, toStrategyResponse(each, model)));
        // Calendars by another measure take milliseconds each: other calls go on between them.
        await nextTurn();
      }
      const body: StrategiesResponse = { data, nextCursor: read.nextCursor };
      const isReusable = read.items.every(isFullyMarked) && !isOwnView(model.measure);
      return { body, versions: read, isReusable };
    });
  }

  @Get(':id')
  @ApiOperation({ summary: 'Read a strategy with its analysis' })
  @Access('strategies:own', 'strategies:read')
  @SpeaksLanguages()
  @ApiOkResponse({ type: SavedStrategyResponse })
  @ApiErrors(EXPIRY_UNKNOWN, STRATEGY_UNKNOWN, SYMBOL_UNKNOWN)
  async readStrategy(
    @Param() { id }: StrategyParams,
    @Query() { chances, stop, ...model }: StrategyAnalysisParams,
    @CallLanguage() language: Language,
    @Caller() caller: Principal,
    @Res() response: Response,
  ): Promise<void> {
    const version = await this.reading.version(id, caller);
    const versions = { items: [version], nextCursor: null };
    await this.answers.send(
      response,
      {
        caller,
        place: `${language} ${id} ${chances ?? ''} ${stop ?? ''} ${JSON.stringify(model)}`,
        versions,
      },
      async () => {
        const read = await this.reading.execute(id, caller);
        const body: SavedStrategyResponse = {
          data: namedIn(
            language,
            chances === 'true' ? withChances(read, model, stop) : toStrategyResponse(read, model),
          ),
        };
        const made = { body, version: read.version, versions: { ...versions, items: [read] } };
        const isStated = isOwnView(model.measure) || stop !== undefined;
        return { ...made, isReusable: isFullyMarked(read) && !isStated };
      },
    );
  }

  @Put(':id')
  @ApiOperation({ summary: 'Rename a strategy' })
  @Access('strategies:own', 'strategies:write')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @UseInterceptors(StrategyConflicts)
  @ApiOkResponse({ type: SavedStrategyResponse })
  @ApiErrors(EXPIRY_UNKNOWN, STRATEGY_INVALID, STRATEGY_UNKNOWN, SYMBOL_UNKNOWN)
  async renameStrategy(
    @Param() { id }: StrategyParams,
    @SeenVersion() version: number | null,
    @Body() { name }: RenameStrategyRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedStrategyResponse> {
    return respondWithStrategy(response, await this.renaming.execute({ id, name, version }, call));
  }

  @Put(':id/journal')
  @ApiOperation({ summary: 'Replace the note and the tags of a strategy' })
  @Access('strategies:own', 'strategies:write')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @UseInterceptors(StrategyConflicts)
  @ApiOkResponse({ type: SavedStrategyResponse })
  @ApiErrors(EXPIRY_UNKNOWN, STRATEGY_INVALID, STRATEGY_UNKNOWN, SYMBOL_UNKNOWN)
  async writeJournal(
    @Param() { id }: StrategyParams,
    @SeenVersion() version: number | null,
    @Body() { note, tags }: JournalRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedStrategyResponse> {
    const input = { id, version, note, tags };
    return respondWithStrategy(response, await this.journals.execute(input, call));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a strategy' })
  @HttpCode(204)
  @Access('strategies:own', 'strategies:write')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @UseInterceptors(StrategyConflicts)
  @ApiNoContentResponse()
  @ApiErrors(STRATEGY_UNKNOWN)
  async deleteStrategy(
    @Param() { id }: StrategyParams,
    @SeenVersion() version: number | null,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.deletion.execute({ id, version }, call);
  }
}
