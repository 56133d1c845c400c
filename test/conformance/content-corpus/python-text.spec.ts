import { expect, it } from '@jest/globals';
import { pythonText } from './python-text.ts';

// As Python 3 evaluates them.
it.each([
  [`'a' * 3 + "b"`, 'aaab'],
  [`('[' * 2 + 'x\\n') * 2`, '[[x\n[[x\n'],
  [`"\\n".join(f"| {i} | {i * 2} |" for i in range(2))`, '| 0 | 0 |\n| 1 | 2 |'],
  [`'# t\\n' + ''.join('r' + str(i) for i in range(1, 3)) + 'é'`, '# t\nr1r2é'],
  [`'x' * (2 ** 3)`, 'xxxxxxxx'],
  [`'\\u4e2d' * 2`, '中中'],
  [`'a' * 1_0`, 'aaaaaaaaaa'],
  [`','.join(['a' for n in range(3)])`, 'a,a,a'],
])('%s', (expression, text) => expect(pythonText(expression)).toBe(text));

it.each([`open('x')`, `'a`, `__import__('os')`, `3`])('%s is refused', (expression) =>
  expect(() => pythonText(expression)).toThrow(),
);
