import { json, type Request, type RequestHandler } from 'express';
import type { DomainError } from '@toolyard/core/shared';
import {
  BODY_TOO_LARGE,
  MALFORMED_JSON,
  REPORT_TOO_LARGE,
  UNSUPPORTED_MEDIA,
  UPLOAD_TYPE,
} from './http.errors.ts';

const jsonUpTo = (limit: string) => json({ limit, inflate: false, strict: true, type: () => true });
const parse = jsonUpTo('100kb');
const parseReport = jsonUpTo('8kb');

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isJson = (contentType: string | undefined): boolean =>
  /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(contentType ?? '');

export const isUploadPath = (path: string): boolean =>
  /^\/api\/admin\/upload\/image\/?$/.test(path);
const isImportPath = (path: string): boolean =>
  /^\/api\/(admin\/users|options\/history)\/import\/?$/.test(path);

const isEarningsFile = ({ method, path }: Request): boolean =>
  (method === 'PUT' && /^\/api\/admin\/market\/earnings\/?$/.test(path)) ||
  (method === 'POST' && /^\/api\/admin\/market\/earnings\/check\/?$/.test(path));

const isReportPath = (path: string): boolean => /^\/api\/render-errors\/?$/.test(path);

/** Requests whose route reads a multipart body itself, after authentication. */
const wantsParts = (request: Request): boolean =>
  (request.method === 'POST' && (isUploadPath(request.path) || isImportPath(request.path))) ||
  isEarningsFile(request);

const isOfParts = ({ headers }: Request): boolean =>
  /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');

/** Reads a JSON body of at most 100 kB, of at most 8 kB for a report of a render error; anything else is refused before it is looked at. */
export const readBody: RequestHandler = (request, response, next) => {
  if (!hasBody(request)) return next();
  if (wantsParts(request)) return next(isOfParts(request) ? undefined : UPLOAD_TYPE());
  if (!isJson(request.headers['content-type'])) return next(UNSUPPORTED_MEDIA());
  const isReport = isReportPath(request.path);
  const tooLarge = isReport ? REPORT_TOO_LARGE : BODY_TOO_LARGE;
  const read = isReport ? parseReport : parse;
  read(request, response, (fault?: unknown) => (fault ? next(toRefusal(fault, tooLarge)) : next()));
};

function toRefusal(fault: unknown, tooLarge: () => DomainError): unknown {
  const { type = '' } = fault as { type?: string };
  if (type === 'entity.too.large') return tooLarge();
  if (type.endsWith('.unsupported')) return UNSUPPORTED_MEDIA();
  return MALFORMED_JSON({ cause: fault });
}
