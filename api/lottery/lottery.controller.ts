import { Controller, Get, Header, Inject, Param, Query, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  ListEvents,
  ReadEvent,
  ReadInclusion,
  ReadProof,
  LOTTERY_ENTRY_UNKNOWN,
  LOTTERY_EVENT_UNKNOWN,
  LOTTERY_NOT_FROZEN,
} from '@toolyard/core/lottery';
import type { ProofBundle } from '@toolyard/core/lottery/draw';
import type { Language } from '@toolyard/core/shared';
import { PORTS, type DrawPorts } from '../composition/ports.ts';
import { Access } from '../http/access.guard.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import { Cost, LotteryQuota } from '../http/quotas.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { instant } from '../http/instant.ts';
import {
  EntryParams,
  EventEnvelope,
  EventParams,
  EventsParams,
  EventsResponse,
  InclusionEnvelope,
  toDrawFacts,
  toEventResponse,
  toInclusion,
} from './lottery.dto.ts';

const PROOF_COST = 10;

/** What anybody may read of prize draws. */
@ApiTags('lottery')
@UseGuards(LotteryQuota)
@Controller('api/lottery')
export class LotteryController {
  constructor(
    @Inject(ListEvents) private readonly list: ListEvents,
    @Inject(ReadEvent) private readonly reading: ReadEvent,
    @Inject(ReadProof) private readonly proofs: ReadProof,
    @Inject(ReadInclusion) private readonly inclusions: ReadInclusion,
    @Inject(PORTS.drawPorts) private readonly ports: DrawPorts,
  ) {}

  @Get('events')
  @ApiOperation({ summary: 'List prize draws' })
  @Access('public')
  @SpeaksLanguages()
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ type: EventsResponse })
  async listEvents(
    @Query() { limit, cursor, status }: EventsParams,
    @CallLanguage() language: Language,
  ): Promise<EventsResponse> {
    const { items, nextCursor, at } = await this.list.execute({ limit, cursor, status });
    const data = items.map((event) => toEventResponse(event, { at, language, ports: this.ports }));
    return { data, nextCursor, serverTime: instant(at) };
  }

  @Get('events/:id')
  @ApiOperation({ summary: 'Read a prize draw' })
  @Access('public')
  @SpeaksLanguages()
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ type: EventEnvelope })
  @ApiErrors(LOTTERY_EVENT_UNKNOWN)
  async readEvent(
    @Param() { id }: EventParams,
    @CallLanguage() language: Language,
  ): Promise<EventEnvelope> {
    const { event, at, facts, totalWeight } = await this.reading.execute(id);
    const { ports } = this;
    const shown = toEventResponse(event, { at, language, ports });
    const data = { ...shown, draw: toDrawFacts(facts, event, ports), totalWeight };
    return { data, serverTime: instant(at) };
  }

  @Get('events/:id/proof')
  @ApiOperation({
    summary: 'Read the proof of a prize draw',
    description:
      'The manifest at once, the entries once they are frozen, the outcome once the winners are drawn.',
  })
  @Cost(PROOF_COST)
  @Access('public')
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({
    schema: { type: 'object', additionalProperties: true },
    description: 'The proof bundle of the protocol LOT-DRAW/1; see the guide to prize draws',
  })
  @ApiErrors(LOTTERY_EVENT_UNKNOWN)
  readProof(@Param() { id }: EventParams): Promise<ProofBundle> {
    return this.proofs.execute(id);
  }

  @Get('entries/:uuid/inclusion')
  @ApiOperation({
    summary: 'Prove that an entry is in the frozen list',
    description: 'With its path to the published root.',
  })
  @Cost(PROOF_COST)
  @Access('public')
  @ApiOkResponse({ type: InclusionEnvelope })
  @ApiErrors(LOTTERY_ENTRY_UNKNOWN, LOTTERY_NOT_FROZEN)
  async readInclusion(@Param() { uuid }: EntryParams): Promise<InclusionEnvelope> {
    return { data: toInclusion(await this.inclusions.execute(uuid)) };
  }
}
