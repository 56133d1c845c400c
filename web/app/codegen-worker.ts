import {
  codeGenerator,
  versionComparer,
  type DdlParser,
  type Generation,
  type GenerationInput,
  type Model,
  type SqlDialect,
  type UnreadableInput,
  type UnreadableVersion,
  type VersionChanges,
  type VersionsInput,
} from '@toolyard/core/codegen';
import type { Diagram, Direction } from '../features/codegen/diagram/layout.ts';
import sqliteProgram from 'sql.js/dist/sql-wasm-browser.wasm?url';

export type GenerationRequest =
  | { readonly id: number; readonly input: GenerationInput }
  | { readonly id: number; readonly versions: VersionsInput }
  | { readonly id: number; readonly model: Model; readonly direction: Direction };

export type GenerationValue =
  | Generation
  | UnreadableInput
  | VersionChanges
  | UnreadableVersion
  | Diagram;

export type GenerationAnswer =
  | { readonly id: number; readonly value: GenerationValue }
  | { readonly id: number; readonly failure: string };

async function ddlParser(dialect: SqlDialect): Promise<DdlParser> {
  const { MysqlDdlParser, PostgresDdlParser, SqliteDdlParser } = await import('@toolyard/ddl');
  switch (dialect) {
    case 'postgresql':
      return new PostgresDdlParser();
    case 'mysql':
      return new MysqlDdlParser();
    case 'sqlite':
      return new SqliteDdlParser(() => sqliteProgram);
  }
}

const parsers = {
  document: async () => new (await import('@toolyard/yaml')).YamlDocumentParser(),
  ddl: ddlParser,
};

const generate = codeGenerator(
  parsers,
  async () => new (await import('@toolyard/quicktype')).QuicktypeRenderer(),
);
const compare = versionComparer(parsers);

async function diagram(model: Model, direction: Direction): Promise<Diagram> {
  const { diagramOf } = await import('../features/codegen/diagram/layout.ts');
  return diagramOf(model, direction);
}

function valueOf(request: GenerationRequest): Promise<GenerationValue> {
  if ('input' in request) return generate(request.input);
  if ('versions' in request) return compare(request.versions);
  return diagram(request.model, request.direction);
}

self.onmessage = ({ data }: MessageEvent<GenerationRequest>) => {
  const { id } = data;
  const answer = valueOf(data).then(
    (value): GenerationAnswer => ({ id, value }),
    (fault: unknown): GenerationAnswer => ({ id, failure: String(fault) }),
  );
  void answer.then((each) => self.postMessage(each));
};
