import { startTransition } from 'react';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Language } from '@toolyard/core/shared';
import type { AboutTexts } from './about/en.ts';
import type { AccountTexts } from './account/en.ts';
import type { AdminTexts } from './admin/en.ts';
import type { AdminAuditTexts } from './admin-audit/en.ts';
import type { AdminConflictTexts } from './admin-conflict/en.ts';
import type { AdminPeopleTexts } from './admin-people/en.ts';
import type { AdminTableTexts } from './admin-table/en.ts';
import type { AdminToolsTexts } from './admin-tools/en.ts';
import type { ComingTexts } from './coming/en.ts';
import type { ConsoleArea } from './console-texts.ts';
import type { HomeTexts } from './home/en.ts';
import type { HomeMoreTexts } from './home-more/en.ts';
import type { LotteryTexts } from './lottery/en.ts';
import type { OptionsTexts } from './options/en.ts';
import type { OptionsBuilderTexts } from './options-builder/en.ts';
import type { OptionsExplainTexts } from './options-explain/en.ts';
import type { OptionsMarketTexts } from './options-market/en.ts';
import type { OptionsPositionTexts } from './options-position/en.ts';
import type { OptionsRecordsTexts } from './options-records/en.ts';
import type { OptionsSettingsTexts } from './options-settings/en.ts';
import type { OptionsStockTexts } from './options-stock/en.ts';
import type { OptionsTextArea } from './options-texts.ts';
import type { PaletteTexts } from './palette/en.ts';
import type { RecoveryTexts } from './recovery/en.ts';
import type { SessionTexts } from './session/en.ts';
import type { ShellTexts } from './shell/en.ts';
import type { ToolsTexts } from './tools/en.ts';
import { und as homeUnd } from './home/und.ts';
import { und as shellUnd } from './shell/und.ts';

/** Texts that every page needs, and those that come with the options screens. */
export type TextArea =
  | 'site'
  | 'session'
  | 'coming'
  | 'account'
  | 'homeMore'
  | 'tools'
  | 'about'
  | 'lottery'
  | 'options'
  | 'palette'
  | OptionsTextArea
  | ConsoleArea;

export type TextId =
  | keyof ShellTexts
  | keyof HomeTexts
  | keyof HomeMoreTexts
  | keyof ToolsTexts
  | keyof AboutTexts
  | keyof SessionTexts
  | keyof ComingTexts
  | keyof LotteryTexts
  | keyof AccountTexts
  | keyof OptionsTexts
  | keyof OptionsBuilderTexts
  | keyof OptionsExplainTexts
  | keyof OptionsMarketTexts
  | keyof OptionsPositionTexts
  | keyof OptionsRecordsTexts
  | keyof OptionsSettingsTexts
  | keyof OptionsStockTexts
  | keyof PaletteTexts
  | keyof AdminTexts
  | keyof AdminAuditTexts
  | keyof AdminConflictTexts
  | keyof AdminPeopleTexts
  | keyof AdminTableTexts
  | keyof AdminToolsTexts
  | keyof RecoveryTexts;

const siteUnd: Messages = { ...shellUnd, ...homeUnd };

type Catalogue = Record<Language, () => Promise<Messages>>;
type SiteArea = Exclude<TextArea, OptionsTextArea | ConsoleArea>;

type Fetch = () => Promise<Messages>;

/** Of most areas the mixture is English, of others Chinese: the same file then, not one that repeats it. */
const inEnglish = (en: Fetch, zhCN: Fetch): Catalogue => ({ und: en, en, 'zh-CN': zhCN });
const inChinese = (en: Fetch, zhCN: Fetch): Catalogue => ({ und: zhCN, en, 'zh-CN': zhCN });

