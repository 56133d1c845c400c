import { useEffect, useRef, useState, type RefObject } from 'react';

const CLOSE_DELAY = 300;

export interface Disclosures {
  readonly open: string | null;
  /** The pointer is over the trigger or its panel. */
  readonly entered: (id: string) => void;
  /** The pointer left both: closes after 300 ms. */
  readonly left: () => void;
  readonly clicked: (id: string) => void;
  readonly show: (id: string) => void;
  readonly close: () => void;
}

/** Lists that open by click or hover, one at a time; a press outside the box closes. */
export function useDisclosures(box: RefObject<HTMLElement | null>): Disclosures {
  const [open, setOpen] = useState<string | null>(null);
  const pinned = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (id: string | null, pin = false) => {
    clearTimeout(timer.current);
    pinned.current = pin;
    setOpen(id);
  };

  useEffect(() => {
    if (open === null) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(null);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open, box]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    entered(id) {
      clearTimeout(timer.current);
      if (open !== id) show(id);
    },
    left() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(null), CLOSE_DELAY);
    },
    // The click that follows a hover finds the list open and only makes it stay.
    clicked: (id) => (open === id && pinned.current ? show(null) : show(id, true)),
    show: (id) => show(id, true),
    close: () => show(null),
  };
}
