import { startTransition } from 'react';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Language } from '@toolyard/core/shared';
import type { AboutTexts } from './about/en.ts';
import type { AccountTexts } from './account/en.ts';
import type { AdminTexts } from './admin/en.ts';
import type { AdminAuditTexts } from './admin-audit/en.ts';
import type { AdminConflictTexts } from './admin-conflict/en.ts';
import type { AdminContentTexts } from './admin-content/en.ts';
import type { AdminMarketTexts } from './admin-market/en.ts';
import type { AdminPeopleTexts } from './admin-people/en.ts';
import type { AdminTableTexts } from './admin-table/en.ts';
import type { AdminLotteryTexts } from './admin-lottery/en.ts';
import type { AdminToolsTexts } from './admin-tools/en.ts';
import type { ApiReferenceTexts } from './api-reference/en.ts';
import type { CodegenTexts } from './codegen/en.ts';
import type { ConsoleArea } from './console-texts.ts';
import type { ContentTexts } from './content/en.ts';
import type { ContentTextArea } from './content-texts.ts';
import type { ContentEditorTexts } from './content-editor/en.ts';
import type { ContentHidingTexts } from './content-hiding/en.ts';
import type { ContentRevisionsTexts } from './content-revisions/en.ts';
import type { ContentTransferTexts } from './content-transfer/en.ts';
import type { ContentHooksTexts } from './content-hooks/en.ts';
import type { ContentMediaTexts } from './content-media/en.ts';
import type { ContentTrialTexts } from './content-trial/en.ts';
import type { DataTexts } from './data/en.ts';
import type { DatesTexts } from './dates/en.ts';
import type { HomeTexts } from './home/en.ts';
import type { HomeMoreTexts } from './home-more/en.ts';
import type { LotteryTexts } from './lottery/en.ts';
import type { LotteryTextArea } from './lottery-texts.ts';
import type { LotteryVerifyTexts } from './lottery-verify/en.ts';
import type { LotteryMoreTexts } from './lottery-more/en.ts';
import type { LeaveTexts } from './leave/en.ts';
import type { OptionsTexts } from './options/en.ts';
import type { OptionsAlertsTexts } from './options-alerts/en.ts';
import type { OptionsBuilderTexts } from './options-builder/en.ts';
import type { OptionsChainTexts } from './options-chain/en.ts';
import type { OptionsEarningsTexts } from './options-earnings/en.ts';
import type { OptionsExplainTexts } from './options-explain/en.ts';
import type { OptionsLearnTexts } from './options-learn/en.ts';
import type { OptionsJournalTexts } from './options-journal/en.ts';
import type { OptionsMarketTexts } from './options-market/en.ts';
import type { OptionsMeasuresTexts } from './options-measures/en.ts';
import type { OptionsOverviewTexts } from './options-overview/en.ts';
import type { OptionsPerformanceTexts } from './options-performance/en.ts';
import type { OptionsPicturesTexts } from './options-pictures/en.ts';
import type { OptionsPositionTexts } from './options-position/en.ts';
import type { OptionsCapitalTexts } from './options-capital/en.ts';
import type { OptionsRecordsTexts } from './options-records/en.ts';
import type { OptionsSettingsTexts } from './options-settings/en.ts';
import type { OptionsSharingTexts } from './options-sharing/en.ts';
import type { OptionsStockTexts } from './options-stock/en.ts';
import type { OptionsWhatIfTexts } from './options-what-if/en.ts';
import type { OptionsWizardTexts } from './options-wizard/en.ts';
import type { OptionsTextArea } from './options-texts.ts';
import type { PagerTexts } from './pager/en.ts';
import type { PaletteTexts } from './palette/en.ts';
import type { ReadingTexts } from './content-reading/en.ts';
import type { RecoveryTexts } from './recovery/en.ts';
import type { SessionTexts } from './session/en.ts';
import type { ShellTexts } from './shell/en.ts';
import type { ToolsTexts } from './tools/en.ts';

