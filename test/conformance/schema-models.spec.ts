import { describe, expect, it } from '@jest/globals';
import { jsonSchema, readJson, type JsonNode } from '@toolyard/core/codegen';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { codeFiles, compilerFaults, dtoVerdicts, zodVerdicts } from './code-corpus/compiled.ts';
import { DRAFT_7, HARD_SCHEMAS } from './code-corpus/hard-schemas.ts';
import { parserFaults } from './code-corpus/parsed.ts';
import { rootVerdict } from './code-corpus/verdicts.ts';

const NOTHING_FITS = new Set(['a type that nothing fits']);

/** Names and scalars that a schema speaks of, and values beside them. */
function wordsOf(schema: unknown, words: { names: Set<string>; scalars: Set<unknown> }): void {
  if (typeof schema !== 'object' || schema === null) {
    if (typeof schema !== 'string' || schema.length < 4) words.scalars.add(schema);
    if (typeof schema === 'number') words.scalars.add(schema + 1).add(schema - 0.5);
    return;
  }
  for (const [name, value] of Object.entries(schema)) {
    if (/^\w$|^kind$/.test(name)) words.names.add(name);
    wordsOf(value, words);
  }
}

const nodeOf = (text: string): JsonNode | undefined => {
  const read = readJson(text);
  return read.ok ? read.value.values[0] : undefined;
};

describe('a schema that is read and written again accepts and refuses the same documents', () => {
  it.each(Object.entries(HARD_SCHEMAS))('%s', (what, schema) => {
    const text = JSON.stringify(schema);
    expect(nodeOf(text)).toBeDefined();
    const read = jsonSchema.read(text, { rootName: 'Root', choices: {} });
    if (!read.ok) throw new Error(read.error.texts.en);
    const Judge = text.includes('draft-07') ? Ajv : Ajv2020;
    const wanted = new Judge({ strict: false }).compile(schema);
    const found = rootVerdict(read.value.model, false);
    const inZod = zodVerdicts(read.value.model)();
    const inDto = dtoVerdicts(read.value.model)();
    const words = {
      names: new Set(['a', 'b', 'q']),
      scalars: new Set<unknown>([null, 'x', 'q', 0, 7, true]),
    };
    wordsOf(schema, words);
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.constantFrom(...words.scalars),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...words.names), tie('value'), {
          maxKeys: 4,
          noNullPrototype: true,
        }),
      ),
    }));
    const members = fc.dictionary(
      fc.constantFrom(...words.names),
      fc.constantFrom(...words.scalars),
      { maxKeys: 3, noNullPrototype: true },
    );
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(value, members), (made) => {
        const document = JSON.parse(JSON.stringify(made)) as unknown;
        const verdict = wanted(document);
        if (verdict) accepted += 1;
        expect([document, found(document), inZod(document), inDto(document)]).toEqual([
          document,
          verdict,
          verdict,
          verdict,
        ]);
      }),
      { numRuns: 300, seed: 7 },
    );
    if (!NOTHING_FITS.has(what)) expect(accepted).toBeGreaterThan(0);
  });

  it('all types and schemas compile under strict', () => {
    const files = Object.entries(HARD_SCHEMAS).flatMap(([, schema], at) => {
      const read = jsonSchema.read(JSON.stringify(schema), { rootName: 'Root', choices: {} });
      return read.ok ? codeFiles(read.value.model, String(at)) : [];
    });
    expect(compilerFaults(new Map(files))).toEqual([]);
  });

  it('OpenAPI, GraphQL, DBML, Mermaid and Prisma are read by their parsers', async () => {
    for (const [what, schema] of Object.entries(HARD_SCHEMAS)) {
      const read = jsonSchema.read(JSON.stringify(schema), { rootName: 'Root', choices: {} });
      expect([what, read.ok && (await parserFaults(read.value.model))]).toEqual([what, []]);
    }
  });

  it('what stands beside a reference does not count in draft 7', () => {
    const schema = {
      $schema: DRAFT_7,
      definitions: { Size: { type: 'integer' } },
      type: 'object',
      properties: { a: { $ref: '#/definitions/Size', maximum: 2 } },
    };
    const read = jsonSchema.read(JSON.stringify(schema), { rootName: 'Root', choices: {} });
    expect(read.ok && rootVerdict(read.value.model, false)({ a: 7 })).toBe(true);
  });
});
