import { describe, expect, it } from '@jest/globals';
import type { Call, Expression, Operation } from '@toolyard/core/options/explanations';
import { writeExpression } from './write-expression.ts';

const call = (op: Operation, ...of: readonly Expression[]): Call => ({ op, of });
const leaf = (of: number | string) => String(of).replace('-', '−');
const write = (expression: Expression) => writeExpression(expression, leaf);

describe('a formula as a line of text', () => {
  it.each([
    ['a sum in a product', call('multiply', 'n', call('subtract', 'w', 'p')), 'n·(w − p)'],
    ['a sum taken away', call('subtract', 'a', call('add', 'b', 'c')), 'a − (b + c)'],
    ['a product below', call('divide', 'a', call('multiply', 'b', 'c')), 'a / (b·c)'],
    ['R31 a quotient in a product', call('multiply', call('divide', 'G', 'L'), 100), '(G / L)·100'],
    ['a quotient taken away', call('subtract', 'a', call('divide', 'b', 'c')), 'a − b / c'],
    ['a term below zero', call('add', 'a', call('multiply', -2, 'b')), 'a − 2·b'],
    ['a negative taken away', call('subtract', 'a', -2), 'a − (−2)'],
    ['a negative negated', call('normalCdf', call('negate', -0.8)), 'Φ(−(−0.8))'],
    ['a negative product negated', call('negate', call('multiply', -2, 'b')), '−(−2·b)'],
    ['a negative factor behind', call('multiply', 'a', -2), 'a·(−2)'],
    ['powers and roots', call('add', call('square', 'σ'), call('sqrt', 't')), 'σ² + √t'],
    ['a root of a sum', call('sqrt', call('add', 'a', 'b')), '√(a + b)'],
    ['an exponent', call('exp', call('negate', call('multiply', 'r', 't'))), 'e^(−r·t)'],
    ['a maximum', call('max', 0, call('subtract', 'S', 'K')), 'max(0, S − K)'],
  ] as const)('%s', (_name, expression, text) => expect(write(expression)).toBe(text));
});
