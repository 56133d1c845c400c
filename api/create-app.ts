import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { documentRoutes } from './document/document-routes.ts';
import { AppModule } from './app.module.ts';
import { CoreModule } from './composition/core-module.ts';
import { uploadsFolder } from './composition/folders.ts';
import { resolve, type Container } from './composition/typed-container.ts';
import { PORTS } from './composition/ports.ts';
import { readBody } from './http/body-parser.ts';
import { trackAddress } from './http/network.ts';
import { operatorCalls } from './http/operator-calls.ts';
import { checkStorableInput } from './http/storable-input.ts';
import { ErrorFilter } from './http/error-filter.ts';
import { compressed } from './http/response-compression.ts';
import { requireAccessPolicies, allowedMethodsAt } from './http/route-handlers.ts';
import { hostList } from './http/host-list.ts';
import { validationPipe } from './http/validation-pipe.ts';
import { LimitedExpressAdapter } from './http/limited-server.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { uploadedImages } from './http/uploaded-images.ts';
import { siteFiles } from './http/site-files.ts';
import { outsideApi, staticWeb } from './http/static-web.ts';
import { siteMap } from './content/site-map.ts';
import { articleFigures } from './content/article-figures.ts';
import { publicMedia } from './content/public-media.ts';
import { readingPages } from './content/reading-pages.ts';

/** Handlers in order, as one. The router of Express takes longer to reach a handler than most of them run. */
const chained =
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

/** Creates the application from a container; tests can rebind ports before. */
export async function createApp(container: Container): Promise<NestExpressApplication> {
  const settings = resolve(container, PORTS.settings);
  const logger = resolve(container, PORTS.logger);
  const market = resolve(container, PORTS.providerMarket);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.around(CoreModule.from(container), settings),
    new LimitedExpressAdapter(settings.connectionsPerAddress),
    { bodyParser: false, logger: false, abortOnError: false },
  );
  app.set('trust proxy', settings.trustProxy);
  app.disable('x-powered-by');
  // Responses of the API are not stored. Those that a client may ask for again by ETag set their own.
  app.disable('etag');
  const site = [
    uploadedImages(uploadsFolder(settings)),
    siteFiles(settings, resolve(container, PORTS.clock)),
    siteMap(container),
    publicMedia(container),
    articleFigures(container),
    readingPages(container),
    staticWeb(settings.webDir),
  ];
  app.use(
    chained(
      requestLog(logger, resolve(container, PORTS.metrics)),
      securityHeaders,
      resolve(container, PORTS.openRequests).track,
      hostList(settings),
      compressed,
      operatorCalls,
      outsideApi(chained(...site)),
      readBody,
      checkStorableInput,
      trackAddress,
      (_request, _response, next) => market.pinned(next),
    ),
  );
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(
    new ErrorFilter(logger, resolve(container, PORTS.clock), allowedMethodsAt(app)),
  );
  if (settings.apiDocs) documentRoutes(app);
  await app.init();
  requireAccessPolicies(app);
  return app;
}
