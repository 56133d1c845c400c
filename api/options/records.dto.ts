import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import {
  BROKERS,
  TRADE_RESULTS,
  recordInDollars,
  type TradeResult,
  type Broker,
  type BrokerImport,
  type HistoricalTrade,
  type ImportedFills,
  type LineOutcome,
  type HistoryPage,
  type TradeImportOutcome,
} from '@toolyard/core/options/records';
import {
  DIRECTIONS,
  TEMPLATE_IDS,
  type Direction,
  type StructureId,
  type TemplateId,
} from '@toolyard/core/options/templates';
import { OutcomeResponse, toOutcomeResponse } from '../http/outcome.dto.ts';
import { TrackRecordResponse } from './track-record.dto.ts';
import { nameIn, STEP_KINDS, type StepKind } from '@toolyard/core/options/strategies';
import { textIn, toDollars, type Language } from '@toolyard/core/shared';
import { dollars } from './chain.mapper.ts';

export class HistoricalTradeResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ enum: TEMPLATE_IDS, enumName: 'TemplateId' })
  type!: TemplateId;

  @ApiProperty({
    type: String,
    example: 'covered-call',
    description: 'The structure within its type, by the name that traders use',
  })
  structure!: StructureId;

  @ApiProperty({ enum: ['completed'] })
  status!: 'completed';

  @ApiProperty({ type: String, example: 'MSFT' })
  underlyingAsset!: string;

  @ApiProperty({ type: String, format: 'date' })
  startDate!: string;

  @ApiProperty({ type: String, format: 'date' })
  endDate!: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'The most that the trade had at risk, dollars; null = no bound, or unknown',
  })
  startingCapital!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  endingCapital!: number | null;

  @ApiProperty({ type: Number, description: 'Sum of all cash flows, dollars' })
  returnAmount!: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Of the starting capital' })
  returnPercentage!: number | null;

  @ApiProperty({ enum: TRADE_RESULTS, enumName: 'TradeResult' })
  winLoss!: TradeResult;

  @ApiProperty({ type: 'integer' })
  daysHeld!: number;

  @ApiProperty({ enum: DIRECTIONS, enumName: 'StrategyDirection' })
  strategyDirection!: Direction;

  @ApiProperty({ type: Boolean })
  sample!: boolean;

  @ApiProperty({ type: 'integer', description: 'For If-Match' })
  version!: number;

  @ApiProperty({ type: String })
  note!: string;

  @ApiProperty({ type: [String] })
  tags!: string[];
}

export class HistoryResponse {
  @ApiProperty({ type: [HistoricalTradeResponse] })
  data!: HistoricalTradeResponse[];

  @ApiProperty({ type: 'integer' })
  total!: number;

  @ApiProperty({ type: 'integer' })
  page!: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  totalPages!: number;

  @ApiProperty({ type: TrackRecordResponse, description: 'Of all that the filter lets through' })
  summary!: TrackRecordResponse;

  @ApiProperty({ type: [String], description: 'Underlyings of the whole history' })
  symbols!: string[];

  @ApiProperty({ type: [String], description: 'Tags of the whole history' })
  tags!: string[];
}

export class RecordGroupResponse extends TrackRecordResponse {
  @ApiProperty({
    type: String,
    description:
      'A template, an underlying, a month as YYYY-MM, a direction, a limit, or a tag; empty = no tag',
  })
  key!: string;
}

export class EquityPointResponse {
  @ApiProperty({ type: String, format: 'date' })
  date!: string;

  @ApiProperty({ type: Number, description: 'Dollars' })
  equity!: number;
}

export class PerformanceFigures {
  @ApiProperty({ type: TrackRecordResponse })
  totals!: TrackRecordResponse;

  @ApiProperty({ type: [RecordGroupResponse] })
  byStrategy!: RecordGroupResponse[];

  @ApiProperty({ type: [RecordGroupResponse] })
  byUnderlying!: RecordGroupResponse[];

  @ApiProperty({ type: [RecordGroupResponse] })
  byMonth!: RecordGroupResponse[];

  @ApiProperty({ type: [RecordGroupResponse] })
  byDirection!: RecordGroupResponse[];

  @ApiProperty({ type: [RecordGroupResponse], description: 'One trade may have several tags' })
  byTag!: RecordGroupResponse[];

  @ApiProperty({
    type: [RecordGroupResponse],
    description:
      'By the limits in force now that a trade broke when it was opened: within all, beyond one, each limit, and unknown',
  })
  byLimit!: RecordGroupResponse[];

  @ApiProperty({ type: [EquityPointResponse] })
  equity!: EquityPointResponse[];
}

export class PerformanceResponse {
  @ApiProperty({ type: PerformanceFigures })
  data!: PerformanceFigures;
}

export class ImportedTradeResponse extends OutcomeResponse {
  @ApiProperty({ type: 'integer', description: 'Of its first fill, or of the one that is refused' })
  line!: number;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String, example: 'MSFT' })
  symbol!: string;

  @ApiProperty({ type: 'integer' })
  fills!: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Sum of all cash flows, dollars' })
  returnAmount!: number | null;

  @ApiPropertyOptional({ type: Boolean, description: 'Whether a position stays open' })
  open?: boolean;

  @ApiPropertyOptional({ type: Boolean, description: 'Whether an earlier import made it' })
  continued?: boolean;
}

