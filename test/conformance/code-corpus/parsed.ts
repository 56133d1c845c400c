import * as prismaSchema from '@prisma/prisma-schema-wasm';
import { Compiler, DEFAULT_ENTRY, MemoryProjectLayout } from '@dbml/parse';
import { Validator } from '@seriousme/openapi-schema-validator';
import {
  dbml,
  graphql,
  jsonSchemaFile,
  mermaid,
  openApiFile,
  prisma,
  SQL_DIALECTS,
  type Model,
} from '@toolyard/core/codegen';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { buildSchema, validateSchema } from 'graphql';

/** What GraphQL's own parser says of the types of a model. */
function graphqlFaults(model: Model): string[] {
  const [file] = graphql.render(model, {});
  const schema = buildSchema(`${file!.text}\ntype Query { nothing: Int }\n`);
  return validateSchema(schema).map(({ message }) => message);
}

/** What the parser of dbdiagram says of the tables of a model. */
function dbmlFaults(model: Model): string[] {
  const [file] = dbml.render(model, {});
  const layout = new MemoryProjectLayout();
  layout.setSource(DEFAULT_ENTRY, file!.text);
  const report = new Compiler(layout).interpretFile(DEFAULT_ENTRY);
  return report.getErrors().map(({ message }) => message);
}

const NAME = '[A-Za-z_]\\w*';
/** Lines of an entity relationship diagram, as the documentation of Mermaid has them. */
const MERMAID_LINES = [
  /^erDiagram$/,
  new RegExp(`^  ${NAME}(?:\\["[^"]*"\\])?(?: \\{)?$`),
  /^ {2}\}$/,
  new RegExp(`^    [A-Za-z_][\\w()[\\]-]* ${NAME}(?: (?:PK|FK|UK)(?:, (?:FK|UK))*)?(?: "[^"]*")?$`),
  new RegExp(`^  ${NAME} (?:\\|\\||\\|o)--o[|{] ${NAME} : "[^"]*"$`),
];

const mermaidFaults = (model: Model): string[] =>
  mermaid
    .render(model, {})[0]!
    .text.trimEnd()
    .split('\n')
    .filter((line) => !MERMAID_LINES.some((form) => form.test(line)));

/** What the schema of JSON Schema says of the schema of a model. */
function jsonSchemaFaults(model: Model): string[] {
  const ajv = new Ajv2020({ strict: false });
  const schema = JSON.parse(jsonSchemaFile.render(model, {})[0]!.text) as object;
  const isRight = ajv.validateSchema(schema);
  return isRight === true ? [] : [ajv.errorsText()];
}

async function openApiFaults(model: Model): Promise<string[]> {
  const [file] = openApiFile.render(model, {});
  // The validator takes a property of this name for a reference.
  if (model.entities.some(({ fields }) => fields.some(({ name }) => name === '$ref'))) return [];
  const { valid, errors } = await new Validator().validate(file!.text);
  return valid ? [] : [JSON.stringify(errors)];
}

/** What Prisma says of the models for each database, and whether its formatter would write them otherwise. */
const prismaFaults = (model: Model): string[] =>
  SQL_DIALECTS.flatMap((database) => {
    const { path, text } = prisma.render(model, { database })[0]!;
    const files = [[path, text]];
    try {
      prismaSchema.validate(JSON.stringify({ prismaSchema: files, noColor: true }));
    } catch (fault) {
      return [`${database}: ${String(fault)}`];
    }
    const options = { tabSize: 2, insertSpaces: true };
    const place = { textDocument: { uri: `file:/${path}` }, options };
    const [formatted] = JSON.parse(
      prismaSchema.format(JSON.stringify(files), JSON.stringify(place)),
    ) as [string, string][];
    return formatted![1] === text ? [] : [`${database}: is not formatted`];
  });

/** What the parsers of the outputs that are read by machines say of a model. */
export async function parserFaults(model: Model): Promise<string[]> {
  try {
    const document = await openApiFaults(model);
    return [
      ...document,
      ...jsonSchemaFaults(model),
      ...graphqlFaults(model),
      ...dbmlFaults(model),
      ...mermaidFaults(model),
      ...prismaFaults(model),
    ];
  } catch (fault) {
    return [String(fault)];
  }
}
