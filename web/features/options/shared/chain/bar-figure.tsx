interface Props {
  readonly text: string;
  readonly value: number | null;
  /** What a full bar stands for. */
  readonly most: number;
  /** Bars grow away from the strikes. */
  readonly leftwards: boolean;
}

/** A figure over a bar that repeats its size. */
export function BarFigure({ text, value, most, leftwards }: Props) {
  const part = value !== null && most > 0 ? (value / most) * 100 : 0;
  return (
    <span className="relative block flex-1 py-1">
      {text}
      <i
        aria-hidden="true"
        className={`absolute bottom-0 h-0.5 rounded-full bg-accent-line ${leftwards ? 'right-0' : 'left-0'}`}
        style={{ width: `${part.toFixed(1)}%` }}
      />
    </span>
  );
}
