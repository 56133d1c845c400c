import {
  ANALYSED_FIGURES,
  type Explanation,
  type ExplainedStep,
  type FigureName,
} from '@toolyard/core/options/explanations';
import type { PriceInterval } from '@toolyard/core/options/analysis';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { figureWords, inputWords } from './figure-words.ts';
import { InputList } from './input-list.tsx';
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

/** A plain sentence, the formula, the same filled in, the result; then intermediate results, inputs and the convention. */
export function ExplainedSum({ explanation }: { readonly explanation: Explanation }) {
  const t = useText();
  const { figure, formula, inputs, steps } = explanation;
  const { unavailableReasons, attained, convention, source } = explanation;
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
      {steps.length > 0 && <Steps steps={steps} />}
      {inputs.length > 0 && <InputList inputs={inputs} />}
      <p className="mt-2 border-t border-line pt-2 text-ink-3">
        {t('explain.convention', { words: t(`explain.convention.${convention}`) })}{' '}
        {formula !== null && t(`explain.source.${source}`)}
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

/** The formula in its symbols, with their values, and what it comes to. */
function Well({ explanation }: { readonly explanation: Explanation }) {
  const t = useText();
  const { formula, inputs, steps } = explanation;
  if (formula === null) return null;
  const values = new Map([...inputs, ...steps].map((each) => [each.symbol, each]));
  const filled = (leaf: number | string) => {
    const known = values.get(String(leaf));
    return known ? inputWords(known.unit, known.value) : plainLeaf(leaf);
  };
  const lines = [writeExpression(formula, plainLeaf), writeExpression(formula, filled)];
  return (
    <div className="my-2 rounded-2 bg-sunken px-2.5 py-2 font-mono text-12 leading-5 break-words tabular-nums dark:bg-canvas">
      {[...new Set(lines)].map((line, i) => (
        <div key={line}>
          <Line text={i === 0 ? line : `= ${line}`} />
        </div>
      ))}
      <div>
        = <b className="font-semibold whitespace-nowrap">{figureWords(t, explanation)}</b>
      </div>
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

const FEW = 4;

/** Intermediate results; many of them fold. */
function Steps({ steps }: { readonly steps: readonly ExplainedStep[] }) {
  const t = useText();
  return (
    <details open={steps.length <= FEW} className="mb-1">
      <summary className="cursor-pointer text-ink-3">
        {t('explain.steps', { count: steps.length })}
      </summary>
      <ul className="mt-1 font-mono text-11 leading-4.5 break-words text-ink-2 tabular-nums">
        {steps.map(({ symbol, expression, unit, value, name }) => (
          <li key={symbol} title={t(`explain.step.${name}`)} className="pb-0.5">
            {symbol} = <Line text={writeExpression(expression, plainLeaf)} /> ={' '}
            <span className="whitespace-nowrap text-ink">{inputWords(unit, value)}</span>
          </li>
        ))}
      </ul>
    </details>
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
