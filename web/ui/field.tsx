import { useId, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';

/** What ties a control to its label, its hint and its error. */
interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Right of the label, for a link or a unit. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** A label over its control, with a hint or an error under it. */
export function Field({ label, hint, error, aside, className, children }: Props) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className ?? ''}`}>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': error || hint ? note : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={note} className="flex items-center gap-1 text-12 text-danger">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={note} className="text-12 text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
