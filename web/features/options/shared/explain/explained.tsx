import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ExplanationRequest } from '@toolyard/core/options/explanations';
import { clsx } from 'clsx';
import { lazyArea } from '../../../../app/lazy-area.tsx';

const ExplainPopover = lazyArea(['optionsExplain', 'optionsChain'], () =>
  import('./explain-popover.tsx').then((m) => m.ExplainPopover),
);

type Props = ExplanationRequest & { readonly children: ReactNode; readonly className?: string };

/** A computed figure with a dotted underline; a click, Enter or `?` opens its calculation, which is loaded only then. */
export function Explained({ children, className, ...request }: Props) {
  const figure = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  const toggle = () => setOpened((open) => (open ? null : figure.current));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== '?') return;
    event.preventDefault();
    event.stopPropagation();
    setOpened(figure.current);
  };
  return (
    <>
      <button
        ref={figure}
        type="button"
        data-figure={request.figure}
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        onClick={toggle}
        onKeyDown={onKeyDown}
        className={clsx(
          'touch-area cursor-pointer rounded-1 text-start underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-accent',
          opened ? 'bg-accent-tint decoration-accent' : 'decoration-ink-4',
          className,
        )}
      >
        {children}
      </button>
      {opened && (
        <Suspense fallback={null}>
          <ExplainPopover request={request} figure={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
