import type { ReactNode } from 'react';
import { clsx } from 'clsx';

interface Part {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A white sheet with a hairline. */
export function Card({
  className,
  label,
  children,
}: Part & { /** Makes it a named region. */ readonly label?: string }) {
  return (
    <section
      aria-label={label}
      className={clsx('min-w-0 rounded-3 border border-line bg-surface', className)}
    >
      {children}
    </section>
  );
}

interface HeadProps {
  readonly title: ReactNode;
  /** Right of the title: badges stay left, controls go to the right end. */
  readonly beside?: ReactNode;
  readonly controls?: ReactNode;
  readonly level?: 2 | 3;
}

/** 44 px: a title of 13/600 and what belongs to it. */
export function CardHead({ title, beside, controls, level = 2 }: HeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 border-b border-line px-4 py-1.5">
      <Heading className="text-13 font-semibold">{title}</Heading>
      {beside}
      {controls && (
        <div className="ml-auto flex flex-wrap items-center gap-2 max-md:has-[input]:w-full">
          {controls}
        </div>
      )}
    </div>
  );
}
