import { useText } from '../../../../i18n/use-text.ts';
import { SelectField } from '../../../../ui/select.tsx';

const FARTHEST = 10;
const SHIFTS = Array.from({ length: 2 * FARTHEST + 1 }, (_, i) => FARTHEST - i);

interface Props {
  /** The expiry has no chain. */
  readonly failed: boolean;
  /** Every leg finds a strike of its own. */
  readonly apart: boolean;
  readonly shift: number;
  readonly onChange: (shift: number) => void;
}

/** How many listed strikes all legs move up or down. */
export function ShiftField({ failed, apart, shift, onChange }: Props) {
  const t = useText();
  const words = (by: number) => {
    if (by === 0) return t('life.sameStrikes');
    return t(by > 0 ? 'life.strikesUp' : 'life.strikesDown', { count: Math.abs(by) });
  };
  const meeting = apart ? null : t('life.strikesMeet');
  return (
    <SelectField
      label={t('chain.strike')}
      error={failed ? t('life.noChain') : meeting}
      value={String(shift)}
      onChoose={(next) => onChange(Number(next))}
      choices={SHIFTS.map((by) => ({ value: String(by), label: words(by) }))}
    />
  );
}
