import { useState } from 'react';
import { firstCharacters } from '@toolyard/core/shared';
import { TextInput } from '../../../../ui/input.tsx';
import { NAME_LENGTH } from './builder-state.ts';

interface Props {
  readonly label: string;
  readonly name: string;
  /** What was typed, without spaces around it; may be empty. */
  readonly onChange: (name: string) => void;
}

/** A name that is changed in place: by Enter or by leaving the field; Esc takes back what was typed. */
export function NameField({ label, name, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    setTyped(null);
    const wanted = typed?.trim();
    if (wanted !== undefined && wanted !== name) onChange(wanted);
  };
  return (
    <TextInput
      aria-label={label}
      title={name}
      className="w-36"
      value={typed ?? name}
      onChange={(event) => setTyped(firstCharacters(event.target.value, NAME_LENGTH))}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
