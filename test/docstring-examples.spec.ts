import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { sourceFiles } from './support/imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `@example call // answer`, with a remark after ` = ` or `: ` left out. */
const EXAMPLE = /^ \* @example (\S.*?) \/\/ (.+)$/gm;

interface Example {
  readonly file: string;
  readonly call: string;
  readonly answer: string;
}

const examples: Example[] = sourceFiles(root, 'core').flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(EXAMPLE)].map(([, call = '', said = '']) => ({
    file,
    call,
    answer: said.startsWith('{') ? said : (said.split(/ = |: /)[0] ?? ''),
  })),
);

/** The value of an expression in which the module's exports can be named. */
function valueOf(expression: string, module: Record<string, unknown>): unknown {
  const names = Object.keys(module);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const evaluate = new Function(...names, `return (${expression});`) as (
    ...values: unknown[]
  ) => unknown;
  return evaluate(...names.map((name) => module[name]));
}

describe('the examples of the docstrings are true', () => {
  it('there are some', () => expect(examples.length).toBeGreaterThan(10));

  it.each(examples)('$file: $call', async ({ file, call, answer }) => {
    const module = (await import(join(root, file))) as Record<string, unknown>;
    const [got, said] = [valueOf(call, module), valueOf(answer, module)];
    if (typeof said === 'number')
      expect(Math.abs((got as number) - said)).toBeLessThanOrEqual(
        1e-13 * Math.max(1, Math.abs(said)),
      );
    else expect(got).toEqual(said);
  });
});