/** Texts that every page needs, and those that come with the options screens. */
export type TextArea =
  | 'site'
  | 'session'
  | 'codegen'
  | 'data'
  | 'account'
  | 'homeMore'
  | 'tools'
  | 'about'
  | 'apiReference'
  | 'lottery'
  | 'options'
  | 'palette'
  | OptionsTextArea
  | ContentTextArea
  | LotteryTextArea
  | ConsoleArea;

export type TextId =
  | keyof ShellTexts
  | keyof HomeTexts
  | keyof HomeMoreTexts
  | keyof ToolsTexts
  | keyof AboutTexts
  | keyof ApiReferenceTexts
  | keyof SessionTexts
  | keyof ContentTexts
  | keyof ContentEditorTexts
  | keyof ContentHidingTexts
  | keyof ContentRevisionsTexts
  | keyof ContentTransferTexts
  | keyof ContentHooksTexts
  | keyof ContentMediaTexts
  | keyof ContentTrialTexts
  | keyof CodegenTexts
  | keyof DataTexts
  | keyof DatesTexts
  | keyof LotteryTexts
  | keyof LotteryVerifyTexts
  | keyof LotteryMoreTexts
  | keyof AccountTexts
  | keyof LeaveTexts
  | keyof OptionsTexts
  | keyof OptionsAlertsTexts
  | keyof OptionsBuilderTexts
  | keyof OptionsChainTexts
  | keyof OptionsEarningsTexts
  | keyof OptionsExplainTexts
  | keyof OptionsLearnTexts
  | keyof OptionsJournalTexts
  | keyof OptionsMarketTexts
  | keyof OptionsMeasuresTexts
  | keyof OptionsOverviewTexts
  | keyof OptionsPerformanceTexts
  | keyof OptionsPicturesTexts
  | keyof OptionsPositionTexts
  | keyof OptionsCapitalTexts
  | keyof OptionsRecordsTexts
  | keyof OptionsSettingsTexts
  | keyof OptionsSharingTexts
  | keyof OptionsStockTexts
  | keyof OptionsWhatIfTexts
  | keyof OptionsWizardTexts
  | keyof PagerTexts
  | keyof PaletteTexts
  | keyof AdminTexts
  | keyof AdminAuditTexts
  | keyof AdminConflictTexts
  | keyof AdminContentTexts
  | keyof AdminMarketTexts
  | keyof AdminPeopleTexts
  | keyof AdminTableTexts
  | keyof AdminToolsTexts
  | keyof AdminLotteryTexts
  | keyof ReadingTexts
  | keyof RecoveryTexts;

type Catalogue = Record<Language, () => Promise<Messages>>;
type SiteArea = Exclude<
  TextArea,
  OptionsTextArea | ContentTextArea | LotteryTextArea | ConsoleArea
>;

/** Every area is fetched when a page needs it; the site's frame and home page before the first page is shown. */
const CATALOGUES: Record<SiteArea, Catalogue> = {
  site: {
    en: async () => (await import('./site-en.ts')).en,
    'zh-CN': async () => (await import('./site-zh-cn.ts')).zhCN,
  },
  homeMore: {
    en: async () => (await import('./home-more/en.ts')).en,
    'zh-CN': async () => (await import('./home-more/zh-CN.ts')).zhCN,
  },
  tools: {
    en: async () => (await import('./tools/en.ts')).en,
    'zh-CN': async () => (await import('./tools/zh-CN.ts')).zhCN,
  },
  session: {
    en: async () => (await import('./session-en.ts')).en,
    'zh-CN': async () => (await import('./session-zh-cn.ts')).zhCN,
  },
  codegen: {
    en: async () => (await import('./codegen/en.ts')).en,
    'zh-CN': async () => (await import('./codegen/zh-CN.ts')).zhCN,
  },
  data: {
    en: async () => (await import('./data/en.ts')).en,
    'zh-CN': async () => (await import('./data/zh-CN.ts')).zhCN,
  },
  about: {
    en: async () => (await import('./about/en.ts')).en,
    'zh-CN': async () => (await import('./about/zh-CN.ts')).zhCN,
  },
  apiReference: {
    en: async () => (await import('./api-reference/en.ts')).en,
    'zh-CN': async () => (await import('./api-reference/zh-CN.ts')).zhCN,
  },
  lottery: {
    en: async () => (await import('./lottery/en.ts')).en,
    'zh-CN': async () => (await import('./lottery/zh-CN.ts')).zhCN,
  },
  account: {
    en: async () => (await import('./account/en.ts')).en,
    'zh-CN': async () => (await import('./account/zh-CN.ts')).zhCN,
  },
  options: {
    en: async () => (await import('./options/en.ts')).en,
    'zh-CN': async () => (await import('./options/zh-CN.ts')).zhCN,
  },
  palette: {
    en: async () => (await import('./palette/en.ts')).en,
    'zh-CN': async () => (await import('./palette/zh-CN.ts')).zhCN,
  },
};

