import { useEffect, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';

/** A bar in the place and size of what is coming. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block h-3 rounded-1 bg-sunken dark:bg-pressed', className)}
    />
  );
}

/** True once `milliseconds` have passed, so that quick answers never flash a skeleton. */
export function useAfter(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}

/** Keeps its place from the start and shows its bars after 150 ms. */
export function SkeletonBlock({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const shown = useAfter(150);
  return (
    <div role="status" aria-label={label}>
      <div className={clsx(className, !shown && 'invisible')}>{children}</div>
    </div>
  );
}
