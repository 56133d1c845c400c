import { useLayoutEffect, useMemo } from 'react';
import {
  payoffCurves,
  payoffOf,
  payoffWords,
  pictureText,
  shortPrice,
  type PayoffFigure,
} from '@toolyard/core/live-blocks';
import { signedAmountText } from '@toolyard/core/options/templates';
import { fromDollars, type Language } from '@toolyard/core/shared';
import { percent } from '../ui/format.ts';
import { CurveKey } from './curve-key.tsx';
import { PayoffChart } from './payoff-chart.tsx';

interface Props {
  /** The figure of the article, whose picture the chart replaces. */
  readonly figure: HTMLElement;
  readonly language: Language;
}

const HEIGHT = 300;

/** The payoff chart of a figure in an article, computed from what the figure names; nothing where it names no position. */
export function ArticlePayoff({ figure, language }: Props) {
  const payoff = useMemo(
    () => payoffOf(new Map(new URLSearchParams(figure.dataset['payoff']))),
    [figure],
  );
  useLayoutEffect(() => {
    const still = figure.querySelector('img');
    if (!payoff || !still) return;
    still.hidden = true;
    return () => {
      still.hidden = false;
    };
  }, [figure, payoff]);
  return payoff && <Chart payoff={payoff} language={language} />;
}

function Chart({ payoff, language }: { readonly payoff: PayoffFigure; language: Language }) {
  const curves = useMemo(() => payoffCurves(payoff), [payoff]);
  const words = useMemo(
    () => ({
      ...payoffWords(payoff, language),
      label: pictureText(payoff, language),
      money: (dollars: number) => signedAmountText(fromDollars(Math.round(dollars))),
      price: shortPrice,
      spotPrice: shortPrice,
      percent: (fraction: number) => percent(fraction, 1, 'always'),
    }),
    [payoff, language],
  );
  return (
    <>
      <PayoffChart {...curves} words={words} height={HEIGHT} />
      <p className="payoff-key">
        <CurveKey colours={['var(--up)', 'var(--down)']} text={words.atExpiry} />
        <CurveKey colours={['var(--accent)']} text={words.today} />
        {curves.band && (
          <span className="inline-flex items-center gap-1.5">
            <i className="inline-block h-2.5 w-3.5 border-x border-dotted border-accent bg-accent-tint" />
            ±1σ
          </span>
        )}
      </p>
    </>
  );
}
