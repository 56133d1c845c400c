import type { OptionChain } from '@toolyard/core/options/chain';
import type { SmileView } from '@toolyard/core/options/surface';
import { preferredLanguage, type Language, type LanguageSetting } from '@toolyard/core/shared';
import { fetchSiteTexts, type SiteTexts } from '../i18n/texts.ts';
import type { CodeGenerator } from './codegen-in-worker.ts';
import type { TemplateRunner } from './template-in-worker.ts';
import type { DataEngine } from './data-in-worker.ts';
import type { DrawVerifier } from './draw-in-workers.ts';
import type { DeviceStorage } from './device-storage.ts';
import { languageOf } from './preferences.slice.ts';
import { storedValues, type StoredValues } from './stored-values.ts';

/** What the application needs of the place it runs in. Nothing here is touched before it is asked. */
export interface Services {
  readonly origin: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  /** Waits so many milliseconds, before a call is repeated. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly newKey: () => string;
  readonly storage: StoredValues;
  /** The browser's languages, the preferred one first. */
  readonly languages: () => readonly string[];
  /** The language of the prerendered page; null where the page came empty. */
  readonly pageLanguage: () => Language | null;
  /** The texts that every page needs, at least in the first language. */
  readonly siteTexts: SiteTexts;
  /** Tells the server the setting, so that it sends pages in that language. */
  readonly announceLanguage: (setting: LanguageSetting) => void;
  /** Runs the work while no other tab of this browser runs its own. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Calls back when the tab is looked at again or the network comes back; the answer ends it. */
  readonly onWake: (woke: () => void) => () => void;
  /** Calls back when another tab has changed the storage. */
  readonly onStorageChanged: (changed: () => void) => () => void;
  /** The quotes of a chain beside the fit of their smile. */
  readonly fitSmile: (chain: OptionChain) => Promise<SmileView>;
  /** A verifier for the proof of one draw, ready before the proof has come. */
  readonly drawVerifier: () => Promise<DrawVerifier>;
  /** Loads the engine of Data Analysis; `onBytes` tells how much of its program has come. */
  readonly dataEngine: (onBytes: (bytes: number) => void) => Promise<DataEngine>;
  /** The generator of code of one page. */
  readonly codeGenerator: () => Promise<CodeGenerator>;
  /** What fills templates of users. */
  readonly templateRunner: () => Promise<TemplateRunner>;
  /** The browser's own file system; undefined where it has none. */
  readonly deviceStorage: () => DeviceStorage | undefined;
  /** Takes the browser to another address, away from the application. */
  readonly leaveTo: (url: string) => void;
  readonly log: (message: string) => void;
  /** Stacks are shown in development only. */
  readonly development: boolean;
}

const LONGEST_WAIT = 15_000;

const LANGUAGE_COOKIE_SECONDS = 365 * 86_400;

/** Where there are no locks, or their holder is frozen, the work runs all the same. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = window.navigator as { readonly locks?: LockManager };
  if (!locks) return work();
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await locks.request(
      'toolyard-session',
      { signal: AbortSignal.timeout(LONGEST_WAIT) },
      begin,
    );
  } catch (fault) {
    if (begun) throw fault;
    return begin();
  }
}

/** The language of the first page that is shown: that of its HTML, or the visitor's. */
export const firstLanguage = ({
  pageLanguage,
  storage,
  languages,
}: Pick<Services, 'pageLanguage' | 'storage' | 'languages'>): Language =>
  pageLanguage() ?? languageOf(storage.preferences().language, languages());

/** The browser's services, with the texts of the first page. */
export async function browserServices(development: boolean): Promise<Services> {
  const services = servicesOf(development);
  return { ...services, siteTexts: await fetchSiteTexts(firstLanguage(services)) };
}

const servicesOf = (development: boolean): Omit<Services, 'siteTexts'> => ({
  origin: window.location.origin,
  fetch: (url, init) => window.fetch(url, init),
  isOnline: () => window.navigator.onLine,
  now: () => Date.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  newKey: () => window.crypto.randomUUID(),
  storage: storedValues(() => window.localStorage),
  languages: () => window.navigator.languages,
  pageLanguage: () =>
    document.getElementById('root')?.hasChildNodes()
      ? preferredLanguage([document.documentElement.lang])
      : null,
  announceLanguage: (setting) => {
    const age = setting === 'auto' ? 0 : LANGUAGE_COOKIE_SECONDS;
    document.cookie = `language=${setting}; Path=/; Max-Age=${age}; SameSite=Lax`;
  },
  alone,
  onWake: (woke) => {
    const seen = () => {
      if (document.visibilityState === 'visible') woke();
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('online', woke);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', woke);
    };
  },
  onStorageChanged: (changed) => {
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  },
  fitSmile: async (chain) => (await import('./fit-in-worker.ts')).fitInWorker(chain),
  drawVerifier: async () => (await import('./draw-in-workers.ts')).startDrawVerifier(),
  dataEngine: async (onBytes) => (await import('./data-in-worker.ts')).startDataEngine(onBytes),
  codeGenerator: async () => (await import('./codegen-in-worker.ts')).startCodeGenerator(),
  templateRunner: async () => (await import('./template-in-worker.ts')).startTemplateRunner(),
  deviceStorage: () => window.navigator.storage,
  leaveTo: (url) => window.location.assign(url),
  log: (message) => console.error(message),
  development,
});
