import { useMemo } from 'react';
import {
  frontExpiry,
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

/** The sold legs that outlive their cover, where the max loss comes from them; nothing otherwise. */
export function LeftAfterFront({ input, analysis }: Props) {
  const t = useText();
  const format = useFormat();
  const words = useMemo(() => leftWords(t, format, input, analysis), [t, format, input, analysis]);
  return words && <p className="mt-1 font-medium text-warn">{words}</p>;
}

/** What is left of a sold calendar, a diagonal or a roll after the front expiry; null where no loss comes from it. */
function leftWords(
  t: Translate,
  format: Format,
  { legs }: AnalysisInput,
  { lossPath }: StrategyAnalysis,
): string | null {
  const front = frontExpiry(legs);
  const left = legs.filter(
    (leg): leg is OptionLeg =>
      isOptionLeg(leg) && leg.position === 'short' && front !== null && leg.expiry > front,
  );
  if (lossPath.length === 0 || left.length === 0) return null;
  const names = left.map(({ quantity, strike, type, expiry }) =>
    t(`analysis.left.${type}`, {
      quantity,
      strike: format.price(toDollars(strike)),
      day: format.monthDay(expiry),
    }),
  );
  return t('analysis.left', {
    day: format.monthDay(front!),
    legs: names.join(t('contract.and')),
  });
}
