import { listNode, objectNode, textNode, type JsonNode } from '../json/json-node.ts';
import { prettyJson } from '../json/write-json.ts';
import type { FieldType, ValueType } from '../model/field-type.ts';
import type { Entity, Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';
import { identifier, wordsOf } from '../names/identifier.ts';
import { GRAPHQL } from '../names/naming-rules.ts';
import { plural, singular } from '../names/plural.ts';
import { renderer } from '../renderer.ts';
import { SchemaWriter, type Members } from './json-schema/schema-writer.ts';

const ANY_SIZE = { least: null, most: null };

const listOf = (of: ValueType): FieldType => ({ kind: 'list', of, size: ANY_SIZE, unique: false });

/** Path of the rows of an entity: `order-items` of `OrderItem`. */
const collection = (name: string): string =>
  wordsOf(plural(name))
    .map((word) => encodeURIComponent(word.toLowerCase()))
    .join('-');

/** What an API does with the rows of an entity that has a key of one field: list, create, read, replace, delete. */
function operationsOf(entity: Entity): readonly Operation[] {
  const key = entity.keys.find(({ kind }) => kind === 'primary')?.fields ?? [];
  const field = key.length === 1 ? entity.fields.find(({ name }) => name === key[0]) : undefined;
  const row: ValueType = { type: { kind: 'entity', entity: entity.id }, nullable: false };
  const one = identifier(singular(entity.name), 'PascalCase', GRAPHQL, 'Row');
  const many = identifier(plural(entity.name), 'PascalCase', GRAPHQL, 'Rows');
  const all = `/${collection(entity.name)}`;
  const answers = (status: string, value: ValueType | null) => [{ status, value }];
  const collectionCalls: readonly Operation[] = [
    {
      ...{ name: `list${many}`, method: 'get', path: all, parameters: [], body: null },
      responses: answers('200', { type: listOf(row), nullable: false }),
    },
    {
      ...{ name: `create${one}`, method: 'post', path: all, parameters: [], body: row },
      responses: answers('201', row),
    },
  ];
  if (!field) return collectionCalls;
  const path = `${all}/{id}`;
  const value = { type: field.type, nullable: false };
  const parameters = [{ name: 'id', in: 'path', required: true, value } as const];
  return [
    ...collectionCalls,
    {
      ...{ name: `read${one}`, method: 'get', path, parameters, body: null },
      responses: answers('200', row),
    },
    {
      ...{ name: `replace${one}`, method: 'put', path, parameters, body: row },
      responses: answers('200', row),
    },
    {
      ...{ name: `delete${one}`, method: 'delete', path, parameters, body: null },
      responses: answers('204', null),
    },
  ];
}

/** Writes a model as an OpenAPI document. */
class OpenApiWriter {
  private readonly schemas: SchemaWriter;

  constructor(private readonly model: Model) {
    this.schemas = new SchemaWriter(model, '#/components/schemas/', GRAPHQL);
  }

  document(): JsonNode {
    const { operations, entities } = this.model;
    const all = operations.length > 0 ? operations : distinct(entities.flatMap(operationsOf));
    const paths = [...new Set(all.map(({ path }) => path))];
    return objectNode([
      ['openapi', textNode('3.1.0')],
      [
        'info',
        objectNode([
          ['title', textNode('API')],
          ['version', textNode('1.0.0')],
        ]),
      ],
      [
        'paths',
        objectNode(
          paths.map((path) => [
            path,
            objectNode(
              all
                .filter((call) => call.path === path)
                .map((call) => [call.method, this.operation(call)]),
            ),
          ]),
        ),
      ],
      ['components', objectNode([['schemas', objectNode(this.schemas.definitions())]])],
    ]);
  }

  private operation({ name, parameters, body, responses }: Operation): JsonNode {
    return objectNode([
      ['operationId', textNode(name)],
      ...(parameters.length > 0
        ? [
            [
              'parameters',
              listNode(
                parameters.map((parameter) =>
                  objectNode([
                    ['name', textNode(parameter.name)],
                    ['in', textNode(parameter.in)],
                    [
                      'required',
                      {
                        kind: 'boolean',
                        at: 0,
                        value: parameter.required || parameter.in === 'path',
                      },
                    ],
                    ['schema', this.schemas.value(parameter.value)],
                  ]),
                ),
              ),
            ] as const,
          ]
        : []),
      ...(body ? [['requestBody', objectNode(this.content(body))] as const] : []),
      [
        'responses',
        objectNode(
          responses.map(({ status, value }) => [
            status,
            objectNode([
              ['description', textNode(`Status ${status}`)],
              ...(value ? this.content(value) : []),
            ]),
          ]),
        ),
      ],
    ]);
  }

  private content(value: ValueType): Members {
    const media = objectNode([['schema', this.schemas.value(value)]]);
    return [['content', objectNode([['application/json', media]])]];
  }
}

/** Entities whose names differ by case or number only would have the same paths; the first has them. */
function distinct(operations: readonly Operation[]): readonly Operation[] {
  const taken = new Set<string>();
  return operations.filter(({ name, method, path }) => {
    const isFree = !taken.has(name) && !taken.has(`${method} ${path}`);
    taken.add(name).add(`${method} ${path}`);
    return isFree;
  });
}

/** An OpenAPI document: the operations that were read, else those of each entity. */
export const openApiFile = renderer({
  id: 'openapi',
  label: { en: 'OpenAPI 3.1', 'zh-CN': 'OpenAPI 3.1' },
  parameters: {},
  defaults: {},
  render: (model) => [
    { path: 'openapi.json', text: `${prettyJson(new OpenApiWriter(model).document())}\n` },
  ],
});
