import Check from 'lucide-react/icons/check';
import { clsx } from 'clsx';

interface Props {
  readonly label: string;
  readonly steps: readonly string[];
  /** From 1. */
  readonly current: number;
  /** Said after the name of a step that is done. */
  readonly doneText: string;
}

/** Equal parts on a ruler: done is a ticked ring, current a solid disc over a 3 px line. */
export function Stepper({ label, steps, current, doneText }: Props) {
  return (
    <ol aria-label={label} className="flex">
      {steps.map((name, i) => {
        const step = i + 1;
        const done = step < current;
        const here = step === current;
        return (
          <li
            key={name}
            tabIndex={here ? -1 : undefined}
            aria-current={here ? 'step' : undefined}
            className="min-w-0 flex-1 outline-none"
          >
            <div className="flex h-8 items-center gap-2.5 pb-1.5 max-md:h-9 max-md:gap-1.5">
              <span
                className={clsx(
                  'inline-grid size-[22px] flex-none place-items-center rounded-full text-12 font-semibold',
                  here && 'bg-accent-solid text-ink-inv',
                  done && 'border border-accent text-accent',
                  !here && !done && 'border border-control text-ink-3',
                )}
              >
                {done ? <Check size={12} strokeWidth={3} aria-hidden="true" /> : step}
              </span>
              <span
                className={clsx(
                  'truncate font-medium max-md:overflow-visible max-md:text-12/3.5 max-md:whitespace-normal',
                  here ? 'text-ink' : 'text-ink-2',
                )}
              >
                {name}
                {done && <span className="sr-only">{doneText}</span>}
              </span>
            </div>
            <div
              className={clsx(
                'h-[3px]',
                here && 'bg-accent-solid',
                done && 'bg-accent-line',
                !here && !done && 'border-b border-line-2',
              )}
              style={
                here || done
                  ? undefined
                  : {
                      background:
                        'repeating-linear-gradient(90deg, var(--line-2) 0 1px, transparent 1px 8px)',
                    }
              }
            />
          </li>
        );
      })}
    </ol>
  );
}
