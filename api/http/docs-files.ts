import type { RequestHandler } from 'express';
import { NOT_FOUND } from './http.errors.ts';

/** The files that the documentation page loads; the package contains more. */
const FILES =
  /^\/?$|^\/(swagger-ui(-bundle|-standalone-preset|-init)?\.(js|css)|favicon-\d+x\d+\.png)$/;

/** Lets through what the documentation needs of Swagger UI, and nothing else of its package. */
export const docsFiles: RequestHandler = ({ path }, _response, next) =>
  next(FILES.test(path) ? undefined : NOT_FOUND());
