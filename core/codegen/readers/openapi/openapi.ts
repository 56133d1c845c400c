import { ok, refuse, type Result } from '../../../shared/index.ts';
import type { JsonNode, JsonObject } from '../../json/json-node.ts';
import { syntaxFault, type SyntaxFault } from '../../json/read-json.ts';
import { EMPTY_MODEL } from '../../model/model.ts';
import type { DocumentParser } from '../../ports/document-parser.ts';
import type { ReadModel, ReadingOptions } from '../../reader.ts';
import { firstText } from '../json-schema/keywords.ts';
import { readTypes } from '../json-schema/json-schema.ts';
import { SchemaReader } from '../json-schema/schema-reader.ts';
import { useOf } from '../json-schema/schema-set.ts';
import { operationsOf } from './operations.ts';

/** The model of an OpenAPI document that was parsed; null if it is no document of 3.0 or 3.1. */
function readOpenApi(document: JsonNode): ReadModel | null {
  if (document.kind !== 'object') return null;
  const version = firstText([useOf(document)], 'openapi') ?? '';
  if (!/^3\.[0-2]/.test(version)) return null;
  const reader = new SchemaReader(document, version.startsWith('3.0') ? 'openapi-3.0' : '2020-12');
  for (const schema of schemasOf(document))
    reader.valueOf(schema, { path: reader.index.pathOf(schema), name: 'Schema' });
  const operations = operationsOf(reader, document);
  return {
    model: { ...EMPTY_MODEL, ...readTypes(reader), operations },
    warnings: [...reader.warnings.values()],
  };
}

function schemasOf(document: JsonObject): readonly JsonNode[] {
  const components = document.members.get('components');
  const schemas = components?.kind === 'object' ? components.members.get('schemas') : undefined;
  return schemas?.kind === 'object' ? [...schemas.members.values()] : [];
}

/** OpenAPI 3.0 and 3.1, in JSON or YAML. */
export const openApi = {
  id: 'openapi',
  label: { en: 'OpenAPI document', 'zh-CN': 'OpenAPI 文档' },
  read(
    text: string,
    _options: ReadingOptions,
    parser: DocumentParser,
  ): Result<ReadModel, SyntaxFault> {
    const parsed = parser.parse(text);
    if (!parsed.ok) return parsed;
    const read = readOpenApi(parsed.value);
    return read
      ? ok(read)
      : refuse(
          syntaxFault(text, 0, {
            en: 'This is not an OpenAPI document of version 3.0 or 3.1; Swagger 2.0 must be converted first',
            'zh-CN': '这不是 OpenAPI 3.0 或 3.1 文档；Swagger 2.0 须先转换',
          }),
        );
  },
} as const;
