import { useState, type ComponentProps } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { TextInput } from './input.tsx';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'type' | 'trail'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password, hidden until its owner asks to see it. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trail={
        <button
          type="button"
          disabled={rest.disabled}
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
          className="touch-area -mr-1.5 inline-grid size-7 flex-none place-items-center rounded-1 text-ink-2 hover:bg-sunken disabled:text-ink-4"
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
    />
  );
}
