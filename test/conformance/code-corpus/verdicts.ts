import { jsonSchemaFile, typeNames, TYPESCRIPT_TYPES, type Model } from '@toolyard/core/codegen';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Verdict = (value: unknown) => boolean;

/** The JSON Schema that the model is written as. */
function compiler(model: Model, formats: boolean): { ajv: Ajv2020; schema: object } {
  const ajv = new Ajv2020({ strict: false, validateFormats: formats, ownProperties: true });
  if (formats) addFormats.default(ajv);
  const schema = JSON.parse(jsonSchemaFile.render(model, {})[0]!.text) as object;
  return { ajv, schema };
}

/** Whether a value is one of the whole document. */
export function rootVerdict(model: Model, formats: boolean): Verdict {
  const { ajv, schema } = compiler(model, formats);
  return ajv.compile(schema);
}

/** Whether a value is one of the type with this name. */
export function typeVerdicts(model: Model): (name: string) => Verdict {
  const { ajv, schema } = compiler(model, false);
  ajv.addSchema(schema, 'document');
  const names = typeNames(model, 'PascalCase', TYPESCRIPT_TYPES);
  return (name) => {
    const type = [...model.entities, ...model.enumerations, ...model.aliases].find(
      (each) => each.name === name,
    );
    if (!type) throw new Error(`no type ${name}`);
    return ajv.compile({ $ref: `document#/$defs/${encodeURIComponent(names.get(type.id)!)}` });
  };
}

export const verdictFaults = (
  verdict: Verdict,
  accept: readonly unknown[] = [],
  reject: readonly unknown[] = [],
): string[] => [
  ...accept.filter((value) => !verdict(value)).map((value) => `refuses ${JSON.stringify(value)}`),
  ...reject.filter((value) => verdict(value)).map((value) => `accepts ${JSON.stringify(value)}`),
];
