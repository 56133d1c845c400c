import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { clsx } from 'clsx';
import { readNumber } from './read-number.ts';

const STEP =
  'grid h-full w-6 flex-none place-items-center text-ink-2 hover:text-ink disabled:opacity-40 pointer-coarse:w-8';

interface Steps {
  readonly less: string;
  readonly more: string;
  readonly canLess?: boolean;
  readonly canMore?: boolean;
  readonly onStep: (by: number) => void;
}

interface Props {
  readonly label: string;
  readonly shown: string;
  readonly accepts: (value: number) => boolean;
  /** What it takes, said when something else stands in it. */
  readonly range: string;
  readonly onCommit: (value: number) => void;
  /** Says whether it holds what cannot be used; must be stable. */
  readonly onWrong?: (wrong: boolean) => void;
  readonly steps?: Steps;
  readonly className?: string;
}

/** A figure that is typed, and stepped by buttons and arrows. What cannot be used stays typed and says so. */
export function NumberField(props: Props) {
  const { label, onWrong, shown, accepts, range, onCommit, steps, className } = props;
  const fault = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && !accepts(readNumber(typed));
  useEffect(() => {
    if (!wrong || !onWrong) return;
    onWrong(true);
    return () => onWrong(false);
  }, [onWrong, wrong]);
  const commit = () => {
    if (typed === null || wrong) return;
    setTyped(null);
    if (typed !== shown) onCommit(readNumber(typed));
  };
  const latestSteps = useRef(steps);
  useLayoutEffect(() => {
    latestSteps.current = steps;
  });
  /** Steps from what is typed, where it can be used. */
  const step = (by: number) => {
    if (wrong) setTyped(null);
    else flushSync(commit);
    latestSteps.current?.onStep(by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return commit();
    if (event.key === 'Escape') return setTyped(null);
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by || !steps) return;
    event.preventDefault();
    step(event.shiftKey ? 5 * by : by);
  };
  return (
    <>
      <span
        className={clsx(
          'inline-flex h-7 flex-none items-center rounded-2 border bg-surface focus-within:border-focus focus-within:ring-1 focus-within:ring-focus pointer-coarse:h-10',
          wrong ? 'border-danger' : 'border-line-2',
          className,
        )}
      >
        {steps && (
          <button
            type="button"
            className={STEP}
            aria-label={steps.less}
            disabled={steps.canLess === false}
            onClick={() => step(-1)}
          >
            <Minus className="size-3" aria-hidden="true" />
          </button>
        )}
        <input
          inputMode="decimal"
          aria-label={label}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? fault : undefined}
          className={clsx(
            'h-full w-full min-w-0 bg-transparent text-13 tabular-nums outline-none',
            steps ? 'text-center' : 'px-2 text-right',
          )}
          value={typed ?? shown}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        {steps && (
          <button
            type="button"
            className={STEP}
            aria-label={steps.more}
            disabled={steps.canMore === false}
            onClick={() => step(1)}
          >
            <Plus className="size-3" aria-hidden="true" />
          </button>
        )}
      </span>
      {wrong && (
        <p id={fault} className="order-last flex basis-full gap-1.5 text-12 text-danger">
          <CircleAlert className="mt-px size-3.5 flex-none" aria-hidden="true" />
          {range}
        </p>
      )}
    </>
  );
}
