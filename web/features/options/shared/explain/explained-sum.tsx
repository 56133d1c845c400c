import type { ReactNode } from 'react';
import {
  ANALYSED_FIGURES,
  type Explanation,
  type ExplainedStep,
  type FigureName,
} from '@toolyard/core/options/explanations';
import type { PriceInterval } from '@toolyard/core/options/analysis';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { Term } from '../learning/term.tsx';
import { termOf } from './figure-terms.ts';
import { figureWords, inputWords } from './figure-words.ts';
import { Fold } from './fold.tsx';
import { InputList } from './input-list.tsx';
import { leadingInputs } from './leading-inputs.ts';
import { writeExpression } from './write-expression.ts';

/** Figures whose explanation begins with a plain sentence: probabilities, prices and amounts of an analysis. */
const PLAIN = [
  ...ANALYSED_FIGURES,
  'breakeven',
  'fromSpot',
  'profitAtPrice',
  'oneSigmaMove',
  'straddleMove',
] as const;

const isPlain = (figure: FigureName): figure is (typeof PLAIN)[number] =>
  (PLAIN as readonly FigureName[]).includes(figure);

/** Maximum number of inputs that stand open. */
const LEADING_INPUTS = 3;

interface Props {
  readonly explanation: Explanation;
  /** What stands between the inputs and the method. */
  readonly children?: ReactNode;
}

/** A plain sentence, the sum filled in and the inputs that matter; formula and all inputs open; the method is last. */
export function ExplainedSum({ explanation, children }: Props) {
  const t = useText();
  const { figure, formula, inputs, unavailableReasons, attained, convention, source } = explanation;
  const term = termOf(figure);
  return (
    <div className="text-12 leading-5">
      {isPlain(figure) && <p>{t(`explain.plain.${figure}`)}</p>}
      <Attained explanation={explanation} attained={attained} />
      {unavailableReasons.map((each) => (
        <p key={each} className="mt-2 text-ink-2">
          {t(`explain.unavailable.${each}`)}
        </p>
      ))}
      <Dividends explanation={explanation} />
      {formula !== null && <Well explanation={explanation} />}
      {inputs.length > 0 && <InputList inputs={leadingInputs(explanation, LEADING_INPUTS)} />}
      {inputs.length > LEADING_INPUTS && (
        <Fold summary={t('explain.inputs', { count: inputs.length })}>
          <InputList inputs={inputs} />
        </Fold>
      )}
      {children}
      <p className="mt-2 border-t border-line pt-2 text-ink-3">
        {t('explain.convention', { words: t(`explain.convention.${convention}`) })}{' '}
        {formula !== null && t(`explain.source.${source}`)}
        {term && (
          <>
            {' '}
            <Term id={term}>{t('explain.glossary')}</Term>
          </>
        )}
      </p>
    </div>
  );
}

/** The dividends of the shares, added up. */
function Dividends({ explanation: { inputs, steps } }: { readonly explanation: Explanation }) {
  const t = useText();
  const sum = steps.find(({ name }) => name === 'shareDividends');
  if (!sum?.of || !('date' in sum.of)) return null;
  const parts = inputs
    .filter(({ name }) => name === 'shareDividend')
    .map(({ unit, value }) => inputWords(unit, value));
  const total = parts.length > 1 ? [inputWords(sum.unit, sum.value)] : [];
  const words = [parts.join(' + '), ...total].join(' = ');
  return (
    <p className="mt-2 text-ink-2">{t('explain.dividends', { date: sum.of.date, sum: words })}</p>
  );
}

/** The formula with its values and what it comes to; its symbols and intermediate results open. */
function Well({ explanation }: { readonly explanation: Explanation }) {
  const t = useText();
  const { formula, inputs, steps } = explanation;
  if (formula === null) return null;
  const values = new Map([...inputs, ...steps].map((each) => [each.symbol, each]));
  const symbolic = writeExpression(formula, plainLeaf);
  const filled = writeExpression(formula, (leaf) => {
    const known = values.get(String(leaf));
    return known ? inputWords(known.unit, known.value) : plainLeaf(leaf);
  });
  return (
    <div className="my-2 rounded-2 bg-sunken px-2.5 py-2 break-words tabular-nums dark:bg-canvas">
      <p className="font-mono">
        <Line text={filled} /> ={' '}
        <b className="font-semibold whitespace-nowrap">{figureWords(t, explanation)}</b>
      </p>
      {(symbolic !== filled || steps.length > 0) && (
        <details>
          <summary className="cursor-pointer text-ink-3 pointer-coarse:py-2.5">
            {t('explain.formula')}
          </summary>
          <p className="font-mono">
            <Line text={symbolic} />
          </p>
          <Steps steps={steps} />
        </details>
      )}
    </div>
  );
}

const NEGATIVE_FIGURE = /(− ?\$?[\d.,]+%?)/u;

/** A line of a sum whose minus signs are never parted from their figures. */
const Line = ({ text }: { readonly text: string }) =>
  text.split(NEGATIVE_FIGURE).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );

const plainLeaf = (leaf: number | string): string =>
  typeof leaf === 'number' ? inputWords('number', leaf) : leaf;

/** Intermediate results, in the order in which the formula needs them. */
function Steps({ steps }: { readonly steps: readonly ExplainedStep[] }) {
  const t = useText();
  return (
    <ul className="mt-1 font-mono text-11 leading-4.5 text-ink-2">
      {steps.map(({ symbol, expression, unit, value, name }) => (
        <li key={symbol} title={t(`explain.step.${name}`)} className="pb-0.5">
          {symbol} = <Line text={writeExpression(expression, plainLeaf)} /> ={' '}
          <span className="whitespace-nowrap text-ink">{inputWords(unit, value)}</span>
        </li>
      ))}
    </ul>
  );
}

const stretch = (t: Translate, { from, to }: PriceInterval): string => {
  if (to === 'unlimited') return t('explain.from', { from: inputWords('price', from) });
  const ends = [...new Set([inputWords('price', from), inputWords('price', to)])];
  return ends.join(' – ');
};

/** Where a bound is attained, or between which prices there is profit. */
function Attained({
  explanation,
  attained,
}: {
  readonly explanation: Explanation;
  readonly attained: readonly PriceInterval[];
}) {
  const t = useText();
  if (attained.length === 0) return null;
  const where = attained.map((each) => stretch(t, each)).join(t('explain.and'));
  const text =
    explanation.figure === 'probabilityOfProfit' ? 'explain.profitable' : 'explain.attained';
  return <p className="text-ink-3">{t(text, { where })}</p>;
}
