import { ReadPublicMedia } from '@toolyard/core/content';
import type { RequestHandler } from 'express';
import type { Container } from '../composition/typed-container.ts';
import { NOT_FOUND } from '../http/http.errors.ts';

const PATH = /^\/media\/([0-9a-f]{64})\.webp$/;

/** If a browser opens a picture as a page, this policy blocks everything except its display. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pictures of spaces that readers may see, named by the hash of their content: they can be cached forever. */
export function publicMedia(container: Container): RequestHandler {
  let reading: ReadPublicMedia | undefined;
  return (request, response, next) => {
    const [, hash] = PATH.exec(request.path) ?? [];
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || hash === undefined) return next();
    reading ??= container.get(ReadPublicMedia);
    reading
      .execute(hash)
      .then((file) => {
        if (!file) return next(NOT_FOUND());
        response
          .set('Content-Security-Policy', POLICY)
          // Readers of feeds show it on their own sites.
          .set('Cross-Origin-Resource-Policy', 'cross-origin')
          .set('Cache-Control', 'public, max-age=31536000, immutable')
          .set('ETag', `"${hash}"`)
          .type('image/webp')
          .send(Buffer.from(file));
      })
      .catch(next);
  };
}
