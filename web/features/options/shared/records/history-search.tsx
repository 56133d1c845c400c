import { useEffect, useEffectEvent, useState } from 'react';
import Search from 'lucide-react/icons/search';
import { useText } from '../../../../i18n/use-text.ts';
import { TextInput } from '../../../../ui/input.tsx';
import { useDebounced } from '../../../../ui/use-debounced.ts';

const PAUSE = 300;

interface Props {
  /** What is searched for now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches while it is typed, after a short pause. */
export function HistorySearch({ value, onSearch }: Props) {
  const t = useText();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Going back, or a reset, changes the search from elsewhere.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const settled = useDebounced(typed, PAUSE);
  // Only what was typed starts a search, not the answer to it.
  const searchFor = useEffectEvent((text: string) => {
    if (text === typed && text.trim() !== value) onSearch(text.trim());
  });
  useEffect(() => searchFor(settled), [settled]);
  return (
    <TextInput
      type="search"
      aria-label={t('records.search')}
      placeholder={t('records.search')}
      lead={<Search size={14} aria-hidden="true" />}
      className="w-48 max-sm:w-full"
      maxLength={100}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
