import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import * as analysis from '@toolyard/core/options/analysis';
import * as chain from '@toolyard/core/options/chain';
import * as contracts from '@toolyard/core/options/contracts';
import * as payoff from '@toolyard/core/options/payoff';
import * as pricing from '@toolyard/core/options/pricing';
import * as surface from '@toolyard/core/options/surface';
import * as valuation from '@toolyard/core/options/valuation';
import * as shared from '@toolyard/core/shared';
import { sourceFiles } from './support/imports.ts';
import * as fixtures from './support/option-examples.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A docstring and the name of the function or constant that it describes. */
const DOCSTRING = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:export )?(?:function|const) (\w+)/g;

interface Example {
  readonly file: string;
  readonly name: string;
  /** Lines of code; the last is an expression. */
  readonly code: string;
  readonly answer: string;
}

/** The examples of a docstring: `@example code // answer`, with a remark after ` = ` or `: ` left out. */
function examplesIn(docstring: string): Pick<Example, 'code' | 'answer'>[] {
  const lines = docstring.replaceAll(/^ \* ?/gm, '');
  return [...lines.matchAll(/^@example\s((?:(?!^@)[^])*)/gm)].map(([, text = '']) => {
    const [, code = '', said = ''] = /^([^]*) \/\/ (.+)$/.exec(text.trim()) ?? [];
    return { code, answer: /^[[{].*[\]}]/.exec(said)?.[0] ?? said.split(/ = |: /)[0] ?? '' };
  });
}

const examples: Example[] = sourceFiles(root, 'core').flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(DOCSTRING)].flatMap(
    ([, docstring = '', name = '']) =>
      examplesIn(docstring).map((each) => ({ file, name, ...each })),
  ),
);

/** What an example can name beside the exports of its own file. */
const names = {
  ...shared,
  ...contracts,
  ...pricing,
  ...payoff,
  ...surface,
  ...valuation,
  ...chain,
  ...analysis,
  ...fixtures,
};

/** The value of the expression in the last line. */
function valueOf(code: string, scope: Readonly<Record<string, unknown>>): unknown {
  const [last = '', ...before] = code.split('\n').reverse();
  const body = [...before.reverse(), `return (${last});`].join('\n');
  // oxlint-disable-next-line typescript/no-implied-eval
  const evaluate = new Function(...Object.keys(scope), body) as (...values: unknown[]) => unknown;
  return evaluate(...Object.values(scope));
}

expect.addEqualityTesters([
  (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number'
      ? a === b || Math.abs(a - b) <= 1e-13 * Math.max(1, Math.abs(b))
      : undefined,
]);

describe('the examples of the docstrings are true', () => {
  it('there are some', () => expect(examples.length).toBeGreaterThan(10));

  it.each(examples)('$file: $name', async ({ file, code, answer }) => {
    const module = (await import(join(root, file))) as Record<string, unknown>;
    const scope = { ...names, ...module };
    expect(answer).not.toBe('');
    expect(valueOf(code, scope)).toEqual(valueOf(answer, scope));
  });
});

it.each(Object.entries({ pricing, payoff, valuation, chain, analysis }))(
  'every function of core/options/%s has an example',
  (_room, door) => {
    const documented = new Set(examples.map(({ name }) => name));
    const functions = Object.entries(door).filter(
      ([name, value]) => typeof value === 'function' && /^[a-z]/.test(name),
    );
    expect(functions.map(([name]) => name).filter((name) => !documented.has(name))).toEqual([]);
  },
);
