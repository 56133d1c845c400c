import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { withBodyErrors, withWaitingAnswers } from './http/api-errors.ts';
import { withNullableReferences } from './http/nullable-references.ts';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import { CoreModule } from './composition/core-module.ts';
import { stubContainer } from './composition/stub-container.ts';

/** The contract of the wire, generated from the controllers and their DTO classes. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const header = new DocumentBuilder()
    .setTitle('Toolyard')
    .setDescription(
      'Accounts, market data, option chains and saved strategies. Messages are in the language of ' +
        'Accept-Language: en or zh-CN, default en. Fields that an operation does not name are ignored.',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, header, {
    operationIdFactory: (_controller, method) => method,
  });
  return withNullableReferences(withWaitingAnswers(withBodyErrors(document)));
}

/** The OpenAPI document as it is committed; needs no database and no market. */
export async function describeApi(): Promise<string> {
  const core = CoreModule.from(stubContainer());
  const app = await NestFactory.create(AppModule.around(core, { manualClock: false }), {
    logger: false,
  });
  const document = apiDocument(app);
  await app.close();
  return `${JSON.stringify(document, null, 2)}\n`;
}
