import type { ReactNode } from 'react';

interface PartProps {
  /** The name of the component. */
  readonly name: string;
  readonly children: ReactNode;
}

/** One component of the kit with its states side by side. */
export function Part({ name, children }: PartProps) {
  return (
    <section
      aria-label={name}
      className="min-w-0 rounded-3 border border-line bg-surface px-4 py-3"
    >
      <h2 className="mb-2.5 text-13 font-semibold">{name}</h2>
      <div className="flex min-w-0 flex-wrap items-start gap-3">{children}</div>
    </section>
  );
}
