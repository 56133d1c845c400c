import 'reflect-metadata';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { UploadErrorResponse } from '../admin/uploads/upload.dto.ts';
import { AppModule } from '../app.module.ts';
import { CoreModule } from '../composition/core-module.ts';
import { stubContainer } from '../composition/stub-container.ts';
import { ErrorResponse } from '../http/api-errors.ts';
import { hasQuota } from '../http/quotas.ts';
import { routeHandlersOf, type Handler } from '../http/route-handlers.ts';
import {
  accessTextOf,
  API_KEY_SCHEME,
  REFRESH_COOKIES,
  securityOf,
  SECURITY_SCHEMES,
} from './access.ts';
import { isSpecifiedPath, preferredPath, specifiedPath } from '../market/market-paths.ts';
import { ErrorDocuments, type Operation } from './errors.ts';
import { documentExample } from './examples.ts';
import { fieldText } from './field-texts.ts';
import { ETAG, HEADERS, RATE_LIMIT, REQUEST_ID } from './headers.ts';
import { TAGS } from './tags.ts';

const ABOUT = `Accounts, market data, option chains, saved strategies and prize draws.

Messages are in the language of Accept-Language: en or zh-CN, default en. Fields that an operation does not name are ignored.
Every error answers \`{ code, message, details? }\`; each operation lists its codes, and the schema ErrorCode has all of them. Examples are recorded calls: ids, days and contracts in them belong to that recording. Instants are ISO 8601 in UTC, days are \`YYYY-MM-DD\`, prices are US dollars.`;

function header(): Omit<OpenAPIObject, 'paths'> {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Toolyard')
    .setDescription(ABOUT)
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'The server that serves this document');
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  for (const [name, description] of Object.entries(SECURITY_SCHEMES))
    builder.addBearerAuth({ type: 'http', bearerFormat: 'JWT', description }, name);
  for (const [name, description] of Object.entries(API_KEY_SCHEME))
    builder.addBearerAuth({ type: 'http', bearerFormat: 'ty_…', description }, name);
  for (const [name, cookie] of Object.entries(REFRESH_COOKIES)) {
    const description = `Refresh token. Without TLS the cookie is called \`${cookie.replace('__Host-', '')}\`.`;
    builder.addCookieAuth(cookie, { type: 'apiKey', description }, name);
  }
  return builder.build();
}

/** The contract of the wire, generated from the controllers and their DTO classes. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, header(), {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ErrorResponse, UploadErrorResponse],
  });
  const errors = new ErrorDocuments();
  const handlers = routeHandlersOf(app);
  const paths = new Set(handlers.map(({ path }) => path));
  const versioned = new Set(
    handlers
      .filter(takesVersion(document))
      .flatMap((handler) => [handler.path, ...bodiesOf(operationOf(document, handler))]),
  );
  for (const handler of handlers) {
    const operation = operationOf(document, handler);
    if (!operation) continue;
    operation.operationId = methodOf(operation);
    describe(handler, operation, versioned);
    documentExample(operation);
    nameTwins(handler, operation, paths);
    errors.add(handler, operation);
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    if (name.endsWith('Request') && 'properties' in schema)
      for (const [field, each] of Object.entries(schema.properties ?? {}))
        describeField(each as { description?: string }, name, field);
  const responses = errors.finish();
  const schemas = { ...document.components?.schemas, ErrorCode: errors.codes() };
  document.components = { ...document.components, schemas, headers: HEADERS, responses };
  return withoutLoneParts(document) as OpenAPIObject;
}

/** Replaces each `allOf` of one by what it has: OpenAPI 3.1 allows a reference beside other keywords. */
function withoutLoneParts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutLoneParts);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([name, value]) => [name, withoutLoneParts(value)]);
  const { allOf, ...rest } = Object.fromEntries(entries) as { readonly allOf?: unknown };
  if (!Array.isArray(allOf) || allOf.length !== 1)
    return { ...rest, ...(allOf !== undefined && { allOf }) };
  return { ...rest, ...(allOf[0] as object) };
}

const SUCCESS: Readonly<Record<string, string>> = { 201: 'Created', 204: 'Done; no body' };

/** Gives a field or parameter its usual description where its class has none. */
function describeField(
  field: { description?: string | undefined },
  place: string,
  name: string,
): void {
  const text = field.description ?? fieldText(place, name);
  if (text !== undefined) field.description = text;
}

function operationOf({ paths }: OpenAPIObject, { path, method }: Handler): Operation | undefined {
  return paths[path]?.[method.toLowerCase() as 'get'];
}

const takesVersion = (document: OpenAPIObject) => (handler: Handler) =>
  operationOf(document, handler)?.parameters?.some(
    (each) => 'name' in each && each.name === 'If-Match',
  ) ?? false;

/** Names of the schemas with which the operation answers. */
function bodiesOf(operation: Operation | undefined): string[] {
  const answers = Object.entries(operation?.responses ?? {});
  return answers.flatMap(([status, response]) => {
    const content = response && 'content' in response ? response.content : undefined;
    const { schema } = content?.['application/json'] ?? {};
    return status.startsWith('2') && schema && '$ref' in schema ? [schema.$ref] : [];
  });
}

/** Adds what follows from the handler: who may call it, and its headers. */
function describe(handler: Handler, operation: Operation, versioned: ReadonlySet<string>): void {
  const { policy, path, scope } = handler;
  const access = accessTextOf(policy ?? 'public', scope);
  operation.description = [operation.description, access].filter(Boolean).join('\n\n');
  for (const parameter of operation.parameters ?? [])
    if ('name' in parameter) describeField(parameter, specifiedPath(path), parameter.name);
  operation.security = securityOf(policy ?? 'public', path, scope);
  const isVersioned = [path, ...bodiesOf(operation)].some((each) => versioned.has(each));
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!status.startsWith('2') || !response || '$ref' in response) continue;
    response.description ||= SUCCESS[status] ?? 'Success';
    response.headers = {
      ...response.headers,
      ...REQUEST_ID,
      ...(isVersioned && status !== '204' && ETAG),
      ...(hasQuota(handler) && RATE_LIMIT),
    };
  }
}

/** The name of the method; the generator numbers those that answer on several paths. */
const methodOf = ({ operationId = '' }: Operation): string => operationId.replace(/\[\d+\]$/, '');

/** Where one handler answers on two paths, says which one to prefer, and gives each operation a name of its own. */
function nameTwins({ path }: Handler, operation: Operation, paths: ReadonlySet<string>): void {
  const { operationId = '', description = '' } = operation;
  if (isSpecifiedPath(path))
    operation.description = `The same as \`GET ${preferredPath(path)}\`, which new programs should use.\n\n${description}`;
  else if (path !== specifiedPath(path) && paths.has(specifiedPath(path)))
    operation.operationId = `market${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
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
