import type { ReactNode } from 'react';
import { clsx } from 'clsx';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A key as it stands on a keyboard. */
export const KeyCap = ({ className, children }: Props) => (
  <kbd
    className={clsx(
      'inline-block min-w-6 rounded-1 border border-b-2 border-line-2 bg-surface px-1.5 text-center font-sans text-11 font-medium text-ink-2',
      className,
    )}
  >
    {children}
  </kbd>
);
