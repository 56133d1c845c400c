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
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  AdjustStrategy,
  ExerciseOrAssign,
  CloseStrategy,
  CorrectStep,
  OpenStrategy,
  SettleStrategy,
  TakeBackStep,
  type Strategy,
} from '@toolyard/core/options/strategies';
import { fromDollars } from '@toolyard/core/shared';
import type { Response } from 'express';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { mapConflicts } from '../http/version-conflicts.ts';
import { ApiErrors } from '../http/api-errors.ts';
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

/** A step of a position's life: one of the caller's own, at a version, once. */
const Step = (path: string) =>
  applyDecorators(
    Post(`:id/${path}`),
    HttpCode(200),
    Access('strategies:own'),
    NeedsIdempotencyKey(),
    NeedsVersion(),
    ApiOkResponse({ type: SavedStrategyResponse }),
    ApiErrors(401, 404, 409, 422, 428, 502),
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
@ApiBearerAuth()
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

  @Step('open')
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

  @Step('adjust')
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

  @Step('close')
  async closeStrategy(
    @Param() { id }: StrategyParams,
    @SeenVersion() version: number | null,
    @Body() { prices, note, ...time }: CloseStrategyRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedStrategyResponse> {
    const step = { id, version, note: note ?? '', ...timeOf(time) };
    const input = { ...step, prices: prices.map(inMoney) };
    return respondWithStrategy(response, await this.closing.execute(input, call));
  }

  @Step('settle')
  async settleStrategy(
    @Param() { id }: StrategyParams,
    @SeenVersion() version: number | null,
    @Body() { outcomes, note }: SettleStrategyRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedStrategyResponse> {
    const input = { id, version, note: note ?? '', outcomes: outcomes ?? [] };
    return respondWithStrategy(response, await this.settlement.execute(input, call));
  }

  @Step('assign')
  async assignContracts(
    @Param() { id }: StrategyParams,
    @SeenVersion() version: number | null,
    @Body() { symbol, contracts, note, ...time }: AssignContractsRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedStrategyResponse> {
    const step = { id, version, note: note ?? '', ...timeOf(time) };
    const input = { ...step, symbol, contracts };
    return respondWithStrategy(response, await this.assignment.execute(input, call));
  }

  @Step('correct')
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

  @Step('take-back')
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
