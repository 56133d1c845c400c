import {
  csvColumns,
  distinctIdentifiers,
  GRAPHQL,
  jsonSamples,
  jsonSchema,
  openApi,
  sqlDdl,
  TYPESCRIPT_TYPES,
  type FieldType,
  type Model,
  type ReadingOptions,
  type ReadModel,
  type SyntaxFault,
} from '@toolyard/core/codegen';
import type { Result } from '@toolyard/core/shared';
import { MysqlDdlParser, PostgresDdlParser, SqliteDdlParser } from '@toolyard/ddl';
import { YamlDocumentParser } from '@toolyard/yaml';
import type { CodeCase, Expected } from './code-case.ts';
import { dtoVerdicts, zodVerdicts } from './compiled.ts';
import { schemaModelFaults } from './ddl-facts.ts';
import { fieldFaults, valueAt, valueFaults } from './field-facts.ts';
import { migrationFaults } from './migrations.ts';
import { rootVerdict, typeVerdicts, verdictFaults } from './verdicts.ts';

const OPTIONS: ReadingOptions = { rootName: 'Root', choices: {} };

function modelOf(read: Result<ReadModel, SyntaxFault>): ReadModel {
  if (read.ok) return read.value;
  const { line, column, texts } = read.error;
  throw new Error(`${line}:${column} ${texts.en}`);
}

function warningFaults({ warnings }: ReadModel, { warn = [] }: Expected): string[] {
  return [warn].flat().flatMap((wanted) => {
    const [kind, ...place] = wanted.split(' ');
    const isThere = warnings.some(
      (each) =>
        each.kind.replaceAll(' ', '_') === kind && each.place.path.includes(place.join(' ')),
    );
    return isThere ? [] : [`no warning ${wanted}`];
  });
}

/** Identifiers that two kinds of languages take are valid and distinct. */
function nameFaults(names: readonly string[]): string[] {
  const typescript = distinctIdentifiers(
    names,
    'camelCase',
    { ...TYPESCRIPT_TYPES, ignoresCase: true },
    'field',
  );
  const graphql = distinctIdentifiers(names, 'camelCase', GRAPHQL, 'field');
  const faults = [
    ...typescript.filter((name) => !/^[\p{L}_$][\p{L}\p{M}\p{N}_$]*$/u.test(name)),
    ...graphql.filter((name) => !/^[_A-Za-z]\w*$/.test(name)),
  ];
  if (new Set(typescript.map((name) => name.toLowerCase())).size < names.length)
    faults.push('names are not distinct');
  return faults.map((fault) => `identifier ${fault}`);
}

function sampleFaults({ texts, expected }: CodeCase): string[] {
  const read = modelOf(jsonSamples.read(texts, OPTIONS));
  const { model } = read;
  const verdict = rootVerdict(model, true);
  const fields = Object.entries(expected.fields ?? {}).flatMap(([path, wanted]) => {
    const value = valueAt(model, path);
    return value ? valueFaults(model, value, wanted, path) : [`${path} is missing`];
  });
  const samples = texts.map((text) => JSON.parse(text) as unknown);
  const count = expected.entity_count ?? model.entities.length;
  return [
    ...fields,
    ...[verdict, zodVerdicts(model)(), dtoVerdicts(model)()].flatMap((each) =>
      verdictFaults(each, [...samples, ...(expected.accept ?? [])], expected.reject),
    ),
    ...warningFaults(read, expected),
    ...(model.entities.length === count ? [] : [`${model.entities.length} entities`]),
    ...model.entities.flatMap((each) => nameFaults(each.fields.map(({ name }) => name))),
  ];
}

const typeNamed = (model: Model, name: string): FieldType | null => {
  const entity = model.entities.find((each) => each.name === name);
  const alias = model.aliases.find((each) => each.name === name);
  if (entity) return { kind: 'entity', entity: entity.id };
  return alias ? { kind: 'alias', alias: alias.id } : null;
};

const namedFaults = (model: Model, wanted: Expected['types'] = {}): string[] =>
  Object.entries(wanted).flatMap(([name, fields]) => {
    const type = typeNamed(model, name);
    return type ? fieldFaults(model, type, fields) : [`no type ${name}`];
  });

function schemaFaults({ texts, expected }: CodeCase): string[] {
  const read = modelOf(jsonSchema.read(texts[0]!, OPTIONS));
  return [
    ...[
      rootVerdict(read.model, false),
      zodVerdicts(read.model)(),
      dtoVerdicts(read.model)(),
    ].flatMap((verdict) => verdictFaults(verdict, expected.accept, expected.reject)),
    ...instanceFaults(read.model, expected),
    ...namedFaults(read.model, expected.types),
    ...warningFaults(read, expected),
  ];
}

function instanceFaults(model: Model, { instances = [] }: Expected): string[] {
  if (instances.length === 0) return [];
  const all = [typeVerdicts(model), zodVerdicts(model), dtoVerdicts(model)];
  return instances
    .filter(({ why }) => !why?.startsWith('contested'))
    .filter(({ schema, value, ok }) => all.some((verdicts) => verdicts(schema)(value) !== ok))
    .map(
      ({ schema, value, ok }) => `${schema} ${ok ? 'refuses' : 'accepts'} ${JSON.stringify(value)}`,
    );
}

function openApiFaults({ texts, expected }: CodeCase): string[] {
  const read = modelOf(openApi.read(texts[0]!, OPTIONS, new YamlDocumentParser()));
  const { model } = read;
  return [
    ...instanceFaults(model, expected),
    ...namedFaults(model, expected.schemas),
    ...operationFaults(model, expected),
    ...tagFaults(model, expected),
    ...warningFaults(read, expected),
  ];
}

