import {
  applyDecorators,
  Body,
  Controller,
  HttpCode,
  Inject,
  Param,
  Post,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  AdjustStrategy,
  ExerciseOrAssign,
  CloseStrategy,
  CorrectStep,
  OpenStrategy,
  SettleStrategy,
  TakeBackStep,
  type Strategy,
  CONTRACT_UNKNOWN,
  ACTION_UNBOOKABLE,
  CORPORATE_ACTIONS_UNKNOWN,
  NOTHING_DUE,
  POSITION_DUE,
  STEP_IMPOSSIBLE,
  STEP_UNKNOWN,
  STRATEGY_STATUS,
  STRATEGY_UNKNOWN,
  STRATEGY_INVALID,
  POSITION_FULL,
  PAST_PRICE_UNKNOWN,
  PRICES_NOT_IN_FORCE,
  SETTLEMENT_PRICE_UNKNOWN,
} from '@toolyard/core/options/strategies';
import { CONTRACT_ADJUSTED, CONTRACT_EXPIRED } from '@toolyard/core/options/contracts';
import { fromDollars } from '@toolyard/core/shared';
import type { Response } from 'express';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { mapConflicts } from '../http/version-conflicts.ts';
import { ApiErrors, PROVIDER_FAILURES } from '../http/api-errors.ts';
import { NeedsVersion, SeenVersion } from '../http/version-header.ts';
import { respondWithStrategy } from './strategy-response.ts';
import {
  AdjustStrategyRequest,
  AssignContractsRequest,
  CloseStrategyRequest,
  CorrectStepRequest,
  OpenStrategyRequest,
  SettleStrategyRequest,
  TakeBackStepRequest,
  type FillCorrectionRequest,
  type StepTimeRequest,
} from './strategy-life-requests.dto.ts';
import { StrategyParams } from './strategy-requests.dto.ts';
import { SavedStrategyResponse } from './strategy.dto.ts';
import { toStrategyResponse } from './strategy.mapper.ts';
import { SYMBOL_UNKNOWN } from '@toolyard/core/market';
import { EXPIRY_UNKNOWN } from '@toolyard/core/options/chain';

/** A step of a position's life: one of the caller's own, at a version, once. */
const Step = (path: string, summary: string, description?: string) =>
  applyDecorators(
    Post(`:id/${path}`),
    ApiOperation({ summary, ...(description !== undefined && { description }) }),
    HttpCode(200),
    Access('strategies:own', 'strategies:write'),
    NeedsIdempotencyKey(),
    NeedsVersion(),
    ApiOkResponse({ type: SavedStrategyResponse }),
    ApiErrors(
      STRATEGY_UNKNOWN,
      STRATEGY_INVALID,
      POSITION_FULL,
      SYMBOL_UNKNOWN,
      EXPIRY_UNKNOWN,
      PRICES_NOT_IN_FORCE,
      ...PROVIDER_FAILURES,
    ),
  );

/** The time of a step; null is now. */
const timeOf = ({ at, outsideHours }: StepTimeRequest) => ({
  at: at === null ? null : Date.parse(at),
  outsideHours: outsideHours ?? false,
});

/** What a correction states. */
const correctionOf = ({ fillId, contracts, price, commission }: FillCorrectionRequest) => ({
  fillId,
  ...(contracts !== null && { contracts }),
  ...(price !== null && { price: fromDollars(price) }),
  ...(commission !== null && { commission: fromDollars(commission) }),
});

interface Priced {
  readonly price: number;
  readonly commission: number | null;
}

const inMoney = <T extends Priced>(priced: T) => ({
  ...priced,
  price: fromDollars(priced.price),
  commission: fromDollars(priced.commission ?? 0),
});

@ApiTags('strategies')
@UseInterceptors(mapConflicts<Strategy>((current) => toStrategyResponse(current)))
@Controller('api/options/strategies')
export class StrategyLifeController {
  constructor(
    @Inject(OpenStrategy) private readonly opening: Write<OpenStrategy>,
    @Inject(AdjustStrategy) private readonly adjustment: Write<AdjustStrategy>,
    @Inject(CloseStrategy) private readonly closing: Write<CloseStrategy>,
    @Inject(SettleStrategy) private readonly settlement: Write<SettleStrategy>,
    @Inject(ExerciseOrAssign) private readonly assignment: Write<ExerciseOrAssign>,
    @Inject(CorrectStep) private readonly correction: Write<CorrectStep>,
    @Inject(TakeBackStep) private readonly takingBack: Write<TakeBackStep>,
  ) {}

