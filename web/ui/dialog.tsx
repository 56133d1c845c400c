import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import { clsx } from 'clsx';
import { IconButton } from './button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly closeLabel: string;
  /** One sentence under the title, read out with it. */
  readonly description?: string;
  /** 440 plain, 880 with a preview column. */
  readonly wide?: boolean;
  /** A sheet of 560 at the right edge, as high as the window, so that the list beside it stays in view. */
  readonly side?: boolean;
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
}

/** Whoever is asked for something can type it at once; without a field the focus goes where it always goes. */
function startInField(event: Event): void {
  const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(
    'input:not([hidden], [type=file]), select, textarea',
  );
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** A dialog of its own layer; on a phone it fills the screen and its foot stays at the bottom. */
export function Dialog(props: Props) {
  const { open, onOpenChange, title, closeLabel, description, wide, side, foot, children } = props;
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={clsx('fixed inset-0 z-40', side ? 'max-md:bg-scrim' : 'bg-scrim')}
        />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            startInField(event);
          }}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          className={clsx(
            'fixed z-40 flex flex-col bg-overlay shadow-dialog outline-none',
            'max-md:inset-0',
            side
              ? 'md:inset-y-0 md:right-0 md:w-[560px] md:animate-[appear_var(--d-slow)_var(--ease)]'
              : 'md:top-1/2 md:left-1/2 md:max-h-[calc(100dvh-64px)] md:w-[calc(100vw-48px)] md:-translate-1/2 md:animate-[appear_var(--d-slow)_var(--ease)] md:rounded-4',
            !side && (wide ? 'md:max-w-[880px]' : 'md:max-w-[440px]'),
          )}
        >
          <div className="flex min-h-14 items-center gap-3 pr-3 pl-5">
            <Radix.Title className="text-16 font-semibold">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} className="ml-auto">
                <X size={16} aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">
            {description && (
              <Radix.Description className="wrap-anywhere text-ink-2">
                {description}
              </Radix.Description>
            )}
            {children}
          </div>
          {foot && (
            <div className="flex min-h-15 flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3">
              {foot}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
