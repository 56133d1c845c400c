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

/** British spellings, except in ids and in the names of values. */
const BRITISH =
  /\b(?:un)?(?:realis|recognis|annualis|minimis|maximis|optimis|summaris|normalis|organis)(?:e|ed|es|ers?|ing|ations?)\b|\b(?:favour|behaviour|colour|centre|labelled|modelled|neighbour|grey|towards|afterwards)\b/i;
const NAMES_IN_TEXTS = /\{[^}]*\}|\(term:[^)]*\)/g;

/** The English texts of a source: values of `en`, and of the properties of a catalogue named after its language. */
function englishIn(path: string): readonly string[] {
  const source = readFileSync(join(root, path), 'utf8');
  const isCatalogue = /\ben\.ts$/.test(path);
  const texts: string[] = [];
  const visit = (node: ts.Node, isEnglish: boolean): void => {
    const isValue = ts.isPropertyAssignment(node);
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && isEnglish) texts.push(node.text.replaceAll(NAMES_IN_TEXTS, ''));
    if (isValue)
      visit(node.initializer, isEnglish || isCatalogue || node.name.getText(tree) === 'en');
    else ts.forEachChild(node, (child) => visit(child, isEnglish));
  };
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  visit(tree, false);
  return texts;
}

it('English texts are in American spelling', () => {
  const sources = files.filter((path) => /^(core|web)\//.test(path) && !path.includes('.spec.'));
  const texts = sources.flatMap(englishIn);
  expect(texts.length).toBeGreaterThan(5_000);
  expect(texts.filter((text) => BRITISH.test(text))).toEqual([]);
});
