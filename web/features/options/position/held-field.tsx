import type { StrategyLegResponse } from '../../../api/generated.ts';
import { useText } from '../../../i18n/use-text.ts';
import { legWords } from '../leg-words.ts';
import { legOf } from '../saved-strategy.ts';
import { useFormat } from '../use-format.ts';
import { SelectField } from './select-field.tsx';

interface Props {
  readonly legs: readonly StrategyLegResponse[];
  readonly value: string;
  readonly onChange: (symbol: string) => void;
}

/** Which of the open legs. */
export function HeldField({ legs, value, onChange }: Props) {
  const t = useText();
  const { monthDay } = useFormat();
  return (
    <SelectField
      label={t('life.heldLeg')}
      value={value}
      onChange={onChange}
      choices={legs.map((leg) => ({
        value: leg.symbol,
        label: [
          legWords(t, legOf(leg)),
          leg.expiration && monthDay(leg.expiration),
          `× ${leg.contracts}`,
        ]
          .filter(Boolean)
          .join(' '),
      }))}
    />
  );
}
