import { describe, expect, it } from '@jest/globals';
import { typescript } from '../../renderers/typescript.ts';
import { jsonSchema } from './json-schema.ts';

function typesOf(schema: unknown): { text: string; warnings: readonly string[] } {
  const read = jsonSchema.read(JSON.stringify(schema), { rootName: 'Root', choices: {} });
  if (!read.ok) throw new Error(read.error.texts.en);
  const [file] = typescript.render(read.value.model, typescript.defaults);
  return {
    text: file!.text.replaceAll(/\s+/g, ' ').trim(),
    warnings: read.value.warnings.map(({ kind, place }) => `${kind} ${place.path}`),
  };
}

describe('schemas that refer to themselves', () => {
  it.each<[string, unknown, string]>([
    ['alone', { $ref: '#' }, 'export type Document = unknown;'],
    ['as the only alternative', { oneOf: [{ $ref: '#' }] }, 'export type Root = unknown;'],
    [
      'beside another alternative',
      { anyOf: [{ $ref: '#' }, { type: 'string' }] },
      'export type Root = string;',
    ],
    [
      'in a circle of references',
      { $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } }, $ref: '#/$defs/a' },
      'export type Document = unknown;',
    ],
    [
      'by allOf',
      { allOf: [{ $ref: '#' }, { type: 'object', properties: { x: { $ref: '#' } } }] },
      'export interface Root { x?: Root; }',
    ],
  ])('%s', (_, schema, text) => expect(typesOf(schema).text).toBe(text));
});

describe('schemas that are no schemas', () => {
  it.each<[unknown, string]>([
    [true, 'export type Document = unknown;'],
    [false, 'export type Document = never;'],
    [[], 'export type Document = unknown;'],
    [{ anyOf: 3, type: 'nope' }, 'export type Root = unknown;'],
    [{ enum: [] }, 'export type Root = never;'],
    [{ properties: { a: 3, b: null } }, 'export interface Root { a?: unknown; b?: unknown; }'],
    [{ type: 'string', pattern: '(' }, 'export type Root = string;'],
  ])('%j', (schema, text) => expect(typesOf(schema).text).toBe(text));
});

it('a reference that leads to nothing is any value, with a warning at its place', () =>
  expect(typesOf({ type: 'object', properties: { a: { $ref: 'other.json#/x' } } })).toEqual({
    text: 'export interface Root { a?: unknown; }',
    warnings: ['unresolved reference #/properties/a'],
  }));

it('a member that a closed schema refuses is left out, with a warning', () =>
  expect(
    typesOf({
      allOf: [
        { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
        { type: 'object', properties: { b: { type: 'string' } } },
      ],
    }),
  ).toEqual({
    text: 'export interface Root { a?: string; }',
    warnings: ['field never usable #/allOf/1/properties/b'],
  }));

it.each([
  ['a list of itself in allOf', { allOf: [{ type: 'array', items: { $ref: '#' } }] }],
  ['a union in allOf', { type: 'object', allOf: [{ anyOf: [{ type: 'array' }] }] }],
])('%s is read to its end', (_, schema) => expect(typesOf(schema).warnings).toEqual([]));

it('a keyword that the model cannot hold is named with its place', () =>
  expect(
    typesOf({ type: 'array', prefixItems: [{ type: 'string' }], uniqueItems: true }).warnings,
  ).toEqual(['unsupported keyword #/uniqueItems']));
