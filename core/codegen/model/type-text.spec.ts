import { expect, it } from '@jest/globals';
import { codeGenerator } from '../generate.ts';
import { typeText } from './type-text.ts';

const generate = codeGenerator({
  document: () => Promise.reject(new Error('no parser')),
  ddl: () => Promise.reject(new Error('no parser')),
});

it.each([
  [{ type: 'string', maxLength: 40 }, 'text(40)'],
  [{ type: 'string', minLength: 1, maxLength: 40 }, 'text(1…40)'],
  [{ type: 'string', minLength: 1 }, 'text(1…)'],
  [{ type: 'string', format: 'email' }, 'email'],
  [{ type: 'string', format: 'date-time' }, 'timestamp'],
  [{ type: 'integer' }, 'integer'],
  [{ type: 'number' }, 'float 64'],
  [{ type: 'array', items: { type: ['boolean', 'null'] } }, 'boolean?[]'],
  [{ type: 'object', additionalProperties: { type: 'string', maxLength: 3 } }, '{key: text(3)}'],
  [{ anyOf: [{ const: 'a' }, { type: 'boolean' }] }, '"a" | boolean'],
  [{}, 'json'],
])('%j is shown as %s', async (schema, shown) => {
  const text = JSON.stringify({ type: 'object', properties: { a: schema } });
  const generated = await generate({
    ...{ text, kind: 'json-schema', rootName: 'Root', choices: {}, edits: [] },
    ...{ target: 'typescript', values: {} },
  });
  if ('fault' in generated) throw new Error(generated.fault.texts.en);
  const [field] = generated.model.entities[0]!.fields;
  expect(typeText(field!.type, generated.model)).toBe(shown);
});
