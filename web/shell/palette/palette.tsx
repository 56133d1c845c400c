import '../../styles/areas.css';
import { Dialog } from 'radix-ui';
import { useNavigate } from 'react-router-dom';
import { useText, useLanguage } from '../../i18n/use-text.ts';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { PaletteList } from './palette-list.tsx';

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Every page, tool, stock and action behind one field. */
export function Palette({ open, onOpenChange }: Props) {
  const t = useText();
  const written = useLanguage();
  const navigate = useNavigate();
  const focus = useFocusReturn();

  const close = () => onOpenChange(false);
  const go = (to: string) => {
    close();
    if (to.startsWith('/')) void navigate(to);
    else window.open(to, '_blank', 'noopener');
  };

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          lang={written}
          aria-describedby={undefined}
          {...focus}
          className="fixed top-[20dvh] left-1/2 z-40 flex max-h-[min(480px,72dvh)] w-[min(560px,100vw-24px)] -translate-x-1/2 animate-[appear_var(--d-slow)_var(--ease)] flex-col overflow-hidden rounded-4 bg-overlay shadow-dialog outline-none max-md:top-3 max-md:max-h-[calc(100dvh-24px)]"
        >
          <Dialog.Title className="sr-only">{t('palette.title')}</Dialog.Title>
          <PaletteList go={go} close={close} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
