import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import { apiDocument } from './api-document.ts';
import { AppModule } from './app.module.ts';
import { CoreModule } from './composition/core-module.ts';
import { uploadsFolder } from './composition/folders.ts';
import { take, type Container } from './composition/typed-container.ts';
import { PORTS } from './composition/ports.ts';
import { readBody } from './http/call-body.ts';
import { boundBytesInFlight } from './http/bytes-in-flight.ts';
import { callMetrics } from './http/call-metrics.ts';
import { keepNetwork } from './http/call-network.ts';
import { checkTexts } from './http/call-texts.ts';
import { docsFiles } from './http/docs-files.ts';
import { ErrorFilter } from './http/error-filter.ts';
import { compressed } from './http/compressed.ts';
import { demandPolicies, methodsAt } from './http/handlers.ts';
import { hostList } from './http/host-list.ts';
import { inputPipe } from './http/input-pipe.ts';
import { LimitedExpressAdapter } from './http/limited-server.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { keptImages } from './http/kept-images.ts';
import { siteFiles } from './http/site-files.ts';
import { staticWeb } from './http/static-web.ts';

/** The whole application around a container; a test rebinds what it wants before it calls this. */
export async function createApp(container: Container): Promise<NestExpressApplication> {
  const settings = take(container, PORTS.settings);
  const logger = take(container, PORTS.logger);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.around(CoreModule.from(container), settings),
    new LimitedExpressAdapter(),
    { bodyParser: false, logger: false, abortOnError: false },
  );
  app.set('trust proxy', settings.trustProxy);
  app.disable('x-powered-by');
  app.use(take(container, PORTS.openCalls).track, callMetrics(take(container, PORTS.metrics)));
  app.use(
    requestLog(logger),
    boundBytesInFlight(),
    securityHeaders,
    hostList(settings),
    compressed,
    keptImages(uploadsFolder(settings)),
  );
  app.use(siteFiles(settings, take(container, PORTS.clock)));
  app.use(staticWeb(settings.webDir), readBody, checkTexts, keepNetwork);
  app.useGlobalPipes(inputPipe());
  app.useGlobalFilters(new ErrorFilter(logger, take(container, PORTS.clock), methodsAt(app)));
  if (settings.apiDocs) {
    app.use('/api/docs', docsFiles);
    SwaggerModule.setup('api/docs', app, () => apiDocument(app), {
      jsonDocumentUrl: 'api/docs-json',
    });
  }
  await app.init();
  demandPolicies(app);
  return app;
}
