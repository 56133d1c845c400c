import type { JsonNode, JsonObject } from '../../json/json-node.ts';
import type { Rule, ValueType } from '../../model/field-type.ts';
import type { Place } from '../../model/model.ts';
import type { warning } from '../../model/warning.ts';
import type { SchemaIndex } from './schema-index.ts';
import type { SchemaDialect, SchemaSet, SchemaSets, SchemaUse } from './schema-set.ts';

/** What a type without a name is called by, should it need one. */
export interface Context {
  readonly path: string;
  readonly name: string;
}

export const below = ({ path, name }: Context, step: string, word = step): Context => ({
  path: `${path}/${step}`,
  name: `${name} ${word}`.trim(),
});

/** The types of the schemas of one document, for those who make types of their parts. */
export interface SchemaTypes {
  readonly dialect: SchemaDialect;
  readonly index: SchemaIndex;
  readonly sets: SchemaSets;
  placeOf(node: JsonNode): Place;
  warn(...warningOf: Parameters<typeof warning>): void;
  /** The type of a schema. */
  valueOf(node: JsonNode, context: Context): ValueType;
  /** The type of values that fit all of `uses`. */
  valueOfSet(uses: readonly SchemaUse[], context: Context): ValueType;
  /** The type of a set. `id` is the named schema that it is built for. */
  build(set: SchemaSet, context: Context, id: JsonObject | null): ValueType;
  /** Whether objects have fields of their own, or are maps. */
  isEntity(uses: readonly SchemaUse[]): boolean;
  /** The title, where it is of one schema. */
  titleOf(uses: readonly SchemaUse[]): string | null;
}

/** The value with rules beside its type. */
export const restricted = (value: ValueType, rules: readonly Rule[]): ValueType =>
  rules.length === 0 ? value : { ...value, type: { kind: 'restricted', of: value.type, rules } };

/** Warns of a keyword that the model cannot hold, so that outputs accept more than the schema. */
export function unsupported(reader: SchemaTypes, schema: JsonObject, name: string): void {
  const { path, offset } = reader.placeOf(schema);
  reader.warn(
    'unsupported keyword',
    { path: `${path}/${name}`, offset },
    {
      en: `${name} is not checked by what is generated`,
      'zh-CN': `生成的代码不会检查 ${name}`,
    },
  );
}
