import { clsx } from 'clsx';

export type ButtonLook = 'primary' | 'second' | 'quiet' | 'danger' | 'danger-solid';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl';

const LOOKS: Record<ButtonLook, string> = {
  primary:
    'border-transparent bg-accent-solid text-ink-inv enabled:hover:bg-accent-hover enabled:active:bg-accent-press [a]:hover:bg-accent-hover',
  second: 'border-line-2 bg-surface text-ink enabled:hover:bg-sunken [a]:hover:bg-sunken',
  quiet:
    'border-transparent text-ink-2 enabled:hover:bg-sunken enabled:hover:text-ink [a]:hover:bg-sunken [a]:hover:text-ink',
  danger: 'border-danger-line bg-surface text-danger enabled:hover:bg-danger-tint',
  'danger-solid': 'border-transparent bg-danger-solid text-ink-inv enabled:hover:brightness-95',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-7 px-2.5 text-12 pointer-coarse:h-10',
  md: 'h-8 px-3 text-13 max-md:h-10',
  lg: 'h-10 px-4.5 text-14',
  xl: 'h-11 px-5.5 text-[15px] leading-5',
};

/** The look of everything that is pressed, buttons and links alike. */
export const buttonClass = (
  look: ButtonLook,
  size: ButtonSize,
  className?: string,
  busy = false,
): string =>
  clsx(
    'inline-flex flex-none items-center justify-center gap-1.5 rounded-2 border font-medium whitespace-nowrap no-underline transition-colors duration-(--d-fast)',
    // At work it keeps its colour; refused it is grey.
    busy
      ? 'cursor-progress'
      : 'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3',
    LOOKS[look],
    SIZES[size],
    className,
  );
