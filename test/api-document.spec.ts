import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { errorDefinitions } from './support/error-catalogue.ts';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly oneOf?: readonly { readonly const?: string }[];
}

interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
}

type Content = Readonly<Record<string, Media>>;

interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Content;
}

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

interface Document {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

const document = JSON.parse(
  readFileSync(fileURLToPath(new URL('../api/openapi.json', import.meta.url)), 'utf8'),
) as Document;
const { components } = document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

const responsesOf = ({ responses }: Operation): (readonly [status: string, Response])[] =>
  Object.entries(responses).map(([status, response]) => [
    status,
    components.responses[response.$ref?.split('/').at(-1) ?? ''] ?? response,
  ]);

const codesIn = ({ content }: Response): readonly string[] =>
  content?.['application/json']?.schema.allOf?.flatMap(
    (part) => part.properties?.['code']?.enum ?? [],
  ) ?? [];

const isRedirect = ([status]: readonly [string, unknown]): boolean => status.startsWith('3');
const isSuccess = ([status]: readonly [string, Response]): boolean =>
  status.startsWith('2') && status !== '202';

/** Pieces of the documentation that the operation lacks. */
function missingOf(operation: Operation): string[] {
  const {
    summary = '',
    description = '',
    tags,
    security,
    parameters = [],
    requestBody,
  } = operation;
  const tagsWithText = document.tags.filter((tag) => tag.description).map(({ name }) => name);
  const schemes = security?.flatMap((each) => Object.keys(each)) ?? [];
  const successes = responsesOf(operation).filter(isSuccess);
  const pieces: readonly (readonly [piece: string, isThere: boolean])[] = [
    ['summary', /^[A-Z].*[^.]$/.test(summary)],
    ['policy', /(^|\n)Access: .+\.$/.test(description)],
    [
      'security',
      security !== undefined && schemes.every((each) => each in components.securitySchemes),
    ],
    ...tags.map((tag) => [`text of tag ${tag}`, tagsWithText.includes(tag)] as const),
    ...parameters.map(
      (each) => [`description of parameter ${each.name}`, Boolean(each.description)] as const,
    ),
    [
      'example of request',
      operation.operationId === 'saveStrategy' || areShown(requestBody?.content),
    ],
    ['success', successes.length > 0],
    ...successes.map(
      ([status, { description: text, content }]) =>
        [`example and description of ${status}`, Boolean(text) && areShown(content)] as const,
    ),
    ...responsesOf(operation)
      .filter((each) => !isSuccess(each) && !isRedirect(each))
      .map(([status, response]) => [`codes of ${status}`, codesIn(response).length > 0] as const),
  ];
  return pieces
    .filter(([, isThere]) => !isThere)
    .map(([piece]) => `${operation.operationId}: ${piece}`);
}

/** Files that are uploaded have no example in JSON. */
const areShown = (content: Content = {}): boolean =>
  Object.entries(content).every(
    ([type, { example }]) => example !== undefined || type === 'multipart/form-data',
  );

/** Beside a line of a file in an answer of 200. */
const OF_LINES =
  /^(DIVIDEND_WITHOUT_SHARES|FILL_|FILLS_NOT_LISTED|NOT_A_TRADE|ORDER_NOT_FILLED|SAME_EVENT|SUMMARY_LINE|TRADE_(CANCELLED|KNOWN|NAME|OPEN|TOO_LONG)|POSITION_(BOTH_SIDES|PRICE|REDUCED)|EARNINGS_(DATE|LINE|REPEATED|STATUS|SYMBOL|TIME)|EMAIL_REPEATED|LINE_MALFORMED|ROLE_INVALID)/;
/** Of the page to which a broker sends a browser back, of the readiness check, of forms in the browser and of jobs. */
const ELSEWHERE = [
  ...['AUTHORISATION_DENIED', 'AUTHORISATION_INVALID', 'NOT_READY'],
  ...['LATER_EXPIRY_NEEDED', 'TEMPLATE_NOT_FILLABLE'],
  ...['TIMESTAMP_INVALID', 'TIMESTAMP_UNAVAILABLE'],
];

/** The schema, whose references are to the document. */
const inDocument = (schema: Schema): object =>
  JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'),
  ) as object;

describe('the API document', () => {
  it('misses nothing: summary, policy, tag text, examples, descriptions and error codes', () => {
    expect(operations.flatMap(missingOf)).toEqual([]);
  });

  it('B5: each realm has a scheme for its token and one for its refresh cookie', () => {
    expect(components.securitySchemes).toMatchObject({
      userToken: { type: 'http', scheme: 'bearer' },
      adminToken: { type: 'http', scheme: 'bearer' },
      userRefreshCookie: { type: 'apiKey', in: 'cookie' },
      adminRefreshCookie: { type: 'apiKey', in: 'cookie' },
    });
    expect(document.paths['/api/auth/refresh']?.['post']?.security).toEqual([
      { userRefreshCookie: [] },
    ]);
  });

  it('B18: the GET that changes something is deprecated and names what replaces it', () => {
    const { get, post } = document.paths['/api/ibkr/disconnect'] ?? {};
    expect(operations.filter((operation) => operation.deprecated)).toEqual([get]);
    expect(get?.description).toContain(`\`${post?.operationId}\``);
  });

  it('every field of a request has a description', () => {
    const requests = Object.entries(components.schemas).filter(([name]) =>
      name.endsWith('Request'),
    );
    const bare = requests.flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, { description }]) => !description)
        .map(([field]) => `${name}.${field}`),
    );
    expect(bare).toEqual([]);
  });

  it('its examples keep to its schemas', () => {
    const ajv = new Ajv2020({ strict: false, validateSchema: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'document', components });
    const faults = operations.flatMap((operation) =>
      [operation.requestBody?.content, ...responsesOf(operation).map(([, each]) => each.content)]
        .flatMap((content) => Object.values(content ?? {}))
        .filter(({ example }) => example !== undefined)
        .filter(({ schema, example }) => !ajv.validate(inDocument(schema), example))
        .map(() => `${operation.operationId}: ${ajv.errorsText()}`),
    );
    expect(faults).toEqual([]);
  });

  it('has every error of the catalogue that an operation can answer', async () => {
    const documented = new Set(components.schemas['ErrorCode']?.oneOf?.map((each) => each.const));
    const absent = (await errorDefinitions())
      .map(({ code }) => code)
      .filter((code) => !documented.has(code) && !OF_LINES.test(code) && !ELSEWHERE.includes(code));
    expect(absent).toEqual([]);
  });
});
