import type { JsonNode, JsonObject } from '../../json/json-node.ts';
import type { Operation, OperationParameter } from '../../model/operation.ts';
import { JSON_TYPE, type ValueType } from '../../model/field-type.ts';
import { firstText, isTrue } from '../json-schema/keywords.ts';
import type { Context, SchemaTypes } from '../json-schema/schema-types.ts';
import { useOf } from '../json-schema/schema-set.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const PLACES = ['path', 'query', 'header', 'cookie'] as const;

const textAt = (object: JsonObject, name: string): string | null =>
  firstText([useOf(object)], name);

/** The operations of a document, each with a name of its own. */
export function operationsOf(types: SchemaTypes, document: JsonObject): Operation[] {
  const reader = new OperationReader(types);
  const paths = reader.object(document.members.get('paths'));
  return [...(paths?.members ?? [])].flatMap(([path, node]) => {
    const item = reader.object(node);
    if (!item) return [];
    return METHODS.flatMap((method) => {
      const operation = reader.object(item.members.get(method));
      return operation ? reader.operation(method, path, operation, item) : [];
    });
  });
}

class OperationReader {
  private readonly names = new Set<string>();

  constructor(private readonly types: SchemaTypes) {}

  /** An object, or the one that it refers to. */
  object(node: JsonNode | undefined): JsonObject | null {
    let found = node;
    for (let step = 0; step < 10 && found?.kind === 'object'; step += 1) {
      const reference = textAt(found, '$ref');
      if (reference === null) return found;
      found = this.types.index.target(reference, found) ?? undefined;
    }
    return null;
  }

  private list(node: JsonNode | undefined): JsonObject[] {
    return node?.kind === 'list' ? node.items.flatMap((item) => this.object(item) ?? []) : [];
  }

  operation(method: string, path: string, operation: JsonObject, item: JsonObject): Operation {
    const name = this.nameOf(method, path, operation);
    const context = { path: this.types.index.pathOf(operation), name };
    const parameters = new Map<string, OperationParameter>();
    for (const each of [
      ...this.list(item.members.get('parameters')),
      ...this.list(operation.members.get('parameters')),
    ]) {
      const parameter = this.parameter(each, context);
      if (parameter) parameters.set(`${parameter.in} ${parameter.name}`, parameter);
    }
    const body = this.object(operation.members.get('requestBody'));
    const responses = this.object(operation.members.get('responses'));
    return {
      name,
      method,
      path,
      parameters: [...parameters.values()],
      body: body && this.content(body, { ...context, name: `${name} request` }),
      responses: [...(responses?.members ?? [])].flatMap(([status, node]) => {
        const response = this.object(node);
        const value =
          response && this.content(response, { ...context, name: `${name} response ${status}` });
        return { status, value };
      }),
    };
  }

  /** The operation's own name, else one of its method and path; a name that is taken gets a number. */
  private nameOf(method: string, path: string, operation: JsonObject): string {
    const own = textAt(operation, 'operationId');
    const words = path.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
    const wanted = own ?? [method, ...words].join(' ');
    let name = wanted;
    for (let number = 2; this.names.has(name.toLowerCase()); number += 1)
      name = `${wanted} ${number}`;
    this.names.add(name.toLowerCase());
    if (name !== own)
      this.types.warn('made-up name', this.types.placeOf(operation), {
        en: `The operation ${method} ${path} has no name of its own and is called '${name}'`,
        'zh-CN': `操作 ${method} ${path} 没有唯一的名称，命名为“${name}”`,
      });
    return name;
  }

  private parameter(node: JsonObject, context: Context): OperationParameter | null {
    const name = textAt(node, 'name');
    const place = PLACES.find((each) => each === textAt(node, 'in'));
    if (name === null || !place) return null;
    const within = { path: `${context.path}/parameters/${name}`, name: `${context.name} ${name}` };
    const schema = node.members.get('schema');
    const value = schema ? this.types.valueOf(schema, within) : this.content(node, within);
    return {
      name,
      in: place,
      required: isTrue(node.members.get('required')),
      value: value ?? { type: JSON_TYPE, nullable: true },
    };
  }

  /** The type of a body: of its JSON, else of what comes first. */
  private content(node: JsonObject, context: Context): ValueType | null {
    const content = this.object(node.members.get('content'));
    const media = [...(content?.members ?? [])];
    const [, chosen] = media.find(([type]) => /[/+]json\b/.test(type)) ?? media[0] ?? [];
    const schema = this.object(chosen)?.members.get('schema');
    return schema ? this.types.valueOf(schema, context) : null;
  }
}
