import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { clsx } from 'clsx';
import { useText, useLanguage } from '../i18n/use-text.ts';
import { IconButton } from '../ui/button.tsx';
import { useFocusReturn } from '../ui/use-focus-return.ts';

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The width from which on the page shows all of it anyway. */
  readonly hidden: 'md:hidden' | 'lg:hidden';
  readonly children: ReactNode;
}

/** A menu for small screens that slides in from the right. */
export function MenuDrawer({ open, onOpenChange, hidden, children }: Props) {
  const t = useText();
  const written = useLanguage();
  const focus = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={clsx('fixed inset-0 z-40 bg-scrim', hidden)} />
        <Dialog.Content
          {...focus}
          lang={written}
          aria-describedby={undefined}
          className={clsx(
            'fixed inset-y-0 right-0 z-40 flex w-[min(320px,100vw-40px)] animate-[slide-in_var(--d-slow)_var(--ease)] flex-col bg-overlay shadow-dialog outline-none',
            hidden,
          )}
        >
          <div className="flex h-14 flex-none items-center justify-between pr-3 pl-5">
            <Dialog.Title className="text-14 font-semibold">{t('shell.menu')}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t('shell.closeMenu')}>
                <X size={20} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
