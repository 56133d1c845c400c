import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonLook, type ButtonSize } from './button-look.ts';
import { Spinner } from './spinner.tsx';

interface Look {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  /** 16 px, left of the words. */
  readonly icon?: ReactNode;
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Work is under way: a spinner stands left and the button cannot be pressed. */
  readonly busy?: boolean;
}

export function Button({
  look = 'second',
  size = 'md',
  icon,
  busy = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass(look, size, className, busy)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'second',
  size = 'md',
  icon,
  className,
  children,
  ...rest
}: Look & LinkProps) {
  return (
    <Link {...rest} className={buttonClass(look, size, className)}>
      {icon}
      {children}
    </Link>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** Its name for everybody who does not see the icon. */
  readonly label: string;
  readonly bordered?: boolean;
}

/** A square of 32 px (40 on touch) that holds one icon. */
export function IconButton({ label, bordered, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`inline-grid size-8 flex-none place-items-center rounded-2 text-ink-2 transition-colors duration-(--d-fast) hover:bg-sunken disabled:text-ink-4 max-md:size-10 ${bordered ? 'border border-line-2 bg-surface' : ''} ${className ?? ''}`}
    />
  );
}
