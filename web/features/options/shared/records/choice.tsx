import ChevronDown from 'lucide-react/icons/chevron-down';
import { InputFrame } from '../../../../ui/input.tsx';

interface Props {
  /** What is being chosen, for those who do not see the row. */
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

/** One of many, without a label of its own above it. */
export function Choice({ label, value, choices, onChange }: Props) {
  return (
    <InputFrame className="max-sm:w-[calc(50%-0.25rem)]">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="-mx-2.5 h-full min-w-0 flex-1 appearance-none rounded-2 border-0 bg-transparent px-2.5 outline-none"
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each} className="bg-overlay text-ink">
            {text}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none flex-none text-ink-4"
      />
    </InputFrame>
  );
}
