import type { NavigateOptions, Navigator, To } from 'react-router-dom';

/** What stands on a page and must not be lost without a question. */
interface Guard {
  /** Path and search of the page. */
  readonly here: () => string;
  readonly ask: (goOn: () => void) => void;
}

const guardsOf = new WeakMap<Navigator, { readonly guards: Guard[]; readonly end: () => void }>();

/** The place of an entry of the browser's history, as the router numbers them. */
const placeNow = (): number | null =>
  (window.history.state as { readonly idx?: number } | null)?.idx ?? null;

/**
 * Holds what leads away from a guarded page: links, shortcuts and the palette push an entry, Back and Forward move to
 * one. A replaced entry passes: it is a redirect, or another view of the same page.
 */
function holdNavigation(navigator: Navigator, guards: readonly Guard[]): () => void {
  const { push } = navigator as {
    push: (to: To, state?: unknown, options?: NavigateOptions) => void;
  };
  let place = placeNow();
  let isLeaving = false;

  const leads = (address: string): Guard | undefined => {
    const guard = guards.at(-1);
    return guard && address !== guard.here() ? guard : undefined;
  };
  navigator.push = (to, state, options) => {
    const goOn = () => {
      push(to, state, options);
      place = placeNow();
    };
    const { pathname, search } = new URL(navigator.createHref(to), window.location.origin);
    const guard = leads(pathname + search);
    if (guard) guard.ask(goOn);
    else goOn();
  };

  const onMove = (event: PopStateEvent) => {
    const next = placeNow();
    const guard = leads(window.location.pathname + window.location.search);
    // An entry that another program made has no place.
    if (isLeaving || place === null || next === null || (next !== place && !guard)) {
      isLeaving = false;
      place = next;
      return;
    }
    // The router does not hear of the move, nor of the way back.
    event.stopImmediatePropagation();
    if (next === place) return;
    const steps = next - place;
    window.history.go(-steps);
    guard?.ask(() => {
      isLeaving = true;
      window.history.go(steps);
    });
  };
  window.addEventListener('popstate', onMove, true);
  return () => {
    navigator.push = push;
    window.removeEventListener('popstate', onMove, true);
  };
}

/** Asks before the page is left; the answer ends it. The latest guard of a page asks for all of them. */
export function guardPage(navigator: Navigator, guard: Guard): () => void {
  const known = guardsOf.get(navigator);
  const guards = known?.guards ?? [];
  guards.push(guard);
  const end = known?.end ?? holdNavigation(navigator, guards);
  guardsOf.set(navigator, { guards, end });
  return () => {
    guards.splice(guards.indexOf(guard), 1);
    if (guards.length > 0) return;
    guardsOf.delete(navigator);
    end();
  };
}
