import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, type Response } from 'express';

const SERVER_PATHS = /^\/(api|health|uploads)(\/|$)/;

function cacheHeaders(response: Response, path: string): void {
  const hashed = /[/\\]assets[/\\]/.test(path);
  response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** The built web app: its files, and index.html for every other path that is not the server's own. */
export function staticWeb(folder: string): RequestHandler {
  const page = join(folder, 'index.html');
  const files = express.static(folder, { index: false, setHeaders: cacheHeaders });
  return (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || SERVER_PATHS.test(request.path)) return next();
    files(request, response, (fault?: unknown) => {
      if (fault) return next(fault);
      const isFile = /\.[a-z0-9]{2,5}$/i.test(request.path);
      if (isFile || !existsSync(page)) return next();
      response.sendFile('index.html', { root: folder, headers: { 'Cache-Control': 'no-cache' } });
    });
  };
}
