import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useText, useWrittenLanguage } from '../../../i18n/use-text.ts';
import { useFocusReturn } from '../../../shell/use-focus-return.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ConsoleFoot } from './console-foot.tsx';
import { ConsoleLinks } from './console-links.tsx';

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The sidebar's contents on small screens; slides in from the right. */
export function ConsoleMenu({ open, onOpenChange }: Props) {
  const t = useText();
  const written = useWrittenLanguage();
  const focus = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim lg:hidden" />
        <Dialog.Content
          {...focus}
          lang={written}
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-40 flex w-[min(320px,100vw-40px)] animate-[slide-in_var(--d-slow)_var(--ease)] flex-col bg-overlay shadow-dialog outline-none lg:hidden"
        >
          <div className="flex h-14 flex-none items-center justify-between pr-3 pl-5">
            <Dialog.Title className="text-14 font-semibold">{t('shell.menu')}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t('shell.closeMenu')}>
                <X size={20} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-2.5 pb-3">
            <ConsoleLinks onChoose={() => onOpenChange(false)} />
            <ConsoleFoot />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
