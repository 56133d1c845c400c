import { clsx } from 'clsx';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, at once; 32 by 18 px in a place that can be touched. */
export function Switch({ label, checked, onChange }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      onClick={() => onChange(!checked)}
      className="inline-grid h-6 w-8 flex-none place-items-center rounded-full pointer-coarse:h-10 pointer-coarse:w-11"
    >
      <span
        className={clsx(
          'block h-4.5 w-8 rounded-full p-0.5 transition-colors duration-(--d-fast)',
          checked ? 'bg-accent-solid' : 'bg-control',
        )}
      >
        <span
          className={clsx(
            'block size-3.5 rounded-full bg-white transition-transform duration-(--d-fast)',
            checked && 'translate-x-3.5',
          )}
        />
      </span>
    </button>
  );
}