/** Where the catalogues of an area with many screens are is known once it is asked for. */
async function catalogueOf(area: TextArea): Promise<Catalogue> {
  if (area in CATALOGUES) return CATALOGUES[area as SiteArea];
  if (area.startsWith('lottery'))
    return (await import('./lottery-texts.ts')).LOTTERY_TEXTS[area as LotteryTextArea];
  if (area.startsWith('content'))
    return (await import('./content-texts.ts')).CONTENT_TEXTS[area as ContentTextArea];
  return area.startsWith('options')
    ? (await import('./options-texts.ts')).OPTIONS_TEXTS[area as OptionsTextArea]
    : (await import('./console-texts.ts')).CONSOLE_TEXTS[area as ConsoleArea];
}

export interface Texts {
  readonly i18n: I18n;
  /** Always in the first language, which is that of a prerendered page. */
  readonly prerendered: I18n;
  /** Whether the texts of an area are there in the current language. */
  readonly has: (area: TextArea) => boolean;
  /** Fetches the texts of an area, by default in the current language; the same promise while they are under way. */
  readonly loadArea: (area: TextArea, language?: Language) => Promise<void>;
  /** Fetches what is missing of a language, then shows it. */
  readonly switchTo: (language: Language) => Promise<void>;
}

/** The texts of the site's frame and home page, by language. */
export type SiteTexts = Partial<Record<Language, Messages>>;

/** Those of one language. */
export const fetchSiteTexts = async (language: Language): Promise<SiteTexts> => ({
  [language]: await CATALOGUES.site[language](),
});

/** The texts of one running application, which starts with those of the site, at least in the first language. An id without a text is reported. */
export function createTexts(
  first: Language,
  site: SiteTexts,
  onMissing: (id: string) => void = () => undefined,
): Texts {
  // Filled without an event: whoever shows an area waits for its texts, and an event would
  // render a page again that is just being hydrated.
  const messages: Record<Language, Messages> = {
    en: { ...site.en },
    'zh-CN': { ...site['zh-CN'] },
  };
  const missing = (_locale: string, id: string): string => {
    onMissing(id);
    return id;
  };
  const i18n = setupI18n({ locale: first, messages, missing });
  const prerendered = setupI18n({ locale: first, messages, missing });
  const areas = new Set<TextArea>(['site']);
  const loads = new Map<string, Promise<void>>();
  const loaded = new Set(Object.keys(site).map((language) => `site ${language}`));

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
    // A failed fetch may be repeated.
    fetched.catch(() => loads.delete(key));
    return fetched;
  };

  // `npm run dev` sends the messages of a catalogue that was edited.
  import.meta.hot?.on(
    'toolyard:messages',
    ({ language, messages: edited }: { language: Language; messages: Messages }) =>
      i18n.load(language, edited),
  );

  return {
    i18n,
    prerendered,
    has: (area) => loaded.has(`${area} ${i18n.locale}`),
    async loadArea(area, language = i18n.locale as Language) {
      areas.add(area);
      if (!loaded.has(`${area} ${language}`)) await load(area, language);
    },
    async switchTo(language) {
      const missing = () => [...areas].filter((area) => !loaded.has(`${area} ${language}`));
      // Areas may be requested while others are under way.
      while (missing().length > 0) await Promise.all(missing().map((area) => load(area, language)));
      if (language === i18n.locale) return;
      // Parts of a prerendered page that are not hydrated yet stay as they are until then.
      startTransition(() => i18n.activate(language));
    },
  };
}
