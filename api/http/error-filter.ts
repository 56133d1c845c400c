import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { PROVIDER_RATE } from '@toolyard/core/market';
import {
  DomainError,
  textIn,
  type Clock,
  type ErrorDetails,
  type Instant,
  type Language,
} from '@toolyard/core/shared';
import { databaseOutage } from '../composition/bindings/database.ts';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { recordErrorCode } from './request-log.ts';
import { isUploadPath } from './body-parser.ts';
import {
  INTERNAL,
  internalFault,
  METHOD_NOT_ALLOWED,
  NOT_FOUND,
  VALIDATION,
} from './http.errors.ts';
import { acceptedLanguage } from './language.ts';
import { OutageLog } from './outage-log.ts';
import { STATUS_OF_KIND } from './statuses.ts';

/** The one place where errors become answers: `{ code, message, details? }`, never a stack. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly outage: OutageLog;

  constructor(
    private readonly logger: Logger,
    private readonly clock: Clock,
    private readonly allowedMethods: (path: string) => readonly string[],
  ) {
    this.outage = new OutageLog(logger);
  }

  catch(fault: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) return void response.destroy();
    const refusal = this.routeRefusal(fault, request, response) ?? asRefusal(fault);
    response.setHeader('Cache-Control', 'no-store');
    // The route may have named the type of the answer that it would have given.
    response.type('json');
    if (refusal) return send(refusal, request, response, this.clock.now());
    const outageError = databaseOutage(fault);
    if (outageError) {
      if (outageError.kind === 'unavailable') this.outage.notice(fault);
      return send(outageError({ cause: fault }), request, response, this.clock.now());
    }
    this.logger.error({ err: fault, requestId: request.id }, 'a call failed unexpectedly');
    const { code } = INTERNAL;
    recordErrorCode(response, code);
    const message = textIn(internalFault(request.id), acceptedLanguage(request));
    response.status(500).json(bodyOf({ code, message }, request));
  }

  /** 405 where the router knows the path, but not by this method (RFC 9110 §15.5.6). */
  private routeRefusal(fault: unknown, request: Request, response: Response): DomainError | null {
    if (!(fault instanceof HttpException) || fault.getStatus() !== 404) return null;
    const allowed = this.allowedMethods(request.path);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (allowed.length === 0 || allowed.includes(method)) return null;
    response.setHeader('Allow', allowed.join(', '));
    return METHOD_NOT_ALLOWED();
  }
}

function asRefusal(fault: unknown): DomainError | null {
  if (fault instanceof DomainError) return fault;
  if (!(fault instanceof HttpException)) return null;
  const status = fault.getStatus();
  if (status === 404) return NOT_FOUND();
  if (status === 405) return METHOD_NOT_ALLOWED();
  return status < 500 ? VALIDATION() : null;
}

function send(refusal: DomainError, request: Request, response: Response, at: Instant): void {
  const { code, kind, texts, details, retryAt } = refusal;
  const language = acceptedLanguage(request);
  recordErrorCode(response, code);
  const seconds = retryAt === undefined ? 1 : Math.ceil((retryAt - at) / 1000);
  if (kind === 'throttled' || kind === 'unavailable' || retryAt !== undefined)
    response.setHeader('Retry-After', Math.max(1, seconds));
  if (kind === 'unauthenticated') response.setHeader('WWW-Authenticate', challengeTo(request, at));
  const body = {
    code,
    message: textIn(texts, language),
    ...(details && { details: detailsIn(details, language) }),
  };
  const status = isWaiting(refusal, request) ? 202 : STATUS_OF_KIND[kind];
  response.status(status).json(bodyOf(body, request));
}

/** Data that the provider's plan has no call for yet are no failure of a read: they come when it is repeated. */
const isWaiting = ({ code }: DomainError, { method }: Request): boolean =>
  method === 'GET' && code === PROVIDER_RATE.code;

/** Whose token is expected, whether one was presented, and whether it has expired (RFC 6750 §3). */
function challengeTo({ path, headers: { authorization } }: Request, at: Instant): string {
  const challenge = `Bearer realm="${path.startsWith('/api/admin/') ? 'admin' : 'user'}"`;
  if (authorization === undefined) return challenge;
  const invalid = `${challenge}, error="invalid_token"`;
  return isExpired(authorization, at)
    ? `${invalid}, error_description="The access token expired"`
    : invalid;
}

/** Whether a token says of itself that it has expired; its signature is not looked at. */
function isExpired(authorization: string, at: Instant): boolean {
  const payload = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString();
  const expiry = /"exp":(\d{1,12})\b/.exec(payload)?.[1];
  return expiry !== undefined && Number(expiry) * 1000 <= at;
}

/** Uploads say besides that they failed, as the specification has it. */
const bodyOf = <T extends { readonly message: string }>(body: T, { path }: Request): object =>
  isUploadPath(path) ? { success: false, error: body.message, ...body } : body;

/** Field faults in the caller's language; the state of a conflict as it is. */
const detailsIn = (details: ErrorDetails, language: Language): ErrorDetails =>
  'current' in details
    ? details
    : details.map(({ field, message, texts }) => ({
        ...(field !== undefined && { field }),
        message: texts ? textIn(texts, language) : message,
      }));
