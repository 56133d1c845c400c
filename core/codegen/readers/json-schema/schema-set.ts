import type { JsonNode, JsonObject } from '../../json/json-node.ts';
import type { SchemaIndex } from './schema-index.ts';

/** How schemas are read: what stands beside `$ref` counts in 2020-12 only; `nullable` counts in OpenAPI 3.0 only. */
export type SchemaDialect = 'draft7' | '2020-12' | 'openapi-3.0';

/** A schema that a value must fit, without the keywords that were dealt with. */
export interface SchemaUse {
  readonly schema: JsonObject;
  readonly skipped: ReadonlySet<string>;
}

/** Schemas that a value must fit together. */
export interface SchemaSet {
  readonly uses: readonly SchemaUse[];
  /** One of them refuses every value. */
  readonly never: boolean;
}

/** Keywords that refuse no value. */
const ANNOTATIONS = new Set(
  '$schema $id id $anchor $dynamicAnchor $recursiveAnchor $comment $defs definitions $vocabulary title description default example examples deprecated readOnly writeOnly externalDocs xml discriminator nullable contentMediaType contentSchema'.split(
    ' ',
  ),
);

export const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];

const NONE: ReadonlySet<string> = new Set();

export const useOf = (schema: JsonObject): SchemaUse => ({ schema, skipped: NONE });

/** The keyword of a use, unless it was dealt with. */
export const keyword = ({ schema, skipped }: SchemaUse, name: string): JsonNode | undefined =>
  skipped.has(name) ? undefined : schema.members.get(name);

/** Keywords of a use that can refuse a value, references and `allOf` left out. */
export const ownKeywords = ({ schema, skipped }: SchemaUse): string[] =>
  [...schema.members.keys()].filter(
    (name) =>
      !ANNOTATIONS.has(name) &&
      !skipped.has(name) &&
      !REFERENCES.includes(name) &&
      name !== 'allOf' &&
      !name.startsWith('x-'),
  );

export const without = ({ schema, skipped }: SchemaUse, ...names: string[]): SchemaUse => ({
  schema,
  skipped: new Set([...skipped, ...names]),
});

/** Takes schemas apart by `$ref` and `allOf`. */
export class SchemaSets {
  private readonly numbers = new Map<JsonObject, number>();

  constructor(
    private readonly index: SchemaIndex,
    private readonly dialect: SchemaDialect,
    private readonly onUnresolved: (reference: string, schema: JsonObject) => void,
  ) {}

  /** The schemas that a use leads to by reference or `allOf`; `alone` if nothing else of it counts. */
  partsOf(use: SchemaUse): { readonly parts: readonly JsonNode[]; readonly alone: boolean } {
    const references = REFERENCES.flatMap((name) => {
      const value = keyword(use, name);
      return value?.kind === 'text' ? [value.value] : [];
    });
    const targets = references.flatMap((reference) => {
      const target = this.index.target(reference, use.schema);
      if (!target) this.onUnresolved(reference, use.schema);
      return target ?? [];
    });
    if (references.length > 0 && this.dialect !== '2020-12') return { parts: targets, alone: true };
    const all = keyword(use, 'allOf');
    const parts = [...targets, ...(all?.kind === 'list' ? all.items : [])];
    return { parts, alone: ownKeywords(use).length === 0 };
  }

  /** All uses that a set comes to, each once. */
  flatten(uses: readonly SchemaUse[]): SchemaSet {
    const found = new Map<JsonObject, SchemaUse>();
    let never = false;
    const add = (use: SchemaUse): void => {
      const known = found.get(use.schema);
      const merged = known ? without(use, ...known.skipped) : use;
      const isNew = !known || merged.skipped.size > known.skipped.size;
      if (!isNew) return;
      found.set(use.schema, merged);
      for (const part of this.partsOf(merged).parts) {
        if (part.kind === 'boolean' && !part.value) never = true;
        if (part.kind === 'object') add(useOf(part));
      }
    };
    for (const use of uses) add(use);
    const counting = [...found.values()].filter(
      (use) => ownKeywords(use).length > 0 && !this.refersAlone(use),
    );
    return { uses: counting, never };
  }

  /** Nothing but the reference counts. */
  private refersAlone(use: SchemaUse): boolean {
    return (
      this.dialect !== '2020-12' && REFERENCES.some((name) => keyword(use, name)?.kind === 'text')
    );
  }

  /** The same for the same set. */
  keyOf(uses: readonly SchemaUse[]): string {
    return uses
      .map(({ schema, skipped }) => {
        const number = this.numbers.get(schema) ?? this.numbers.size;
        this.numbers.set(schema, number);
        return `${number}(${[...skipped].toSorted().join()})`;
      })
      .toSorted()
      .join(' ');
  }
}
