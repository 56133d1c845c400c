import type { RequestHandler } from 'express';
import { NOT_FOUND } from './http.errors.ts';

const IMAGE = /^\/uploads\/(([0-9a-f]{64})\.webp)$/;

/** If a browser opens an image as a page, this policy blocks everything except its display. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Uploaded images, named by the hash of their content: they can be cached forever. */
export const uploadedImages =
  (folder: string): RequestHandler =>
  (request, response, next) => {
    const [, name, hash] = IMAGE.exec(request.path) ?? [];
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || name === undefined) return next();
    const headers = { 'Content-Security-Policy': POLICY, ETag: `"${hash}"` };
    const options = { root: folder, immutable: true, maxAge: '1y', acceptRanges: false, headers };
    response.sendFile(name, options, (fault) => {
      if (fault && !response.headersSent) next(NOT_FOUND({ cause: fault }));
    });
  };
