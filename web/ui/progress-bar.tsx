/** How much of a whole, 0 to 1; outside values are held at the ends. */
export function ProgressBar({
  value,
  label,
  className,
}: {
  readonly value: number;
  readonly label: string;
  readonly className?: string;
}) {
  const held = Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(held * 100)}
      className={`h-1.5 overflow-hidden rounded-full bg-pressed ${className ?? ''}`}
    >
      <div className="h-full rounded-full bg-accent-solid" style={{ width: `${held * 100}%` }} />
    </div>
  );
}
