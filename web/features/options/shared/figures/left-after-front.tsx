import { useMemo } from 'react';
import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';
import { useText } from '../../../../i18n/use-text.ts';
import { leftWords } from './left-words.ts';
import { useFormat } from './use-format.ts';

interface Props {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** {@link leftWords} as a paragraph that stands out. */
export function LeftAfterFront({ input, analysis }: Props) {
  const t = useText();
  const format = useFormat();
  const words = useMemo(() => leftWords(t, format, input, analysis), [t, format, input, analysis]);
  return words && <p className="mt-1 font-medium text-warn">{words}</p>;
}
