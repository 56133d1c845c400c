import { json, type Request, type RequestHandler } from 'express';
import { ARTICLE_TOO_LONG } from '@toolyard/core/content';
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
/** An article at its longest, in Chinese, with its quotes and line ends escaped. */
const parseArticle = jsonUpTo('2mb');

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isJson = (contentType: string | undefined): boolean =>
  /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(contentType ?? '');

export const isUploadPath = (path: string): boolean =>
  /^\/api\/admin\/upload\/image\/?$/.test(path);
const isMediaPath = (path: string): boolean =>
  /^\/api\/(content\/media|(lottery\/organised|admin\/lottery\/events)\/[^/]+\/pictures)\/?$/.test(
    path,
  );
const isImportPath = (path: string): boolean =>
  /^\/api\/(admin\/users|options\/history|content\/spaces\/[^/]+)\/import\/?$/.test(path);

const isEarningsFile = ({ method, path }: Request): boolean =>
  (method === 'PUT' && /^\/api\/admin\/market\/earnings\/?$/.test(path)) ||
  (method === 'POST' && /^\/api\/admin\/market\/earnings\/check\/?$/.test(path));

const isArticle = ({ method, path }: Request): boolean =>
  (method === 'POST' && /^\/api\/content\/articles(\/preview)?\/?$/.test(path)) ||
  (method === 'PUT' && /^\/api\/content\/articles\/[^/]+\/draft\/?$/.test(path));

const isReportPath = (path: string): boolean => /^\/api\/render-errors\/?$/.test(path);

/** Requests whose route reads a multipart body itself, after authentication. */
const wantsParts = (request: Request): boolean =>
  (request.method === 'POST' &&
    (isUploadPath(request.path) || isImportPath(request.path) || isMediaPath(request.path))) ||
  isEarningsFile(request);

const isOfParts = ({ headers }: Request): boolean =>
  /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');

/** Parser of a JSON body and the refusal of one that is too large. */
function parserOf(request: Request): readonly [RequestHandler, () => DomainError] {
  if (isReportPath(request.path)) return [parseReport, REPORT_TOO_LARGE];
  return isArticle(request) ? [parseArticle, ARTICLE_TOO_LONG] : [parse, BODY_TOO_LARGE];
}

/** Reads a JSON body of at most 100 kB, 2 MB for an article, 8 kB for a report of a render error; anything else is refused before it is looked at. */
export const readBody: RequestHandler = (request, response, next) => {
  if (!hasBody(request)) return next();
  if (wantsParts(request)) return next(isOfParts(request) ? undefined : UPLOAD_TYPE());
  if (!isJson(request.headers['content-type'])) return next(UNSUPPORTED_MEDIA());
  const [read, tooLarge] = parserOf(request);
  read(request, response, (fault?: unknown) => (fault ? next(toRefusal(fault, tooLarge)) : next()));
};

function toRefusal(fault: unknown, tooLarge: () => DomainError): unknown {
  const { type = '' } = fault as { type?: string };
  if (type === 'entity.too.large') return tooLarge();
  if (type.endsWith('.unsupported')) return UNSUPPORTED_MEDIA();
  return MALFORMED_JSON({ cause: fault });
}
