import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Language } from '@toolyard/core/shared';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { pageLanguage } from './language.ts';

const API_PATHS = /^\/(api|health|metrics)(\/|$)/;
const isUpload = (path: string): boolean => /^\/uploads(\/|$)/.test(path);

/** A handler for the paths that are not the API's. */
export const outsideApi =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    API_PATHS.test(request.path) ? next() : handler(request, response, next);

function cacheHeaders(response: ServerResponse, path: string): void {
  const hashed = /[/\\]assets[/\\]/.test(path);
  response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (/[/\\]pages[/\\]/.test(path))
    response.setHeader('Vary', 'Accept-Encoding, Accept-Language, Cookie');
}

/** The page of a path: prerendered where there is one, else the empty one. */
function pageOf(folder: string, path: string, language: Language): string {
  const name = path === '/' ? 'home' : path.slice(1).replace(/\/$/, '');
  const prerendered = `/pages/${language}/${name}.html`;
  const isName = /^[a-z][a-z/-]*$/.test(name);
  return isName && existsSync(join(folder, prerendered))
    ? prerendered
    : `/pages/${language}/index.html`;
}

/** The built web app: its files, compressed at build, and a page for every path that is not the server's own. */
export function staticWeb(folder: string): RequestHandler {
  const files = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { index: false, redirect: false, setHeaders: cacheHeaders },
  }) as RequestHandler;
  return (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || isUpload(request.path)) return next();
    if (!/\.[a-z0-9]{2,11}$/i.test(request.path))
      request.url = pageOf(folder, request.path, pageLanguage(request));
    return files(request, response, next);
  };
}
