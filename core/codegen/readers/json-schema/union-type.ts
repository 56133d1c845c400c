import type { JsonNode } from '../../json/json-node.ts';
import type { FieldType, Tag, ValueType } from '../../model/field-type.ts';
import { NEVER, required } from '../../model/field-type.ts';
import { allowedTypes, firstText, textsOf } from './keywords.ts';
import { below, type Context, type SchemaTypes } from './schema-types.ts';
import { keyword, ownKeywords, REFERENCES, useOf, without, type SchemaUse } from './schema-set.ts';

const UNIONS = ['oneOf', 'anyOf'] as const;

interface Union {
  readonly use: SchemaUse;
  readonly name: (typeof UNIONS)[number];
  readonly branches: readonly JsonNode[];
}

function firstUnion(uses: readonly SchemaUse[]): Union | null {
  for (const use of uses)
    for (const name of UNIONS) {
      const node = keyword(use, name);
      if (node?.kind === 'list') return { use, name, branches: node.items };
    }
  return null;
}

const lastPart = (path: string): string =>
  (path.split('/').at(-1) ?? path).replaceAll('~1', '/').replaceAll('~0', '~');

/** What a branch is called by: its title, what it refers to, or the members that it needs. */
function branchName(branch: JsonNode, at: number): string {
  if (branch.kind !== 'object') return String(at + 1);
  const use = useOf(branch);
  const target = firstText([use], '$ref');
  const needed = textsOf(branch.members.get('required'));
  return (
    firstText([use], 'title') ??
    (target ? lastPart(target) : null) ??
    (needed.length > 0 && needed.length < 3 ? needed.join(' ') : String(at + 1))
  );
}

/** Whether a use says only that values are objects. */
const saysObjectOnly = (use: SchemaUse): boolean =>
  ownKeywords(use).join() === 'type' && textsOf(keyword(use, 'type')).join() === 'object';

/** The type of schemas with `oneOf` or `anyOf`; null if none has. What stands beside holds for each branch. */
export function unionOf(
  reader: SchemaTypes,
  uses: readonly SchemaUse[],
  context: Context,
): ValueType | null {
  const union = firstUnion(uses);
  if (!union) return null;
  const { name, branches } = union;
  // What they lead to stands among them already, and would bring back the union.
  const beside = uses
    .map((use) => without(use, 'allOf', ...REFERENCES, ...(use === union.use ? [name] : [])))
    .filter((use) => ownKeywords(use).length > 0);
  const found = branches.map((branch, at): ValueType => {
    const branchContext = below(
      { ...context, path: `${context.path}/${name}` },
      String(at),
      branchName(branch, at),
    );
    if (branch.kind !== 'object')
      return branch.kind === 'boolean' && !branch.value
        ? required(NEVER)
        : reader.valueOfSet(beside, branchContext);
    const types = allowedTypes(reader.sets.flatten([useOf(branch)]).uses, reader.dialect);
    const isObject = types?.size === 1 && types.has('object');
    const others = isObject ? beside.filter((use) => !saysObjectOnly(use)) : beside;
    return reader.valueOfSet([...others, useOf(branch)], branchContext);
  });
  return unitedValue(found, name === 'oneOf', tagOf(reader, union, uses));
}

function unitedValue(
  found: readonly ValueType[],
  exactly: boolean,
  tag: (alternatives: ReadonlyMap<number, number>) => Tag | null,
): ValueType {
  const nulls = found.filter(({ type, nullable }) => nullable || isNull(type)).length;
  const nullable = exactly ? nulls === 1 : nulls > 0;
  const positions = new Map<number, number>();
  const alternatives: FieldType[] = [];
  for (const [at, { type }] of found.entries())
    if (type.kind !== 'never' && !isNull(type)) {
      positions.set(at, alternatives.length);
      alternatives.push(type);
    }
  const [first] = alternatives;
  if (!first) return { type: nullable ? NULL : NEVER, nullable };
  if (alternatives.length === 1) return { type: first, nullable };
  return { type: { kind: 'oneOf', alternatives, exactly, tag: tag(positions) }, nullable };
}

const NULL: FieldType = { kind: 'literal', value: { kind: 'null', at: 0 } };

const isNull = (type: FieldType): boolean => type.kind === 'literal' && type.value.kind === 'null';

/** The tag that a discriminator names. Without a mapping, its values are the names of the schemas. */
const tagOf =
  (reader: SchemaTypes, { use, branches }: Union, uses: readonly SchemaUse[]) =>
  (positions: ReadonlyMap<number, number>): Tag | null => {
    const stated = [use, ...uses].map(({ schema }) => schema.members.get('discriminator'));
    const node = stated.find((each) => each?.kind === 'object');
    if (node?.kind !== 'object') return null;
    const field = node.members.get('propertyName');
    if (field?.kind !== 'text') return null;
    const mapping = node.members.get('mapping');
    const mapped = mapping?.kind === 'object' ? [...mapping.members] : [];
    const values = branches.flatMap((branch, at) => {
      const alternative = positions.get(at);
      const reference = branch.kind === 'object' ? firstText([useOf(branch)], '$ref') : null;
      if (alternative === undefined || reference === null) return [];
      const own = mapped.filter(([, target]) =>
        textsOf(target).some(
          (text) => text === reference || lastPart(text) === lastPart(reference),
        ),
      );
      const names = own.length > 0 ? own.map(([value]) => value) : [lastPart(reference)];
      return names.map((value) => ({ value, alternative }));
    });
    return values.length > 0 ? { field: field.value, values } : null;
  };