export const LINE_OUTCOMES = ['step', 'known', 'skipped', 'refused'] as const;

export class ImportedLineResponse {
  @ApiProperty({ type: 'integer' })
  line!: number;

  @ApiProperty({
    enum: LINE_OUTCOMES,
    enumName: 'LineOutcome',
    description: 'A step of a strategy, imported already, no trade at all, or refused',
  })
  outcome!: (typeof LINE_OUTCOMES)[number];

  @ApiPropertyOptional({
    type: 'integer',
    description: 'Place of its strategy in `trades`, from 0',
  })
  trade?: number;

  @ApiPropertyOptional({ enum: STEP_KINDS, enumName: 'StepKind' })
  step?: StepKind;

  @ApiPropertyOptional({ type: String, description: 'The contract, or the value that is refused' })
  symbol?: string;

  @ApiPropertyOptional({ type: 'integer', description: 'Bought positive, sold negative' })
  quantity?: number;

  @ApiPropertyOptional({ type: Number, description: 'Dollars per share' })
  price?: number;

  @ApiPropertyOptional({ type: String, example: 'FILL_QUANTITY' })
  code?: string;

  @ApiPropertyOptional({ type: String, description: 'In the language of Accept-Language' })
  message?: string;
}

export class ImportTradesReport {
  @ApiProperty({ type: 'integer', description: 'Trades that were added, or would be' })
  imported!: number;

  @ApiProperty({ type: 'integer', description: 'Trades; lines of a broker’s file' })
  refused!: number;

  @ApiProperty({ type: [ImportedTradeResponse], description: 'In the order of the file' })
  trades!: ImportedTradeResponse[];

  @ApiPropertyOptional({ enum: BROKERS, enumName: 'Broker', description: 'Whose file it is' })
  broker?: Broker;

  @ApiPropertyOptional({
    type: [ImportedLineResponse],
    description: 'What becomes of each line of a broker’s file, in its order',
  })
  lines?: ImportedLineResponse[];
}

/** What fills of a broker make. */
export class ImportedFillsReport extends PickType(ImportTradesReport, ['imported', 'trades']) {
  @ApiProperty({ type: 'integer', description: 'Lines' })
  refused!: number;

  @ApiProperty({ type: [ImportedLineResponse], description: 'What becomes of each line' })
  lines!: ImportedLineResponse[];
}

export class ImportTradesResponse {
  @ApiProperty({ type: ImportTradesReport })
  data!: ImportTradesReport;
}

const toTradeResponse = (trade: HistoricalTrade, language: Language): HistoricalTradeResponse => ({
  ...trade,
  name: nameIn(language, trade.name, trade.underlyingAsset),
  startingCapital: dollars(trade.startingCapital),
  endingCapital: dollars(trade.endingCapital),
  returnAmount: toDollars(trade.returnAmount),
  tags: [...trade.tags],
});

export const toHistoryResponse = (found: HistoryPage, language: Language): HistoryResponse => ({
  data: found.trades.map((trade) => toTradeResponse(trade, language)),
  total: found.total,
  page: found.page,
  totalPages: found.totalPages,
  summary: recordInDollars(found.summary),
  symbols: [...found.symbols],
  tags: [...found.tags],
});

function toImportedTrade(trade: TradeImportOutcome, language: Language): ImportedTradeResponse {
  const { line, name, symbol, fills, returnAmount } = trade;
  const read = { line, name, symbol, fills, returnAmount: dollars(returnAmount) };
  return { ...read, ...toOutcomeResponse(trade, language) };
}

export function toImportReport(
  trades: readonly TradeImportOutcome[],
  language: Language,
): ImportTradesReport {
  const imported = trades.filter(({ ok }) => ok).length;
  const refused = trades.length - imported;
  return { imported, refused, trades: trades.map((each) => toImportedTrade(each, language)) };
}

function toImportedLine(read: LineOutcome, language: Language): ImportedLineResponse {
  const { line, outcome } = read;
  if (outcome !== 'step') {
    const { code, texts, value } = read;
    return { line, outcome, symbol: value, code, message: textIn(texts, language) };
  }
  const { strategy: trade, step, symbol, quantity, price } = read;
  return { line, outcome, trade, step, symbol, quantity, price: toDollars(price) };
}

/** Strategies, and what becomes of each line. */
export const toFillsReport = (
  { strategies, lines }: ImportedFills,
  language: Language,
): ImportedFillsReport => ({
  imported: strategies.length,
  refused: lines.filter(({ outcome }) => outcome === 'refused').length,
  trades: strategies.map(({ line, name, symbol, fills, cash, status, continued }) => ({
    ...{ ok: true, line, name, symbol, fills, continued },
    returnAmount: toDollars(cash),
    open: status === 'active',
  })),
  lines: lines.map((line) => toImportedLine(line, language)),
});

export const toBrokerReport = (
  { broker, ...fills }: BrokerImport,
  language: Language,
): ImportTradesReport => ({ broker, ...toFillsReport(fills, language) });
