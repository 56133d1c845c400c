import { useRef } from 'react';

/** What a dialog without a trigger of its own is told, so that the focus goes back to where it was. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A page that was opened meanwhile has taken the focus to its heading.
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && before.current instanceof HTMLElement)
        before.current.focus({ preventScroll: true });
    },
  };
}
