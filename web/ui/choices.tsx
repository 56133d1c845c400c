import type { ComponentProps, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly children: ReactNode;
}

/** A box of 16 px with its words; the whole line can be pressed. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <label className="flex min-h-6 pointer-coarse:min-h-10 cursor-pointer items-center gap-2 has-[:disabled]:cursor-not-allowed has-[:disabled]:text-ink-3">
      <span className="relative inline-grid size-4 flex-none place-items-center">
        <input
          {...rest}
          type="checkbox"
          className="peer col-start-1 row-start-1 size-4 cursor-[inherit] appearance-none rounded-1 border border-control bg-surface checked:border-accent-solid checked:bg-accent-solid"
        />
        <Check
          size={12}
          strokeWidth={3}
          aria-hidden="true"
          className="pointer-events-none invisible col-start-1 row-start-1 text-ink-inv peer-checked:visible"
        />
      </span>
      {children}
    </label>
  );
}
