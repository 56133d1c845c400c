import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Words that no name contains, each with what the field says instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  asked: 'request',
  because: 'reason',
  drawn: 'rendered, prerendered',
  duty: 'required action',
  ground: 'context',
  guesses: 'attempts',
  hostile: 'malformed, xss',
  interleavings: 'concurrency',
  keepable: 'storable',
  keeper: 'store, sync',
  kept: 'stored, cached',
  laws: 'properties',
  lives: 'lifecycles',
  newcomers: 'sign-ups',
  perishable: 'purgeable',
  perished: 'expired',
  stolen: 'reused',
  told: 'notified, reported',
  upkeep: 'retention',
  wish: 'filters, request',
  wished: 'requested',
  worksheet: 'derivation',
  worth: 'value',
};

const files = globSync('{core,adapters,api,web,client,test,scripts}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|dist-types)$/.test(path),
}).filter((path) => !path.endsWith('word-list.spec.ts'));

/** `profitAtExpiry` and `profit-at-expiry` as profit, at, expiry. */
const wordsOf = (name: string): string[] =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase());

/** Every identifier of a source. */
function identifiersIn(path: string): Set<string> {
  const source = readFileSync(join(root, path), 'utf8');
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return found;
}

it('files and identifiers have the terms of the field', () => {
  const faults = files.flatMap((path) =>
    [path, ...identifiersIn(path)].flatMap((name) =>
      wordsOf(name)
        .filter((word) => Object.hasOwn(INSTEAD, word))
        .map((word) => `${path}: ${name}: not '${word}', but ${INSTEAD[word]}`),
    ),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(faults).toEqual([]);
});
