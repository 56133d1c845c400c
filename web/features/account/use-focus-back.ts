import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For a button that cannot be pressed while it is busy: whoever pressed it by keyboard finds the focus there again. */
export function useFocusBack(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    if (busy) {
      held.current = document.activeElement === button.current;
    } else if (held.current) {
      held.current = false;
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) button.current?.focus();
    }
  }, [busy]);
  return button;
}