function operationFaults({ operations }: Model, { operations: wanted = [] }: Expected): string[] {
  const names = operations.map(({ name }) => name);
  const missing = wanted.flatMap(({ method, path, operationId, params = [] }) => {
    const found = operations.find((each) => each.method === method && each.path === path);
    if (!found) return [`no operation ${method} ${path}`];
    return [
      ...(operationId && found.name !== operationId ? [`${found.name} is no ${operationId}`] : []),
      ...params
        .filter((each) => !found.parameters.some((p) => p.name === each.name && p.in === each.in))
        .map(({ name }) => `${path} has no parameter ${name}`),
    ];
  });
  return [...missing, ...nameFaults(names)];
}

/** Every tag of the model by its field. */
function tagsOf(model: Model): readonly { field: string; values: Record<string, string> }[] {
  const tags: { field: string; values: Record<string, string> }[] = [];
  const visit = (type: FieldType): void => {
    if (type.kind === 'list' || type.kind === 'map') visit(type.of.type);
    if (type.kind !== 'oneOf') return;
    if (type.tag) {
      const names = type.alternatives.map((each) =>
        each.kind === 'entity'
          ? model.entities.find(({ id }) => id === each.entity)?.name
          : each.kind === 'alias'
            ? model.aliases.find(({ id }) => id === each.alias)?.name
            : undefined,
      );
      const values = type.tag.values.map((each) => [each.value, names[each.alternative] ?? '']);
      tags.push({
        field: type.tag.field,
        values: Object.fromEntries(values) as Record<string, string>,
      });
    }
    for (const each of type.alternatives) visit(each);
  };
  for (const { value } of model.aliases) visit(value.type);
  for (const { fields } of model.entities) for (const { type } of fields) visit(type);
  return tags;
}

const tagFaults = (model: Model, { discriminators = [] }: Expected): string[] =>
  discriminators
    .filter(
      ({ property, values }) =>
        !tagsOf(model).some(
          (tag) =>
            tag.field === property &&
            Object.entries(values).every(([value, name]) => tag.values[value] === name),
        ),
    )
    .map(({ property }) => `no discriminator ${property}`);

const CSV_TYPES: Partial<Record<FieldType['kind'], string>> = {
  text: 'string',
  whole: 'integer',
  instant: 'datetime',
};

function csvFaults({ texts, expected }: CodeCase): string[] {
  const { model } = modelOf(csvColumns.read(texts[0]!, OPTIONS));
  const fields = model.entities[0]?.fields ?? [];
  const names = fields.map(({ name }) => name);
  const wanted = expected.fields_in_order ?? [];
  const headers = wanted.map(({ header }) => header);
  return [
    ...(names.join('\n') === headers.join('\n') ? [] : [`columns ${names.join()}`]),
    ...wanted.flatMap(({ header, type, type_ok = [], nullable }, at) => {
      const field = fields[at];
      if (!field) return [];
      const found = CSV_TYPES[field.type.kind] ?? field.type.kind;
      const isRight = [type, ...type_ok].some((each) => each === found || each === '*');
      return [
        ...(isRight ? [] : [`${header}: ${found}, expected ${type}`]),
        ...(nullable === undefined || nullable === field.nullable
          ? []
          : [`${header}: nullable ${field.nullable}`]),
      ];
    }),
    ...nameFaults(names),
  ];
}

const DDL_PARSERS = [new PostgresDdlParser(), new MysqlDdlParser(), new SqliteDdlParser()];

async function ddlFaults({ texts, expected }: CodeCase): Promise<string[]> {
  const parser = DDL_PARSERS.find(({ dialect }) => dialect === expected.dialect);
  if (!parser) return [`no parser of ${expected.dialect}`];
  const read = modelOf(await sqlDdl.read(texts.join('\n'), parser));
  return [
    ...schemaModelFaults(read.model, expected),
    ...read.model.entities.flatMap((each) => nameFaults(each.fields.map(({ name }) => name))),
    ...read.model.enumerations.flatMap(({ values }) =>
      nameFaults(values.map((value) => (value.kind === 'text' ? value.value : ''))),
    ),
    ...warningFaults(read, expected),
  ];
}

/** The model of a case. */
export async function modelOfCase({ input_kind: kind, texts, expected }: CodeCase): Promise<Model> {
  const parser = DDL_PARSERS.find(({ dialect }) => dialect === expected.dialect);
  const [text = ''] = texts;
  if (kind === 'json-sample') return modelOf(jsonSamples.read(texts, OPTIONS)).model;
  if (kind === 'json-schema') return modelOf(jsonSchema.read(text, OPTIONS)).model;
  if (kind === 'csv-header') return modelOf(csvColumns.read(text, OPTIONS)).model;
  return kind === 'openapi' || !parser
    ? modelOf(openApi.read(text, OPTIONS, new YamlDocumentParser())).model
    : modelOf(await sqlDdl.read(text, parser)).model;
}

/** What is wrong of a case, by the kind of its input. */
export const JUDGES: Readonly<Record<string, (each: CodeCase) => string[] | Promise<string[]>>> = {
  'json-sample': sampleFaults,
  'json-schema': schemaFaults,
  openapi: openApiFaults,
  'csv-header': csvFaults,
  'sql-ddl': ddlFaults,
  migration: (each) => {
    const parser = DDL_PARSERS.find(({ dialect }) => dialect === each.expected.dialect)!;
    return migrationFaults(each, async (sql) => modelOf(await sqlDdl.read(sql, parser)).model);
  },
};
