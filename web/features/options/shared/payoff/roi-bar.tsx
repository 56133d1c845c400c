import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';
import { useText } from '../../../../i18n/use-text.ts';
import { useFormat } from '../figures/use-format.ts';
import { roiWords } from '../figures/figures.ts';
import { Explained } from '../explain/explained.tsx';

interface Props {
  readonly analysis: StrategyAnalysis;
  /** What was analysed: with it the figure opens its sum. */
  readonly input?: AnalysisInput;
}

/** Return on risk with its bar: 0 to 100, in the middle when there is no answer. */
export function RoiBar({ analysis, input }: Props) {
  const t = useText();
  const words = roiWords(useFormat(), analysis.roiPercent);
  return (
    <div className="px-4 pb-4">
      <p className="flex justify-between text-13">
        <span className="text-ink-2">{t('analysis.roi')}</span>
        <span className="font-medium tabular-nums">
          {input ? (
            <Explained figure="roiPercent" input={input}>
              {words}
            </Explained>
          ) : (
            words
          )}
        </span>
      </p>
      <div
        role="meter"
        aria-label={t('analysis.roi')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(analysis.roiBar)}
        aria-valuetext={words}
        className="relative mt-1.5 h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        {/* Without a ratio there is a mark in the middle and no bar. */}
        <div
          className={
            analysis.roiPercent === null
              ? 'absolute h-full w-0.5 bg-ink-4'
              : 'h-full rounded-full bg-accent-solid'
          }
          style={{ [analysis.roiPercent === null ? 'left' : 'width']: `${analysis.roiBar}%` }}
        />
      </div>
    </div>
  );
}
