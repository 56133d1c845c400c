import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { clsx } from 'clsx';

interface Props {
  readonly label: string;
  readonly steps: readonly string[];
  /** From 1. */
  readonly current: number;
  /** Said after the name of a step that is done. */
  readonly doneText: string;
  /** Where each step leads, for steps in any order; a phone then shows the numbers alone. */
  readonly links?: readonly { readonly to: string; readonly isDone: boolean }[];
}

/** Equal parts on a ruler: done is a ticked ring, current a solid disc over a 3 px line. */
export function Stepper({ label, steps, current, doneText, links }: Props) {
  return (
    <ol aria-label={label} className="flex">
      {steps.map((name, i) => {
        const step = i + 1;
        const link = links?.[i];
        const done = link?.isDone ?? step < current;
        const here = step === current;
        const look = 'flex h-8 items-center gap-2.5 pb-1.5 max-md:gap-1.5';
        const words = (
          <>
            <span
              className={clsx(
                'inline-grid size-[22px] flex-none place-items-center rounded-full text-12 font-semibold',
                here && 'bg-accent-solid text-ink-inv',
                done && !here && 'border border-accent text-accent',
                !here && !done && 'border border-control text-ink-3',
              )}
            >
              {done && !here ? <Check size={12} strokeWidth={3} aria-hidden="true" /> : step}
            </span>
            <span
              className={clsx(
                'truncate font-medium',
                link
                  ? 'max-md:sr-only'
                  : 'max-md:overflow-visible max-md:text-12/3.5 max-md:whitespace-normal',
                here ? 'text-ink' : 'text-ink-2',
              )}
            >
              {name}
              {done && <span className="sr-only">{doneText}</span>}
            </span>
          </>
        );
        return (
          <li
            key={link?.to ?? name}
            tabIndex={here && !link ? -1 : undefined}
            aria-current={here && !link ? 'step' : undefined}
            className="min-w-0 flex-1 outline-none"
          >
            {link ? (
              <Link
                to={link.to}
                replace
                title={name}
                aria-current={here ? 'step' : undefined}
                className={clsx(look, 'pr-3 hover:underline pointer-coarse:h-10')}
              >
                {words}
              </Link>
            ) : (
              <div className={clsx(look, 'max-md:h-9')}>{words}</div>
            )}
            <div
              className={clsx(
                'h-[3px]',
                here && 'bg-accent-solid',
                done && !here && 'bg-accent-line',
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
