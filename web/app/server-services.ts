import { keptValues } from './kept-values.ts';
import type { Services } from './services.ts';

const nothing = () => () => undefined;

/** Services of a place without a browser: a page is drawn, nothing is asked of the server. */
export const serverServices: Services = {
  origin: 'http://localhost',
  fetch: () => Promise.reject(new Error('nothing is fetched while a page is drawn')),
  isOnline: () => true,
  now: () => 0,
  newKey: () => '',
  kept: keptValues(() => {
    throw new Error('no storage here');
  }),
  alone: (work) => work(),
  onWake: nothing,
  onKeptElsewhere: nothing,
  leaveTo: () => undefined,
  log: () => undefined,
  development: false,
};
