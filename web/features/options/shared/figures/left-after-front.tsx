import { useMemo } from 'react';
import {
  frontExpiry,
  maxLoss,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { isOptionLeg, type OptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { useFormat, type Format } from './use-format.ts';

interface Props {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** What is left after the front expiry and its risk, in words that stand out; nothing where the figures hold all of it. */
export function LeftAfterFront({ input, analysis }: Props) {
  const t = useText();
  const format = useFormat();
  const words = useMemo(() => leftWords(t, format, input, analysis), [t, format, input, analysis]);
  return words && <p className="mt-1 font-medium text-warn">{words}</p>;
}

/**
 * What is left after the front expiry, where its risk exceeds that of the figures, which end at the front expiry: of a sold
 * calendar or diagonal a short option without cover. Null where the figures hold all of the risk.
 */
function leftWords(
  t: Translate,
  format: Format,
  input: AnalysisInput,
  { method, maxLoss: shown }: StrategyAnalysis,
): string | null {
  const front = frontExpiry(input.legs);
  if (method !== 'frontExpiry' || front === null || shown === null) return null;
  const whole = maxLoss(input);
  const exceeds =
    whole === 'unlimited' || (whole !== null && shown !== 'unlimited' && whole > shown);
  if (!exceeds) return null;
  const left = input.legs.filter(
    (leg): leg is OptionLeg => isOptionLeg(leg) && leg.expiry > front && leg.position === 'short',
  );
  const legs = left.map(({ quantity, strike, type, expiry }) =>
    t(`analysis.left.${type}`, {
      quantity,
      strike: format.price(toDollars(strike)),
      day: format.monthDay(expiry),
    }),
  );
  const risk =
    whole === 'unlimited'
      ? t('analysis.left.unlimited')
      : t('analysis.left.limited', { amount: format.money(toDollars(whole)) });
  return t('analysis.left', {
    day: format.monthDay(front),
    legs: legs.join(t('contract.and')),
    risk,
  });
}
