import type { Language } from '@toolyard/core/shared';
import { SITE_TEXTS } from '../i18n/site-texts.ts';
import { storedValues } from './stored-values.ts';
import type { Services } from './services.ts';

const nothing = () => () => undefined;

/** Services of the build, which prerenders pages in one language and fetches nothing. */
export const serverServices = (language: Language): Services => ({
  origin: 'http://localhost',
  fetch: () => Promise.reject(new Error('nothing is fetched while a page is drawn')),
  isOnline: () => true,
  now: () => 0,
  pause: () => Promise.resolve(),
  newKey: () => '',
  storage: storedValues(() => {
    throw new Error('no storage here');
  }),
  languages: () => [language],
  pageLanguage: () => language,
  siteTexts: SITE_TEXTS,
  announceLanguage: () => undefined,
  alone: (work) => work(),
  onWake: nothing,
  onStorageChanged: nothing,
  drawVerifier: () => Promise.reject(new Error('no draw is verified while a page is drawn')),
  fitSmile: () => Promise.reject(new Error('nothing is fitted while a page is drawn')),
  codeGenerator: () => Promise.reject(new Error('no code is generated while a page is drawn')),
  templateRunner: () => Promise.reject(new Error('no template is filled while a page is drawn')),
  dataEngine: () => Promise.reject(new Error('no data is read while a page is drawn')),
  deviceStorage: () => undefined,
  leaveTo: () => undefined,
  log: () => undefined,
  development: false,
});
