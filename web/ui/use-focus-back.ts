import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For a button that cannot be pressed while it is busy: whoever pressed it, or Enter in its form, finds the focus there again. */
export function useFocusBack(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    if (busy) {
      const { activeElement } = document;
      const form = button.current?.form;
      held.current = activeElement === button.current || Boolean(form?.contains(activeElement));
    } else if (held.current) {
      held.current = false;
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) button.current?.focus();
    }
  }, [busy]);
  return button;
}
