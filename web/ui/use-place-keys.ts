import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from './use-shortcuts.ts';

/** How long `g` waits for the letter of a place. */
const WAIT_MS = 1500;

/** A page and the letter that leads to it after `g`. */
interface Place {
  readonly key?: string;
  readonly to: string;
}

/** `g` and a letter goes to a page; every other key is for `act`, which claims it by `true`. */
export function usePlaceKeys(
  places: readonly Place[],
  act: (key: string) => boolean,
  /** The key that was pressed before these were listened to. */
  first?: KeyboardEvent,
): void {
  const navigate = useNavigate();
  const goneAt = useRef<number | null>(first?.key === 'g' ? first.timeStamp : null);
  useShortcuts(({ key, timeStamp, repeat }) => {
    if (repeat) return false;
    const isSecond = goneAt.current !== null && timeStamp - goneAt.current < WAIT_MS;
    goneAt.current = !isSecond && key === 'g' ? timeStamp : null;
    if (!isSecond) return act(key);
    const place = places.find((one) => one.key === key);
    if (place) void navigate(place.to);
    return place !== undefined;
  });
}
