import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Strategy } from '@toolyard/core/options/strategies';
import { DomainError, VERSION_CONFLICT } from '@toolyard/core/shared';
import { catchError, throwError, type Observable } from 'rxjs';
import { toStrategyResponse } from './strategy.mapper.ts';

/** Puts the strategy as it stands into a version conflict, as the wire has it. */
export class StrategyConflicts implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(catchError((fault: unknown) => throwError(() => onWire(fault))));
  }
}

function onWire(fault: unknown): unknown {
  const isConflict = fault instanceof DomainError && fault.code === VERSION_CONFLICT.code;
  if (!isConflict || !fault.details || !('current' in fault.details)) return fault;
  const current = toStrategyResponse(fault.details.current as Strategy);
  return VERSION_CONFLICT({ details: { current }, cause: fault });
}
