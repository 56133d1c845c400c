import type { ComponentProps } from 'react';
import { clsx } from 'clsx';

/** A text of several lines in the frame of an input. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      className={clsx(
        'min-h-15 w-full min-w-0 resize-y rounded-2 border border-control bg-surface px-2.5 py-1.5 text-13 outline-none transition-shadow duration-(--d-fast) focus:border-focus focus:shadow-[0_0_0_1px_var(--focus),0_0_0_4px_var(--accent-tint)] aria-invalid:border-danger aria-invalid:shadow-[0_0_0_1px_var(--danger)] max-md:text-16',
        className,
      )}
    />
  );
}
