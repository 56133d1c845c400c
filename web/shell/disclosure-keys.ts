import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled)';

/** Arrow keys walk through a list and its trigger, Escape closes it and goes back to the trigger. */
export function walkList(event: KeyboardEvent<HTMLElement>, open: () => void, close: () => void) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const at = stops.indexOf(event.target as HTMLElement);
  if (event.key === 'Escape') {
    close();
    stops[0]?.focus();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  open();
  const list = event.currentTarget;
  // The list may have to be drawn first.
  requestAnimationFrame(() => {
    const now = [...list.querySelectorAll<HTMLElement>(FOCUSABLE)];
    now[Math.min(now.length - 1, Math.max(0, at + step))]?.focus();
  });
}
