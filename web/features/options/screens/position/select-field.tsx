import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field } from '../../../../ui/field.tsx';
import { InputFrame } from '../../../../ui/input.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly disabled?: boolean;
  readonly error?: string | null;
  readonly onChange: (value: string) => void;
}

/** One of many under its label. */
export function SelectField({ label, choices, value, disabled, error, onChange }: Props) {
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <InputFrame>
          <select
            {...ids}
            disabled={disabled}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="-mx-2.5 h-full w-full min-w-0 flex-1 appearance-none rounded-2 border-0 bg-transparent px-2.5 outline-none disabled:cursor-not-allowed"
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} className="bg-overlay text-ink">
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="pointer-events-none flex-none text-ink-4"
          />
        </InputFrame>
      )}
    </Field>
  );
}
