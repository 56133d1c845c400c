import type { Call, Expression } from '@toolyard/core/options/explanations';

/** How a symbol or a number is written. */
type Leaf = (of: number | string) => string;

/** How tightly an operation binds: what binds less than its place demands stands in brackets. */
const SUM = 1;
/** What begins with a minus: as good as a product, but only in front. */
const NEGATIVE = 1.5;
/** A quotient in a product stands in brackets: `G / L·100` reads as G / (L·100). */
const QUOTIENT = 1.8;
const PRODUCT = 2;
const TIGHT = 3;

interface Written {
  readonly text: string;
  readonly binds: number;
}

const MINUS = '−';

const signed = (text: string, binds: number): Written => ({
  text,
  binds: text.startsWith(MINUS) ? NEGATIVE : binds,
});

const bracketed = ({ text, binds }: Written, least: number): string =>
  binds < least ? `(${text})` : text;

/** Terms side by side; one that begins with a minus is taken away. */
const joined = (terms: readonly string[]): string =>
  terms.reduce((line, term) =>
    term.startsWith(MINUS) ? `${line} ${MINUS} ${term.slice(1)}` : `${line} + ${term}`,
  );

const FUNCTIONS = { ln: 'ln', max: 'max', min: 'min', normalCdf: 'Φ', normalDensity: 'φ' } as const;

function writtenCall({ op, of }: Call, leaf: Leaf): Written {
  const parts = of.map((each) => written(each, leaf));
  const at = (i: number, least: number) => {
    const part = parts[i];
    return part ? bracketed(part, least) : '';
  };
  switch (op) {
    case 'add':
      return { text: joined(parts.map((_, i) => at(i, SUM))), binds: SUM };
    case 'subtract':
      return { text: `${at(0, SUM)} ${MINUS} ${at(1, QUOTIENT)}`, binds: SUM };
    case 'negate':
      return { text: `${MINUS}${at(0, QUOTIENT)}`, binds: NEGATIVE };
    case 'multiply':
      return signed(productOf(parts), PRODUCT);
    case 'divide':
      return { text: `${at(0, PRODUCT)} / ${at(1, TIGHT)}`, binds: QUOTIENT };
    case 'square':
      return { text: `${at(0, TIGHT)}²`, binds: TIGHT };
    case 'sqrt':
      return { text: `√${at(0, TIGHT)}`, binds: TIGHT };
    case 'exp':
      return { text: `e^(${at(0, 0)})`, binds: TIGHT };
    default:
      return {
        text: `${FUNCTIONS[op]}(${parts.map(({ text }) => text).join(', ')})`,
        binds: TIGHT,
      };
  }
}

/** Factors side by side; only the first may begin with a minus. */
const productOf = (parts: readonly Written[]): string =>
  parts
    .map((part, i) =>
      i === 0 && part.binds === NEGATIVE ? part.text : bracketed(part, i === 0 ? PRODUCT : TIGHT),
    )
    .join('·');

function written(expression: Expression, leaf: Leaf): Written {
  if (typeof expression === 'object') return writtenCall(expression, leaf);
  return signed(leaf(expression), TIGHT);
}

/** A formula as a line of text, with its symbols and numbers written by `leaf`. */
export const writeExpression = (expression: Expression, leaf: Leaf): string =>
  written(expression, leaf).text;
