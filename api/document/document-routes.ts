import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { Express, RequestHandler } from 'express';
import { docsFiles } from '../http/docs-files.ts';
import { apiDocument } from './api-document.ts';

const DOCUMENT = '/api/docs-json';

/** Sends a text that is written and compressed once, at the first call. */
function storedJson(write: () => string): RequestHandler {
  const store = async () => {
    const bytes = Buffer.from(write());
    const digest = createHash('sha256').update(bytes).digest('base64url');
    return { bytes, gzipped: await promisify(gzip)(bytes, { level: 9 }), etag: `W/"${digest}"` };
  };
  let stored: ReturnType<typeof store> | undefined;
  return async (request, response) => {
    stored ??= store();
    const { bytes, gzipped, etag } = await stored;
    const isZipped = request.acceptsEncodings('gzip') !== false;
    // Nothing on the way may compress it again, this server included.
    response.setHeader('Cache-Control', 'no-cache, no-transform');
    response.setHeader('ETag', etag);
    response.vary('Accept-Encoding');
    if (isZipped) response.setHeader('Content-Encoding', 'gzip');
    response.type('json').send(isZipped ? gzipped : bytes);
  };
}

/** The document of the API and the page that shows it. */
export function documentRoutes(app: NestExpressApplication): void {
  app.use('/api/docs', docsFiles);
  // The page reads the document by its address; without that it would have a copy of its own.
  const noCopy = () => undefined as unknown as OpenAPIObject;
  SwaggerModule.setup('api/docs', app, noCopy, {
    ...{ raw: false, swaggerUrl: DOCUMENT },
    swaggerOptions: { persistAuthorization: true },
  });
  const express: Express = app.getHttpAdapter().getInstance();
  express.get(
    DOCUMENT,
    storedJson(() => JSON.stringify(apiDocument(app))),
  );
}