  @Step('open', 'Open a planned strategy with its fills')
  @ApiErrors(CONTRACT_EXPIRED, PAST_PRICE_UNKNOWN, POSITION_DUE, STRATEGY_STATUS)
  async openStrategy(
    @Param() { id }: StrategyParams,
    @SeenVersion() version: number | null,
    @Body() { fills, note, ...time }: OpenStrategyRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedStrategyResponse> {
    const step = { id, version, note: note ?? '', ...timeOf(time) };
    const input = { ...step, fills: fills.map(inMoney) };
    return respondWithStrategy(response, await this.opening.execute(input, call));
  }

  @Step('adjust', 'Add trades to an open position')
  @ApiErrors(
    CONTRACT_ADJUSTED,
    CONTRACT_EXPIRED,
    CONTRACT_UNKNOWN,
    PAST_PRICE_UNKNOWN,
    ACTION_UNBOOKABLE,
    POSITION_DUE,
    STRATEGY_STATUS,
  )
  async adjustStrategy(
    @Param() { id }: StrategyParams,
    @SeenVersion() version: number | null,
    @Body() { trades, note, ...time }: AdjustStrategyRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedStrategyResponse> {
    const step = { id, version, note: note ?? '', ...timeOf(time) };
    const input = { ...step, trades: trades.map(inMoney) };
    return respondWithStrategy(response, await this.adjustment.execute(input, call));
  }

  @Step(
    'close',
    'Close an open position, or a part of it',
    'With `units`, so many equal structures are closed in one step; the rest keeps its name and structure.',
  )
  @ApiErrors(
    CONTRACT_ADJUSTED,
    CONTRACT_EXPIRED,
    CONTRACT_UNKNOWN,
    PAST_PRICE_UNKNOWN,
    ACTION_UNBOOKABLE,
    CORPORATE_ACTIONS_UNKNOWN,
    POSITION_DUE,
    STRATEGY_STATUS,
  )
  async closeStrategy(
    @Param() { id }: StrategyParams,
    @SeenVersion() version: number | null,
    @Body() { prices, units, note, ...time }: CloseStrategyRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedStrategyResponse> {
    const step = { id, version, note: note ?? '', ...timeOf(time) };
    const input = { ...step, prices: prices.map(inMoney), units };
    return respondWithStrategy(response, await this.closing.execute(input, call));
  }

  @Step(
    'settle',
    'Settle the expired contracts of a position',
    'At official settlement prices alone: a contract whose price is not known yet waits for it, unless the call states the price, or the outcome where shares are delivered.',
  )
  @ApiErrors(
    ACTION_UNBOOKABLE,
    CONTRACT_ADJUSTED,
    NOTHING_DUE,
    SETTLEMENT_PRICE_UNKNOWN,
    STRATEGY_STATUS,
  )
  async settleStrategy(
    @Param() { id }: StrategyParams,
    @SeenVersion() version: number | null,
    @Body() { outcomes, settlementPrices, note }: SettleStrategyRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedStrategyResponse> {
    const stated = (settlementPrices ?? []).map(({ symbol, price }) => ({
      symbol,
      price: fromDollars(price),
    }));
    const step = { id, version, note: note ?? '' };
    const input = { ...step, outcomes: outcomes ?? [], settlementPrices: stated };
    return respondWithStrategy(response, await this.settlement.execute(input, call));
  }

  @Step('assign', 'Exercise contracts or record their assignment')
  @ApiErrors(
    CONTRACT_ADJUSTED,
    CONTRACT_UNKNOWN,
    PAST_PRICE_UNKNOWN,
    ACTION_UNBOOKABLE,
    POSITION_DUE,
    SETTLEMENT_PRICE_UNKNOWN,
    STRATEGY_STATUS,
  )
  async assignContracts(
    @Param() { id }: StrategyParams,
    @SeenVersion() version: number | null,
    @Body()
    { symbol, contracts, commission, settlementPrice, note, ...time }: AssignContractsRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedStrategyResponse> {
    const step = { id, version, note: note ?? '', ...timeOf(time) };
    const input = {
      ...{ ...step, symbol, contracts, commission: fromDollars(commission ?? 0) },
      settlementPrice: settlementPrice === null ? null : fromDollars(settlementPrice),
    };
    return respondWithStrategy(response, await this.assignment.execute(input, call));
  }

  @Step('correct', 'Correct the fills of an earlier step')
  @ApiErrors(PAST_PRICE_UNKNOWN, STEP_IMPOSSIBLE, STEP_UNKNOWN)
  async correctStep(
    @Param() { id }: StrategyParams,
    @SeenVersion() version: number | null,
    @Body() { stepId, fills, reason, ...time }: CorrectStepRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedStrategyResponse> {
    const step = { id, version, stepId, reason: reason ?? '', ...timeOf(time) };
    const input = { ...step, fills: (fills ?? []).map(correctionOf) };
    return respondWithStrategy(response, await this.correction.execute(input, call));
  }

  @Step(
    'take-back',
    'Take back the latest step',
    'The step must be the latest one of the position.',
  )
  @ApiErrors(STEP_IMPOSSIBLE, STEP_UNKNOWN)
  async takeBackStep(
    @Param() { id }: StrategyParams,
    @SeenVersion() version: number | null,
    @Body() { stepId, reason }: TakeBackStepRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedStrategyResponse> {
    const input = { id, version, stepId, reason: reason ?? '' };
    return respondWithStrategy(response, await this.takingBack.execute(input, call));
  }
}
