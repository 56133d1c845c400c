import { describe, expect, it } from '@jest/globals';
import { jsonSchema, type Model } from '@toolyard/core/codegen';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { codeCases } from '../conformance/code-corpus/code-case.ts';
import { rootVerdict } from '../conformance/code-corpus/verdicts.ts';
import { FULL_SIZE } from '../support/test-size.ts';
import { Documents, schemas, type Schema } from './random-schemas.ts';

/** `npm run test:codegen` takes 1,000 documents of each schema, `npm test` a tenth. */
const DOCUMENTS = FULL_SIZE ? 1_000 : 100;
const numRuns = Number(process.env['RUNS'] ?? (FULL_SIZE ? 400 : 40));
const seed = Number(process.env['SEED'] ?? 5);

/** Milliseconds of a test at full size. */
const LONGEST = 600_000;

function read(text: string): { model: Model; warnings: readonly string[] } {
  const found = jsonSchema.read(text, { rootName: 'Root', choices: {} });
  if (!found.ok) throw new Error(found.error.texts.en);
  const { model, warnings } = found.value;
  return { model, warnings: warnings.map(({ kind, place }) => `${kind} ${place.path}`) };
}

/** The schema without the keywords that the reader has said to be unsupported. */
function without(schema: Schema, warnings: readonly string[]): Schema {
  const copy = structuredClone(schema);
  for (const warning of warnings) {
    const [, path] = /^unsupported keyword #\/(.*)$/.exec(warning) ?? [];
    const steps = (path ?? '').split('/').map((step) => decodeURIComponent(step));
    const last = steps.pop()!;
    let at = copy as Record<string, unknown>;
    for (const step of steps) at = at[step] as Record<string, unknown>;
    delete at[last];
  }
  return copy;
}

/** The first document that the schema and what is written of its model judge differently, and how many it takes. */
function difference(
  schema: Schema,
  examples: readonly unknown[] = [],
): { readonly fault: string | null; readonly accepted: number } {
  const text = JSON.stringify(schema);
  const Judge = text.includes('draft-07') ? Ajv : Ajv2020;
  const { model, warnings } = read(text);
  const judged = without(schema, warnings) as object;
  const wanted = new Judge({ strict: false, validateFormats: false }).compile(judged);
  const verdict = rootVerdict(model, false);
  const documents = new Documents(schema, seed, examples);
  let accepted = 0;
  for (let count = 0; count < DOCUMENTS; count += 1) {
    const document = documents.next();
    const isRight = wanted(document);
    if (isRight) accepted += 1;
    if (verdict(document) !== isRight)
      return { fault: `${isRight ? 'refuses' : 'accepts'} ${JSON.stringify(document)}`, accepted };
  }
  return { fault: null, accepted };
}

const cases = codeCases().filter((each) => each.input_kind === 'json-schema');

describe('a schema, read and written again, takes and refuses the same documents', () => {
  (cases.length > 0 ? it : it.skip)(
    'the schemas of the corpus',
    () => {
      for (const { id, texts, expected } of cases) {
        const { accept = [], reject = [], instances = [] } = expected;
        const examples = [...accept, ...reject, ...instances.map(({ value }) => value)];
        const { fault } = difference(JSON.parse(texts[0]!) as Schema, examples);
        expect([id, fault]).toEqual([id, null]);
      }
    },
    LONGEST,
  );

  it(
    'random schemas',
    () => {
      let accepted = 0;
      fc.assert(
        fc.property(schemas, (schema) => {
          const found = difference(schema);
          accepted += found.accepted;
          expect(found.fault).toBeNull();
        }),
        { numRuns, seed },
      );
      expect(accepted).toBeGreaterThan((numRuns * DOCUMENTS) / 10);
    },
    LONGEST,
  );
});
