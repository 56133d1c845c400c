interface Props {
  readonly label: string;
  readonly percent: number;
}

/** A part of a whole, with its name for those who do not see it. */
export const ProgressBar = ({ label, percent }: Props) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
    className="h-1.5 overflow-hidden rounded-full bg-sunken dark:bg-pressed"
  >
    <div className="h-full bg-accent-solid" style={{ width: `${percent}%` }} />
  </div>
);
