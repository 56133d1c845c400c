import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Language } from '@toolyard/core/shared';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { pageLanguage } from './language.ts';

const API_PATHS = /^\/(api|health|metrics)(\/|$)/;
const isUpload = (path: string): boolean => /^\/(uploads|media)(\/|$)/.test(path);

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

/** The addresses that have a page, as the build wrote them: patterns of the router, which ignores case and a last slash. */
function pageAddresses(folder: string): readonly URLPattern[] {
  const file = join(folder, 'pages/patterns.json');
  if (!existsSync(file)) return [];
  const patterns = JSON.parse(readFileSync(file, 'utf8')) as string[];
  return patterns.map((pattern) => {
    const path = pattern.endsWith('/*') ? `${pattern.slice(0, -2)}{/*}?` : `${pattern}{/}?`;
    return new URLPattern({ pathname: path }, { ignoreCase: true });
  });
}

/**
 * The built web app: its files, compressed at build, and a page for every path that is not the server's own. An unknown
 * path gets the empty page with status 404; its scripts lead home.
 */
export function staticWeb(folder: string): RequestHandler {
  const files = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { index: false, redirect: false, setHeaders: cacheHeaders },
  }) as RequestHandler;
  const addresses = pageAddresses(folder);
  return (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || isUpload(request.path)) return next();
    const pathname = request.path;
    const hasPage = addresses.some((address) => address.test({ pathname }));
    if (hasPage || !/\.[a-z0-9]{2,11}$/i.test(pathname)) {
      if (!hasPage) response.statusCode = 404;
      request.url = pageOf(folder, pathname, pageLanguage(request));
    }
    return files(request, response, next);
  };
}
