import { useRef } from 'react';

/** Where the focus is now; on an entry of a menu, which goes, the button of that menu. */
function focusNow(): Element | null {
  const at = document.activeElement;
  const menu = at?.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : at;
}

/** What a dialog without a trigger of its own is told, so that the focus goes back to where it was. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = focusNow();
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
