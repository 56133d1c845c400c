import { applyDecorators, SetMetadata } from '@nestjs/common';
import { FORBIDDEN, PASSWORD_CHANGE_NEEDED, SECOND_FACTOR_DUE } from '@toolyard/core/accounts';
import type { NextFunction, Request, Response } from 'express';
import { ApiErrors } from './api-errors.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** Whether the call came below the address of operators. */
    isOfOperator?: boolean;
  }
}

/** Below it operators make the calls of members, for the product's own space. */
const OPERATOR_CONTENT = '/api/admin/content/own';

/** Leads a call of an operator to the handler of members; the access guard then wants an operator's token for it. */
export function operatorCalls(request: Request, _response: Response, next: NextFunction): void {
  if (request.url.startsWith(`${OPERATOR_CONTENT}/`)) {
    request.url = `/api/content${request.url.slice(OPERATOR_CONTENT.length)}`;
    request.isOfOperator = true;
  }
  next();
}

export const OPERATORS_TOO = 'toolyard:operatorsToo';

/** Opens a handler of members to operators, at their own address. */
export const OperatorsToo = () =>
  applyDecorators(
    SetMetadata(OPERATORS_TOO, true),
    ApiErrors(FORBIDDEN, PASSWORD_CHANGE_NEEDED, SECOND_FACTOR_DUE),
  );
