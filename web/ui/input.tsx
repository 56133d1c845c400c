import type { ComponentProps, ReactNode } from 'react';
import Lock from 'lucide-react/icons/lock';
import { clsx } from 'clsx';

export type InputSize = 'md' | 'lg';

const FRAME =
  'flex min-w-0 items-center gap-2 rounded-2 border border-control bg-surface transition-shadow duration-(--d-fast) focus-within:border-focus focus-within:shadow-[0_0_0_1px_var(--focus),0_0_0_4px_var(--accent-tint)] has-[:disabled]:border-line-2 has-[:disabled]:bg-sunken has-[:disabled]:text-ink-3 has-[input[readonly]]:border-line-2 has-[input[readonly]]:bg-sunken has-[[aria-invalid]]:border-danger has-[[aria-invalid]]:shadow-[0_0_0_1px_var(--danger)]';

const SIZES: Record<InputSize, string> = {
  md: 'h-8 px-2.5 text-13 max-md:h-10 max-md:text-16',
  lg: 'h-10 px-3 text-14 max-md:text-16',
};

/** The frame of 32 or 40 px that inputs and selects share. */
export function InputFrame({
  size = 'md',
  className,
  children,
}: {
  readonly size?: InputSize;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return <span className={clsx(FRAME, SIZES[size], className)}>{children}</span>;
}

interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  readonly size?: InputSize;
  /** Before the text, an icon or a unit. */
  readonly lead?: ReactNode;
  /** After the text. */
  readonly trail?: ReactNode;
}

export function TextInput({ size, lead, trail, className, ...rest }: TextInputProps) {
  return (
    <InputFrame size={size} className={className}>
      {lead && <span className="flex-none text-ink-3">{lead}</span>}
      <input
        {...rest}
        className="h-full w-full min-w-0 border-0 bg-transparent p-0 outline-none disabled:cursor-not-allowed"
      />
      {rest.readOnly && <Lock size={14} className="flex-none text-ink-4" aria-hidden="true" />}
      {trail}
    </InputFrame>
  );
}
