import type { ComponentProps } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { InputFrame, type InputSize } from '../../../ui/input.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props extends Omit<ComponentProps<'select'>, 'size'> {
  readonly size?: InputSize;
  readonly choices: readonly Choice[];
}

/** One of a few, in the frame of a field. */
export function SelectInput({ size, choices, className, ...rest }: Props) {
  return (
    <InputFrame size={size} className={className}>
      <select
        {...rest}
        className="-mx-3 h-full w-full min-w-0 flex-1 appearance-none rounded-2 border-0 bg-transparent px-3 outline-none disabled:cursor-not-allowed disabled:opacity-100"
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value} className="bg-overlay text-ink">
            {label}
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
