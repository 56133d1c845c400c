import { useText } from '../../../../i18n/use-text.ts';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { readNumber } from '../../shared/figures/read-number.ts';

interface Props {
  readonly label: string;
  readonly most: number;
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/** A whole number from one up, or null. */
export function countIn(typed: string, most: number): number | null {
  const value = readNumber(typed);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : null;
}

/** How many contracts or shares; a wrong number stays typed and is marked. */
export function CountField({ label, most, typed, onChange }: Props) {
  const t = useText();
  const wrong = countIn(typed, most) === null;
  return (
    <Field label={label} error={wrong ? t('life.countRange', { most }) : null}>
      {(ids) => (
        <TextInput
          {...ids}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
