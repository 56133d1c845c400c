import type { StrategyLegResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { legWords } from '../../shared/legs/leg-words.ts';
import { legOf } from '../../shared/strategies/saved-strategy.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { Spread } from './roll-together.ts';
import { SelectField } from '../../../../ui/select.tsx';

interface Props {
  readonly legs: readonly StrategyLegResponse[];
  /** Several legs that can be meant at once; each goes by its expiry. */
  readonly spreads?: readonly Spread[];
  readonly value: string;
  readonly onChange: (symbol: string) => void;
}

/** Which of the open legs, or all of an expiry. */
export function HeldField({ legs, spreads = [], value, onChange }: Props) {
  const t = useText();
  const { monthDay } = useFormat();
  return (
    <SelectField
      label={t('life.heldLeg')}
      value={value}
      onChoose={onChange}
      choices={[
        ...legs.map((leg) => ({
          value: leg.symbol,
          label: [
            legWords(t, legOf(leg)),
            leg.expiration && monthDay(leg.expiration),
            `× ${leg.contracts}`,
          ]
            .filter(Boolean)
            .join(' '),
        })),
        ...spreads.map((spread) => ({
          value: spread.expiry,
          label: t('life.allOf', { count: spread.legs.length, day: monthDay(spread.expiry) }),
        })),
      ]}
    />
  );
}
