import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { useKeyDown } from '../ui/use-shortcuts.ts';
import { walkList } from './disclosure-keys.ts';

const CLOSE_DELAY = 300;

/** What a trigger and its list have around them, so that pointer, keys and focus are noticed. */
interface Surroundings {
  readonly onPointerEnter: (event: ReactPointerEvent) => void;
  readonly onPointerLeave: (event: ReactPointerEvent) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface Disclosures {
  readonly open: string | null;
  readonly clicked: (id: string) => void;
  readonly close: () => void;
  readonly around: (id: string) => Surroundings;
}

/** Lists that open by click, hover or arrow keys, one at a time; a press outside the box or Escape closes. */
export function useDisclosures(box: RefObject<HTMLElement | null>): Disclosures {
  const [open, setOpen] = useState<string | null>(null);
  const pinned = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (id: string | null, pin = false) => {
    clearTimeout(timer.current);
    pinned.current = pin;
    setOpen(id);
  };
  const close = () => show(null);

  useEffect(() => {
    if (open === null) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(null);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open, box]);
  useKeyDown(({ key }) => {
    if (key === 'Escape') setOpen(null);
    return false;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    // The click that follows a hover finds the list open and only makes it stay.
    clicked: (id) => (open === id && pinned.current ? close() : show(id, true)),
    close,
    around: (id) => ({
      onPointerEnter({ pointerType }) {
        if (pointerType === 'touch') return;
        clearTimeout(timer.current);
        if (open !== id) show(id);
      },
      onPointerLeave({ pointerType }) {
        if (pointerType === 'touch') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setOpen(null), CLOSE_DELAY);
      },
      onBlur({ relatedTarget: next, currentTarget }) {
        if (open === id && next && !currentTarget.contains(next)) close();
      },
      onKeyDown: (event) => walkList(event, () => show(id, true), close),
    }),
  };
}
