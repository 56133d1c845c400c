import { Suspense } from 'react';
import type { Measure, StrategyAnalysis } from '@toolyard/core/options/analysis';
import { lazyArea } from '../../../../app/lazy-area.tsx';

const MeasureWords = lazyArea('optionsMeasures', () =>
  import('./measure-words.tsx').then((m) => m.MeasureWords),
);
const ConventionWords = lazyArea('optionsMeasures', () =>
  import('./measure-words.tsx').then((m) => m.ConventionWords),
);

/** Keeps a line free until the words are there. */
const LINE = '\u00a0';

/** The measure of a probability in a few words, under its name; nothing without a measure. */
export function MeasureName({ measure }: { readonly measure: Measure | null }) {
  if (!measure) return null;
  return (
    <small className="block text-12 text-ink-3">
      <Suspense fallback={LINE}>
        <MeasureWords measure={measure} />
      </Suspense>
    </small>
  );
}

/** By which distribution and which model the figures were made; stands under them. */
export function Convention({ analysis }: { readonly analysis: StrategyAnalysis }) {
  return (
    <p>
      <Suspense fallback={LINE}>
        <ConventionWords analysis={analysis} />
      </Suspense>
    </p>
  );
}
