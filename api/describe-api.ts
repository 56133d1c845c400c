import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { apiDocument } from './api-document.ts';
import { AppModule } from './app.module.ts';
import { CoreModule } from './composition/core-module.ts';
import { hollowContainer } from './composition/hollow-container.ts';

/** The OpenAPI document as it is committed; needs no database and no market. */
export async function describeApi(): Promise<string> {
  const core = CoreModule.from(hollowContainer());
  const app = await NestFactory.create(AppModule.around(core, { manualClock: false }), {
    logger: false,
  });
  const document = apiDocument(app);
  await app.close();
  return `${JSON.stringify(document, null, 2)}\n`;
}
