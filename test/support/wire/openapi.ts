import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The parts of an OpenAPI 3.1 schema that our document uses. */
export interface Schema {
  readonly $ref?: string;
  /** A list where null is allowed beside another type. */
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface DocumentedOperation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

/** A response, or a reference to one of `components`. */
interface Response {
  readonly $ref?: string;
  readonly content?: Content;
  readonly headers?: Readonly<Record<string, unknown>>;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Response>>;
  };
}

/** One operation of the document, flat. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  /** Of the body, `application/json` or `multipart/form-data`. */
  readonly media: string;
  /** The content of each documented status; empty where the answer has no body. */
  readonly answers: ReadonlyMap<number, Content>;
}

/** The document as it is committed. */
export function committedDocument(): ApiDocument {
  const file = fileURLToPath(new URL('../../../api/openapi.json', import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
}

export const operationsOf = ({ paths, components }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      ...bodyOf(operation),
      answers: new Map(
        Object.entries(operation.responses).map(([status, response]) => {
          const name = response.$ref?.split('/').at(-1) ?? '';
          const { content = {} } = components.responses?.[name] ?? response;
          return [Number(status), content];
        }),
      ),
    })),
  );

function bodyOf({ requestBody }: DocumentedOperation): Pick<Operation, 'body' | 'media'> {
  const [[media, { schema = null }] = ['application/json', {}]] = Object.entries(
    requestBody?.content ?? {},
  );
  return { body: schema, media };
}

/** The schema itself, where one stands for another by reference or by an `allOf` of one. */
export function resolved(schema: Schema, document: ApiDocument): Schema {
  const [only, ...others] = schema.allOf ?? [];
  if (only && others.length === 0) return resolved(only, document);
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.split('/').at(-1) ?? '';
  const named = document.components.schemas[name];
  if (!named) throw new Error(`${schema.$ref} is not in the document`);
  return resolved(named, document);
}
