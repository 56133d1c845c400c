/** A change of a figure is tinted this long. */
export const TINT_MS = 300;

/** Tints an element, which fades back; not for readers who want no motion. */
export function tint(element: Element | null, color: string, milliseconds: number): void {
  if (!element || !('animate' in element)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate([{ background: color }, { background: 'transparent' }], milliseconds);
}
