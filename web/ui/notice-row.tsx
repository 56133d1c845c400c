import type { ReactNode } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Popover as Radix } from 'radix-ui';

interface Props {
  /** Name of what opens. */
  readonly label: string;
  /** The notice in one line. */
  readonly summary: ReactNode;
  readonly className?: string;
  /** What the line is about in full. */
  readonly children: ReactNode;
}

/** A warning in one row of 32 px, 40 px on touch screens, that opens what it is about. */
export const NoticeRow = ({ label, summary, className, children }: Props) => (
  <Radix.Root>
    <div role="status" data-notice className={className}>
      <Radix.Trigger className="flex h-8 w-full items-center gap-2 px-3 text-left text-12 hover:bg-sunken focus-visible:-outline-offset-2 pointer-coarse:h-10">
        <TriangleAlert size={14} className="flex-none text-warn" aria-hidden="true" />
        <span className="min-w-0 flex-1 truncate tabular-nums">{summary}</span>
        <ChevronRight size={14} className="screen-only flex-none text-ink-4" aria-hidden="true" />
      </Radix.Trigger>
    </div>
    <Radix.Portal>
      <Radix.Content
        aria-label={label}
        collisionPadding={8}
        sideOffset={4}
        align="end"
        style={{ width: 480 }}
        className="z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-16px)] animate-[appear_var(--d-base)_var(--ease)] overflow-y-auto rounded-3 bg-overlay p-4 text-12 shadow-pop"
      >
        <h2 className="mb-2 text-13 font-semibold">{label}</h2>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
