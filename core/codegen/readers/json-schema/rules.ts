import {
  listNode,
  objectNode,
  textNode,
  type JsonNode,
  type JsonObject,
} from '../../json/json-node.ts';
import type { Rule } from '../../model/field-type.ts';
import { sizeOf, textsOf } from './keywords.ts';
import { below, type Context, type SchemaTypes } from './schema-types.ts';
import { keyword, type SchemaUse } from './schema-set.ts';

/** Rules of `not`, `if` and `contains`, for values of every type. */
export function valueRules(
  reader: SchemaTypes,
  uses: readonly SchemaUse[],
  context: Context,
): Rule[] {
  return uses.flatMap((use): Rule[] => {
    const read = (name: string) => {
      const schema = keyword(use, name);
      return schema ? reader.valueOf(schema, below(context, name)) : null;
    };
    const not = read('not');
    const condition = read('if');
    const contains = read('contains');
    const then = condition && read('then');
    const otherwise = condition && read('else');
    const size = sizeOf([use], 'minContains', 'maxContains');
    return [
      ...(not ? [{ kind: 'not', value: not } as const] : []),
      ...(condition && (then || otherwise)
        ? [{ kind: 'if', condition, then, otherwise } as const]
        : []),
      ...(contains
        ? [
            {
              kind: 'contains',
              value: contains,
              size: { ...size, least: size.least ?? 1 },
            } as const,
          ]
        : []),
    ];
  });
}

const membersOf = (node: JsonNode | undefined): readonly (readonly [string, JsonNode])[] =>
  node?.kind === 'object' ? [...node.members] : [];

/** Objects that have a member. */
const withMember = (name: string): JsonObject =>
  objectNode([
    ['type', textNode('object')],
    ['required', listNode([textNode(name)])],
  ]);

/** Rules of objects alone. */
export function objectRules(
  reader: SchemaTypes,
  uses: readonly SchemaUse[],
  context: Context,
): Rule[] {
  const size = sizeOf(uses, 'minProperties', 'maxProperties');
  const counted: Rule[] =
    size.least === null && size.most === null ? [] : [{ kind: 'memberCount', size }];
  const others = uses.flatMap((use): Rule[] => {
    const names = keyword(use, 'propertyNames');
    const dependent = ['dependentRequired', 'dependencies', 'dependentSchemas'].flatMap((each) =>
      membersOf(keyword(use, each)),
    );
    return [
      ...(names
        ? [
            {
              kind: 'memberNames',
              value: reader.valueOf(typed(names), below(context, 'name')),
            } as const,
          ]
        : []),
      ...dependent.map(([field, needed]): Rule =>
        needed.kind === 'list'
          ? { kind: 'requires', field, others: textsOf(needed) }
          : {
              kind: 'if',
              condition: reader.valueOf(withMember(field), below(context, `with ${field}`)),
              then: reader.valueOf(needed, below(context, `then ${field}`)),
              otherwise: null,
            },
      ),
    ];
  });
  return [...counted, ...others];
}

/** A schema of names, which are texts. */
const typed = (node: JsonNode): JsonNode =>
  node.kind === 'object' && !node.members.has('type') && !node.members.has('$ref')
    ? objectNode([...node.members, ['type', textNode('string')]])
    : node;
