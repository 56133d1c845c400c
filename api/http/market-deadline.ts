import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { PROVIDER_TIMEOUT } from '@toolyard/core/market';
import { catchError, throwError, timeout, TimeoutError, type Observable } from 'rxjs';

const MARKET_DEADLINE_MS = 10_000;

/** Answers 502 when market data takes longer than ten seconds. */
export class MarketDeadline implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      timeout(MARKET_DEADLINE_MS),
      catchError((fault: unknown) =>
        throwError(() =>
          fault instanceof TimeoutError ? PROVIDER_TIMEOUT({ cause: fault }) : fault,
        ),
      ),
    );
  }
}
