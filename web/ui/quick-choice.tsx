interface Props {
  readonly label: string;
  /** More than the label says, for screen readers. */
  readonly name?: string;
  readonly pressed: boolean;
  readonly disabled?: boolean;
  readonly title?: string;
  readonly onChoose: () => void;
}

/** A value that is entered by one press. */
export const QuickChoice = ({ label, name, pressed, disabled = false, title, onChoose }: Props) => (
  <button
    type="button"
    aria-pressed={pressed}
    disabled={disabled}
    aria-label={name}
    title={title}
    onClick={onChoose}
    className="h-7 rounded-2 border border-line-2 px-2 text-12 font-medium whitespace-nowrap tabular-nums hover:bg-sunken disabled:opacity-40 aria-pressed:border-accent-solid aria-pressed:bg-accent-tint pointer-coarse:h-10"
  >
    {label}
  </button>
);
