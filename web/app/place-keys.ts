import { paths } from './paths.ts';

/** The letters that lead to a page of the options area after `g`. */
const PLACE_KEYS: readonly (readonly [key: string, path: string])[] = [
  ['m', paths.market],
  ['w', paths.watchlist],
  ['o', paths.options],
  ['b', paths.builder],
];

export const placeKey = (path: string): string | undefined =>
  PLACE_KEYS.find(([, place]) => place === path)?.[0];

export const PLACES = PLACE_KEYS.map(([key, to]) => ({ key, to }));
