import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import Search from 'lucide-react/icons/search';
import { clsx } from 'clsx';
import { TextInput } from './input.tsx';

const PAUSE_MS = 300;

interface InputProps extends Omit<
  ComponentProps<typeof TextInput>,
  'type' | 'onChange' | 'aria-label'
> {
  readonly label: string;
  /** Shown while nothing is typed; the label where absent. */
  readonly hint?: string;
  readonly value: string;
  readonly onType: (text: string) => void;
}

const GLASS = <Search size={16} aria-hidden="true" />;

/** A field for a search, which reports each change of its text; a magnifying glass leads it where nothing else does. */
export function SearchInput({ label, hint, onType, ...rest }: InputProps) {
  return (
    <TextInput
      autoComplete="off"
      spellCheck={false}
      lead={GLASS}
      {...rest}
      type="search"
      aria-label={label}
      placeholder={hint ?? label}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

interface ButtonProps {
  readonly label: string;
  readonly className?: string;
}

/** The magnifying glass of a search field that submits its form. */
export function SearchButton({ label, className }: ButtonProps) {
  return (
    <button
      type="submit"
      aria-label={label}
      className={clsx(
        'touch-area -ml-1.5 grid size-7 flex-none place-items-center rounded-2 text-ink-3 hover:bg-sunken hover:text-ink',
        className,
      )}
    >
      {GLASS}
    </button>
  );
}

interface FieldProps extends Omit<InputProps, 'onType' | 'onKeyDown'> {
  /** Whether the field is a search landmark of its own; not inside another one. */
  readonly landmark?: boolean;
  readonly onSearch: (text: string) => void;
}

/** Searches after a short pause in typing; Enter searches at once, Esc leaves the field. `value` is the text of the search in force. */
export function SearchField({ value, onSearch, landmark = false, ...rest }: FieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  /** Searches of this field that have not arrived as `value` yet, the last one last. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (value !== known) {
    setKnown(value);
    const at = sent.lastIndexOf(value);
    setSent(sent.slice(at + 1 || sent.length));
    // The search changes from elsewhere when the reader goes back or resets it. A search of one's own that arrives late
    // changes nothing: the reader has typed on.
    if (at < 0 && value !== typed.trim()) setTyped(value);
  }
  const search = (typedText: string) => {
    const text = typedText.trim();
    if (text === (sent.at(-1) ?? value)) return;
    setSent([...sent, text]);
    onSearch(text);
  };
  // Only typing starts a search, not a new `value`.
  const searchTyped = useEffectEvent(() => search(typed));
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const field = (
    <SearchInput
      {...rest}
      value={typed}
      onType={setTyped}
      onKeyDown={({ key, nativeEvent, currentTarget }) => {
        // Esc gives the keys back to the page, which has single letters.
        if (key === 'Escape') currentTarget.blur();
        // Enter also ends the composition of a Chinese word.
        if (key === 'Enter' && !nativeEvent.isComposing) search(typed);
      }}
    />
  );
  return landmark ? (
    <search aria-label={rest.label} className="min-w-0 max-sm:w-full">
      {field}
    </search>
  ) : (
    field
  );
}
