import { Minus, Plus } from 'lucide-react';

interface Props {
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly onChange: (value: number) => void;
  /** How the value is written; a leg writes its sign. */
  readonly format?: (value: number) => string;
}

const SIDE =
  'inline-grid h-full w-7 place-items-center text-ink-2 hover:bg-sunken disabled:text-ink-4 disabled:hover:bg-transparent';

/** A small whole number between its minus and its plus. */
export function NumberStepper(props: Props) {
  const { label, lessLabel, moreLabel, value, min = 1, max = 999, onChange } = props;
  return (
    <span
      role="group"
      aria-label={label}
      className="inline-flex h-7 items-center overflow-hidden rounded-2 border border-line-2 bg-surface pointer-coarse:h-10"
    >
      <button
        type="button"
        aria-label={lessLabel}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        className={SIDE}
      >
        <Minus size={14} aria-hidden="true" />
      </button>
      <output className="figures min-w-7 px-0.5 text-center">
        {props.format ? props.format(value) : value}
      </output>
      <button
        type="button"
        aria-label={moreLabel}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        className={SIDE}
      >
        <Plus size={14} aria-hidden="true" />
      </button>
    </span>
  );
}
