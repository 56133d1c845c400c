import type { RequestHandler } from 'express';
import { NOT_FOUND } from './http.errors.ts';

const IMAGE = /^\/uploads\/([0-9a-f]{64}\.webp)$/;

/** Should a browser ever take one for a page, it may do nothing but lay out the picture as browsers do. */
const headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Uploaded pictures by the hash of their content: whoever has one has it for good. */
export const uploadedImages =
  (folder: string): RequestHandler =>
  (request, response, next) => {
    const name = IMAGE.exec(request.path)?.[1];
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || name === undefined) return next();
    const options = { root: folder, immutable: true, maxAge: '1y', acceptRanges: false, headers };
    response.sendFile(name, options, (fault) => {
      if (fault && !response.headersSent) next(NOT_FOUND({ cause: fault }));
    });
  };
