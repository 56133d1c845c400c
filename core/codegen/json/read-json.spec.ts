import { describe, expect, it } from '@jest/globals';
import { isWhole, jsonText } from './json-node.ts';
import { DEEPEST_JSON, readJson } from './read-json.ts';

describe('reading JSON', () => {
  it.each([
    '{"id":12345678901234567890,"rate":1.50,"none":null,"on":[true,false],"odd \\" key":"\\n"}',
    '[]',
    '-0.10e+5',
    '"甲"',
  ])('loses nothing of %s', (text) => {
    const read = readJson(` ${text}\n`);
    expect(read.ok && read.value.values.map(jsonText)).toEqual([text]);
  });

  it('reads JSON Lines as several values', () => {
    const read = readJson('{"a":1}\n{"a":2}\n');
    expect(read.ok && read.value.values).toHaveLength(2);
  });

  it('reports a name that stands twice; the last value counts', () => {
    const read = readJson('{"type":5,"n":1,"type":"Name"}');
    expect(read.ok && read.value.duplicateKeys).toEqual([{ name: 'type', offset: 16 }]);
    expect(read.ok && read.value.values.map(jsonText)).toEqual(['{"type":"Name","n":1}']);
  });

  it.each([
    ['', 1, 1],
    ['{"a":1,}', 1, 8],
    ['{"a":1\n "b":2}', 2, 2],
    ["{'a':1}", 1, 2],
    ['{"a" 1}', 1, 6],
    ['[1 2]', 1, 4],
    ['[01]', 1, 2],
    ['[1,', 1, 4],
    ['{"a":\n\n  nul}', 3, 3],
    ['"open', 1, 1],
    ['["tab\there"]', 1, 2],
  ])('%s is refused at line %d, column %d', (text, line, column) => {
    const read = readJson(text);
    expect(read.ok ? read.value : [read.error.line, read.error.column]).toEqual([line, column]);
  });

  it('refuses what is nested too deeply', () =>
    expect(readJson('['.repeat(DEEPEST_JSON + 1)).ok).toBe(false));

  it('reads a megabyte of nested lists and objects', () => {
    const text = `[${Array.from({ length: 20_000 }, (_, at) => `{"id":${at},"tags":["a","b"],"name":"n${at}"}`).join()}]`;
    const read = readJson(text);
    expect(read.ok && read.value.values.map(jsonText)).toEqual([text]);
  });
});

it.each([
  ['2', true],
  ['2.0', true],
  ['2.50', false],
  ['1e3', true],
  ['1.25e1', false],
  ['1.25e2', true],
  ['100e-2', true],
  ['10e-2', false],
  ['0.0e-9', true],
])('%s is whole: %s', (digits, whole) => expect(isWhole(digits)).toBe(whole));
