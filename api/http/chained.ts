import type { RequestHandler } from 'express';

/** Handlers in order, as one. The router of Express takes longer to reach a handler than most of them run. */
export const chained =
  (...handlers: readonly RequestHandler[]): RequestHandler =>
  (request, response, next) => {
    let index = 0;
    const step = (fault?: unknown): void => {
      const handler = handlers[index++];
      if (fault || !handler) next(fault);
      else void handler(request, response, step);
    };
    step();
  };
