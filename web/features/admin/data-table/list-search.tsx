import { useEffect, useState } from 'react';
import Search from 'lucide-react/icons/search';
import { TextInput } from '../../../ui/input.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';

const PAUSE = 300;

interface Props {
  readonly label: string;
  readonly hint: string;
  /** What is searched for now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches a list while it is typed, after a short pause; Enter searches at once. */
export function ListSearch({ label, hint, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Going back, or a reset, changes the search from elsewhere.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const search = (text: string) => {
    if (text.trim() !== value) onSearch(text.trim());
  };
  const settled = useDebounced(typed, PAUSE);
  useEffect(() => {
    if (settled === typed) search(settled);
    // Only what was typed starts a search, not the answer to it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return (
    <div role="search" aria-label={label} className="w-full sm:w-60">
      <TextInput
        type="search"
        aria-label={label}
        placeholder={hint}
        value={typed}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          // Enter that ends the writing of a Chinese word is none.
          if (key === 'Enter' && !nativeEvent.isComposing) search(typed);
        }}
        lead={<Search size={16} aria-hidden="true" />}
      />
    </div>
  );
}
