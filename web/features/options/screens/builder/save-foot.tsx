import type { ReactNode } from 'react';
import type { StrategyAnalysis } from '@toolyard/core/options/analysis';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { boundWords, premiumWords } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { useSavePlan } from './use-save-plan.ts';

interface Props {
  readonly saving: ReturnType<typeof useSavePlan>;
  readonly analysis: StrategyAnalysis | null;
  /** Above the figures: the limits that the plan exceeds. */
  readonly children: ReactNode;
}

/** On a phone the two deciding figures and Save stay at the bottom. */
export function SaveFoot({ saving, analysis, children }: Props) {
  const t = useText();
  const format = useFormat();
  if (!analysis) return null;
  const premium = premiumWords(t, format, analysis);
  return (
    <footer className="phone-foot z-10 border-t border-line bg-surface md:hidden">
      {children}
      <div className="flex items-center gap-3 px-4 py-2.5">
        <p className="min-w-0 flex-1">
          <span className="block truncate text-12 text-ink-2">
            {premium.label} / {t('analysis.maxLoss')}
          </span>
          <span className="block truncate font-semibold tabular-nums">
            {premium.amount} / {boundWords(t, format, analysis.maxLoss, -1)}
          </span>
        </p>
        <Button
          look="primary"
          disabled={saving.reason !== null}
          busy={saving.busy}
          onClick={saving.save}
        >
          {t(saving.needsSignIn ? 'builder.saveSignIn' : 'builder.save')}
        </Button>
      </div>
    </footer>
  );
}
