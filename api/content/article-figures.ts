import { createHash } from 'node:crypto';
import { PAYOFF_PICTURE_PATH, payoffOf, payoffPicture } from '@toolyard/core/live-blocks';
import { LANGUAGES } from '@toolyard/core/shared';
import type { RequestHandler } from 'express';
import type { Container } from '../composition/typed-container.ts';
import { NOT_FOUND } from '../http/http.errors.ts';
import { readerCharge } from '../http/quotas.ts';

/** Points of the reader's quota. */
const COST = 1;

/** If a browser opens a picture as a page, this policy blocks everything except its display. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Still pictures of the figures of articles, computed from their addresses alone. */
export function articleFigures(container: Container): RequestHandler {
  const charge = readerCharge(container);
  return (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || request.path !== PAYOFF_PICTURE_PATH) return next();
    const { lang, ...rest } = request.query;
    const language = LANGUAGES.find((each) => each === lang) ?? 'en';
    const attributes = Object.entries(rest).map(
      ([name, value]) => [name, typeof value === 'string' ? value : ''] as const,
    );
    charge(request, response, COST)
      .then(() => {
        const figure = payoffOf(new Map(attributes));
        if (!figure) return next(NOT_FOUND());
        const picture = payoffPicture(figure, language);
        const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 27);
        response
          .set('Content-Security-Policy', POLICY)
          // Readers of feeds show it on their own sites.
          .set('Cross-Origin-Resource-Policy', 'cross-origin')
          .set('Cache-Control', 'public, max-age=604800')
          .set('ETag', `"${hash}"`)
          .type('image/svg+xml')
          .send(picture);
      })
      .catch(next);
  };
}
