import type { CallHandler, ExecutionContext, NestInterceptor, Type } from '@nestjs/common';
import { DomainError, VERSION_CONFLICT } from '@toolyard/core/shared';
import { catchError, throwError, type Observable } from 'rxjs';

/** Puts the entity as it stands into version conflicts, as the wire has it. */
export function mapConflicts<Entity>(
  toResponse: (current: Entity) => object,
): Type<NestInterceptor> {
  const onWire = (fault: unknown): unknown => {
    const isConflict = fault instanceof DomainError && fault.code === VERSION_CONFLICT.code;
    if (!isConflict || !fault.details || !('current' in fault.details)) return fault;
    const current = toResponse(fault.details.current as Entity);
    return VERSION_CONFLICT({ details: { current }, cause: fault });
  };
  return class implements NestInterceptor {
    intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
      return next.handle().pipe(catchError((fault: unknown) => throwError(() => onWire(fault))));
    }
  };
}
