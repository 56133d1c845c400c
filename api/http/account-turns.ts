import {
  applyDecorators,
  Inject,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { VISITOR } from '@toolyard/core/accounts';
import type { Clock, FairQueue } from '@toolyard/core/shared';
import type { Request } from 'express';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { PORTS } from '../composition/ports.ts';
import { keyOf } from '../composition/write.ts';
import { ApiErrors } from './api-errors.ts';
import { computationTurns } from './computation-turns.ts';
import { COMPUTATIONS_WAITING } from './http.errors.ts';

/** Calls by account. They may wait for a provider, so that those of other accounts need places of their own. */
const LIMITS = { running: 256, runningPerKey: 1, waitingPerKey: 8 };

/** Answers one call of an account at a time, of the handlers that read everything it has. */
@Injectable()
export class AccountTurns implements NestInterceptor {
  private readonly turns: FairQueue;

  constructor(@Inject(PORTS.clock) clock: Clock) {
    this.turns = computationTurns(LIMITS, clock);
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { principal = VISITOR } = context.switchToHttp().getRequest<Request>();
    const answer = () => lastValueFrom<unknown>(next.handle());
    return of(await this.turns.run(keyOf(principal), answer));
  }
}

/** The handler reads all strategies of its caller where calls are served: one of an account runs at a time. */
export const OneAtATime = () =>
  applyDecorators(UseInterceptors(AccountTurns), ApiErrors(COMPUTATIONS_WAITING));
