import { useId, useState } from 'react';
import { clsx } from 'clsx';
import { TextInput } from '../../../ui/input.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  /** Why a text cannot be taken; null where it can. */
  readonly problem: (text: string) => string | null;
  readonly onCommit: (text: string) => void;
  /** Id of a list of proposals. */
  readonly list?: string;
  readonly className?: string;
}

/** A text that is taken with Enter or when the focus leaves; Escape brings the old one back. */
export function DraftInput({ label, value, problem, onCommit, list, className }: Props) {
  const note = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [shown, setShown] = useState(value);
  const [error, setError] = useState<string | null>(null);
  const reset = () => {
    setDraft(null);
    setError(null);
  };
  if (shown !== value) {
    setShown(value);
    reset();
  }
  const commit = () => {
    if (draft === null || draft === value) return reset();
    const found = problem(draft);
    setError(found);
    if (found === null) {
      setDraft(null);
      onCommit(draft);
    }
  };
  return (
    <div className={clsx('min-w-0', className)}>
      <TextInput
        aria-label={label}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : note}
        list={list}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
          if (event.key === 'Escape') reset();
        }}
      />
      {error !== null && (
        <p id={note} className="mt-1 text-12 text-danger wrap-anywhere">
          {error}
        </p>
      )}
    </div>
  );
}
