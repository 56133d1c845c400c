import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { withBodyRefusals } from './http/documented-errors.ts';
import { withNullAsChoice } from './http/null-as-choice.ts';

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
  return withNullAsChoice(withBodyRefusals(document));
}
