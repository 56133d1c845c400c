import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { csvColumns, jsonSamples, openApi, zod } from '@toolyard/core/codegen';
import { YamlDocumentParser } from '@toolyard/yaml';
import fc from 'fast-check';
import type { ZodType } from 'zod';
import {
  codeFiles,
  compilerFaults,
  dtoVerdicts,
  exportsOf,
  zodVerdicts,
} from './code-corpus/compiled.ts';
import { parserFaults } from './code-corpus/parsed.ts';
import { mysqlFaults } from './code-corpus/tables.ts';
import { rootVerdict } from './code-corpus/verdicts.ts';

const scalar = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -7,
  2.5,
  3_000_000_000,
  2 ** 70,
  '',
  'x',
  '2024-02-29',
  '2024-01-01T10:00:00Z',
  '2f1e0a52-3b1c-4b7e-9d58-0d7f3c9f1a11',
  'a@example.org',
);

const names = fc.constantFrom(
  'id',
  'next',
  'items',
  'a-b',
  '',
  '2024-01-01',
  '2024-01-02',
  '17',
  '18',
  'constructor',
  'toString',
);

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(names, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

describe('a model of samples', () => {
  it('takes the samples, in JSON Schema, in Zod and in DTOs; other outputs are read by their parsers', () =>
    fc.assert(
      fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 3 }), async (samples) => {
        const texts = samples.map((sample) => JSON.stringify(sample));
        const read = jsonSamples.read(texts, { rootName: 'Root', choices: {} });
        if (!read.ok) throw new Error(read.error.texts.en);
        const { model } = read.value;
        const verdicts = [rootVerdict(model, true), zodVerdicts(model)()];
        // class-transformer does not copy members of this name.
        if (!texts.join().includes('constructor')) verdicts.push(dtoVerdicts(model)());
        for (const text of texts)
          for (const verdict of verdicts)
            expect([text, verdict(JSON.parse(text))]).toEqual([text, true]);
        expect(await parserFaults(model)).toEqual([]);
        expect(await mysqlFaults(null, model, [])).toEqual([]);
      }),
      { numRuns: Number(process.env['RUNS'] ?? 25), seed: 11 },
    ));
});

it('a number beyond JavaScript is what was chosen, in all outputs', async () => {
  const choices = { 'big whole number $.id': 'bigint', 'big whole number $.of[]': 'string' };
  const text = '{"id": 12345678901234567890, "of": [9007199254740993]}';
  const read = jsonSamples.read([text], { rootName: 'Root', choices });
  if (!read.ok) throw new Error(read.error.texts.en);
  const { model } = read.value;
  expect(compilerFaults(new Map(codeFiles(model, 'big-numbers')))).toEqual([]);
  const verdicts = [rootVerdict(model, true), zodVerdicts(model)(), dtoVerdicts(model)()];
  for (const verdict of verdicts) {
    expect(verdict({ id: 5, of: ['9007199254740993'] })).toBe(true);
    expect(verdict({ id: 5, of: [5] })).toBe(false);
    expect(verdict({ id: 5, of: ['5e3'] })).toBe(false);
  }
  const schema = exportsOf(zod.render(model, {})[0]!.text)['documentSchema'] as ZodType;
  expect(schema.parse({ id: 5, of: [] })).toEqual({ id: 5n, of: [] });
  expect(await parserFaults(model)).toEqual([]);
  expect(await mysqlFaults(null, model, [])).toEqual([]);
});

it("the platform's own OpenAPI document becomes types that compile and schemas that run", () => {
  const text = readFileSync(new URL('../../api/openapi.json', import.meta.url), 'utf8');
  const read = openApi.read(text, { rootName: 'Root', choices: {} }, new YamlDocumentParser());
  if (!read.ok) throw new Error(read.error.texts.en);
  const { model, warnings } = read.value;
  expect(model.operations.length).toBeGreaterThan(200);
  expect(warnings.filter(({ kind }) => kind !== 'made-up name')).toEqual([]);
  // The compiler takes long for its schemas of Zod, which are run instead.
  const [types] = codeFiles(model, 'own-api');
  expect(compilerFaults(new Map([types!]))).toEqual([]);
  expect(zodVerdicts(model)('UserRole')('user')).toBe(true);
});

it('columns of a file have names of their own, and a warning where their headers have not', () => {
  const text = '\uFEFFid;id;;"a;b";id_2\r\n1;2;3;4;5';
  const read = csvColumns.read(text, { rootName: 'Row', choices: {} });
  if (!read.ok) throw new Error(read.error.texts.en);
  const { model, warnings } = read.value;
  const names = model.entities[0]!.fields.map(({ name }) => name);
  expect(names).toEqual(['id', 'id_3', 'column_3', 'a;b', 'id_2']);
  expect(warnings.map(({ kind }) => kind)).toEqual(['duplicate key', 'made-up name']);
});
