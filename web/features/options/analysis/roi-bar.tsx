import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';
import { useText } from '../../../i18n/use-text.ts';
import { Explained } from '../explain/explained.tsx';

interface Props {
  readonly analysis: StrategyAnalysis;
  /** What was analysed: with it the figure opens its sum. */
  readonly input?: AnalysisInput;
}

/** Return on risk with its bar: 0 to 100, in the middle when there is no answer. */
export function RoiBar({ analysis, input }: Props) {
  const t = useText();
  const words = analysis.roiPercent === null ? 'N/A' : `${analysis.roiPercent.toFixed(1)}%`;
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
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={`h-full rounded-full ${analysis.roiPercent === null ? 'bg-ink-4' : 'bg-accent-solid'}`}
          style={{ width: `${analysis.roiBar}%` }}
        />
      </div>
    </div>
  );
}
