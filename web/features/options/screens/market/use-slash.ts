import { useEffect, useEffectEvent } from 'react';
import { usePreferences } from '../../../../app/use-application.ts';

const TYPED_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(TYPED_IN) !== null) ||
  document.querySelector(LAYERS) !== null;

/** `/` anywhere on the page, unless somebody types or has switched single keys off. */
export function useSlash(act: () => void): void {
  const { singleKeys } = usePreferences();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || singleKeys === 'off' || isTaken(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
