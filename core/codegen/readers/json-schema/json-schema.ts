import { ok, refuse, type Result } from '../../../shared/index.ts';
import type { JsonNode } from '../../json/json-node.ts';
import { readJson, syntaxFault, type SyntaxFault } from '../../json/read-json.ts';
import { EMPTY_MODEL, type Model } from '../../model/model.ts';
import type { ReadModel, Reader, ReadingOptions } from '../../reader.ts';
import { firstText } from './keywords.ts';
import { SchemaReader } from './schema-reader.ts';
import { useOf, type SchemaDialect } from './schema-set.ts';

/** The dialect of a document by its `$schema`; 2020-12 if it states none. */
function dialectOf(document: JsonNode): SchemaDialect {
  const stated = document.kind === 'object' ? firstText([useOf(document)], '$schema') : null;
  return stated !== null && /draft-0[3-7]/.test(stated) ? 'draft7' : '2020-12';
}

/** What a reader of schemas has found, beside what the document itself is. */
export const readTypes = ({
  named,
  objects,
}: SchemaReader): Pick<Model, 'entities' | 'enumerations' | 'aliases'> => ({
  entities: [...objects.entities.values()],
  enumerations: [...named.enumerations.values()],
  aliases: [...named.aliases.values()],
});

/** The model of a schema that was parsed. */
function readSchema(document: JsonNode, { rootName }: ReadingOptions): ReadModel {
  const reader = new SchemaReader(document, dialectOf(document));
  if (document.kind === 'object') {
    reader.named.name(document, firstText([useOf(document)], 'title') ?? rootName);
    for (const folder of ['$defs', 'definitions']) {
      const definitions = document.members.get(folder);
      if (definitions?.kind !== 'object') continue;
      for (const definition of definitions.members.values())
        reader.valueOf(definition, { path: reader.index.pathOf(definition), name: folder });
    }
  }
  const root = reader.valueOf(document, { path: '#', name: rootName });
  return {
    model: { ...EMPTY_MODEL, ...readTypes(reader), root },
    warnings: [...reader.warnings.values()],
  };
}

/** JSON Schema of 2020-12 and of draft 7. */
export const jsonSchema: Reader<'json-schema', string> = {
  id: 'json-schema',
  label: { en: 'JSON Schema', 'zh-CN': 'JSON Schema' },
  read(text, options): Result<ReadModel, SyntaxFault> {
    const read = readJson(text);
    if (!read.ok) return read;
    const [document, second] = read.value.values;
    if (document && second === undefined) return ok(readSchema(document, options));
    return refuse(
      syntaxFault(text, second?.at ?? 0, {
        en: 'A schema is one JSON document',
        'zh-CN': '一个 schema 只能是一个 JSON 文档',
      }),
    );
  },
};
