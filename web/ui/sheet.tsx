import { useRef, type PointerEvent, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { clsx } from 'clsx';
import { Dialog } from 'radix-ui';
import { useLanguage } from '../i18n/use-text.ts';
import { IconButton } from './button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly closeLabel: string;
  /** The most that it takes of the screen, as a class. */
  readonly className: string;
  readonly children: ReactNode;
}

/** How far the bar is dragged down, in pixels, before the sheet closes. */
const CLOSING_DRAG = 64;

/** Moves the sheet with its bar and closes it where the bar is let go far enough down. */
function useDrag(onClose: () => void) {
  const sheet = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);
  const dragged = (event: PointerEvent) => Math.max(0, event.clientY - (start.current ?? 0));
  const put = (down: number) => {
    if (sheet.current) sheet.current.style.translate = down === 0 ? '' : `0 ${down}px`;
  };
  const end = (event: PointerEvent) => {
    if (start.current === null) return;
    const isFar = event.type === 'pointerup' && dragged(event) >= CLOSING_DRAG;
    start.current = null;
    if (isFar) onClose();
    else put(0);
  };
  const bar = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) put(dragged(event));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { sheet, bar };
}

/** What comes from the bottom of a phone's screen: a title, and content that scrolls. Escape, the button, a press beside it and its bar close it. */
export function Sheet({ open, onOpenChange, title, closeLabel, className, children }: Props) {
  const focus = useFocusReturn();
  const { sheet, bar } = useDrag(() => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim md:hidden" />
        <Dialog.Content
          {...focus}
          ref={sheet}
          lang={useLanguage()}
          aria-describedby={undefined}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-40 flex animate-[rise_var(--d-slow)_var(--ease)] flex-col rounded-t-4 bg-overlay shadow-dialog outline-none md:hidden',
            className,
          )}
        >
          <div {...bar} className="flex-none cursor-grab touch-none">
            <span
              aria-hidden="true"
              className="mx-auto mt-2 block h-1 w-9 rounded-full bg-line-2"
            />
            <div className="flex h-12 items-center justify-between pr-3 pl-5">
              <Dialog.Title className="text-14 font-semibold">{title}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton label={closeLabel} onPointerDown={(event) => event.stopPropagation()}>
                  <X size={20} strokeWidth={1.6} aria-hidden="true" />
                </IconButton>
              </Dialog.Close>
            </div>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto pb-4">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