/** Only the mixture's site texts come with the first paint; all else is fetched when asked for. */
const CATALOGUES: Record<SiteArea, Catalogue> = {
  site: {
    und: () => Promise.resolve(siteUnd),
    en: async () => (await import('./site-en.ts')).en,
    'zh-CN': async () => (await import('./site-zh-cn.ts')).zhCN,
  },
  homeMore: inEnglish(
    async () => (await import('./home-more/en.ts')).en,
    async () => (await import('./home-more/zh-CN.ts')).zhCN,
  ),
  tools: inEnglish(
    async () => (await import('./tools/en.ts')).en,
    async () => (await import('./tools/zh-CN.ts')).zhCN,
  ),
  session: inChinese(
    async () => (await import('./session-en.ts')).en,
    async () => (await import('./session-zh-cn.ts')).zhCN,
  ),
  coming: inEnglish(
    async () => (await import('./coming/en.ts')).en,
    async () => (await import('./coming/zh-CN.ts')).zhCN,
  ),
  about: inEnglish(
    async () => (await import('./about/en.ts')).en,
    async () => (await import('./about/zh-CN.ts')).zhCN,
  ),
  lottery: inEnglish(
    async () => (await import('./lottery/en.ts')).en,
    async () => (await import('./lottery/zh-CN.ts')).zhCN,
  ),
  account: {
    und: async () => (await import('./account/und.ts')).und,
    en: async () => (await import('./account/en.ts')).en,
    'zh-CN': async () => (await import('./account/zh-CN.ts')).zhCN,
  },
  options: inChinese(
    async () => (await import('./options/en.ts')).en,
    async () => (await import('./options/zh-CN.ts')).zhCN,
  ),
  palette: inEnglish(
    async () => (await import('./palette/en.ts')).en,
    async () => (await import('./palette/zh-CN.ts')).zhCN,
  ),
};

/** Where the catalogues of an area with many screens are is known once it is asked for. */
async function catalogueOf(area: TextArea): Promise<Catalogue> {
  if (area in CATALOGUES) return CATALOGUES[area as SiteArea];
  return area.startsWith('options')
    ? (await import('./options-texts.ts')).OPTIONS_TEXTS[area as OptionsTextArea]
    : (await import('./console-texts.ts')).CONSOLE_TEXTS[area as ConsoleArea];
}

export interface Texts {
  readonly i18n: I18n;
  /** Always in the mixture, the language that pages are drawn in at build. */
  readonly mixture: I18n;
  /** Whether the texts of an area are there in the language of now. */
  readonly has: (area: TextArea) => boolean;
  /** Fetches the texts of an area, else in the language of now; the same promise while they are under way. */
  readonly loadArea: (area: TextArea, language?: Language) => Promise<void>;
  /** Fetches what is missing of a language, then shows it. */
  readonly switchTo: (language: Language) => Promise<void>;
}

/** `{name}` in a message stands for a value. */
const compile = (message: string) =>
  message.includes('{')
    ? message
        .split(/\{(\w+)\}/)
        .map((part, i) => (i % 2 ? [part] : part))
        .filter((part) => part !== '')
    : message;

/** The texts of one running application, in the mixture until told otherwise; an id without a text is reported. */
export function createTexts(onMissing: (id: string) => void = () => undefined): Texts {
  // Filled without a word to anybody: whoever shows an area waits for its texts, and a page that is
  // just being taken over from its drawn form would be drawn anew if it were disturbed.
  const messages: Record<Language, Messages> = { und: { ...siteUnd }, en: {}, 'zh-CN': {} };
  const missing = (_locale: string, id: string): string => {
    onMissing(id);
    return id;
  };
  const inMixture = () =>
    setupI18n({ locale: 'und', messages, missing }).setMessagesCompiler(
      compile as Parameters<I18n['setMessagesCompiler']>[0],
    );
  const i18n = inMixture();
  const mixture = inMixture();
  const areas = new Set<TextArea>(['site']);
  const loads = new Map<string, Promise<void>>();
  const loaded = new Set(['site und']);

  const load = (area: TextArea, language: Language): Promise<void> => {
    const key = `${area} ${language}`;
    const fetched =
      loads.get(key) ??
      catalogueOf(area)
        .then((catalogue) => catalogue[language]())
        .then((texts) => {
          Object.assign(messages[language], texts);
          loaded.add(key);
        });
    loads.set(key, fetched);
    // What could not be fetched may be asked for again.
    fetched.catch(() => loads.delete(key));
    return fetched;
  };

  return {
    i18n,
    mixture,
    has: (area) => loaded.has(`${area} ${i18n.locale}`),
    loadArea(area, language = i18n.locale as Language) {
      areas.add(area);
      return load(area, language);
    },
    async switchTo(language) {
      const missing = () => [...areas].filter((area) => !loaded.has(`${area} ${language}`));
      // Areas may be asked for while others are under way.
      while (missing().length > 0) await Promise.all(missing().map((area) => load(area, language)));
      if (language === i18n.locale) return;
      // Parts of a drawn page that are not taken over yet stay as they are until then.
      startTransition(() => i18n.activate(language));
    },
  };
}
