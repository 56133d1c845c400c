import { useEffect, useRef, type RefObject } from 'react';
import { tint, TINT_MS } from '../../../../ui/tint.ts';

/** For an element whose text is tinted for a moment whenever it changes. */
export function useTintedChange<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  const last = useRef<string | null>(null);
  useEffect(() => {
    const text = shown.current?.textContent ?? null;
    if (last.current !== null && last.current !== text)
      tint(shown.current, 'var(--accent-tint)', TINT_MS);
    last.current = text;
  });
  return shown;
}
