import { describe, expect, it } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from '@toolyard/core/shared';
import { COMMON_TEXTS } from './spec-texts.spec.helper.ts';
import { en as aboutEn } from './about/en.ts';
import { zhCN as aboutZh } from './about/zh-CN.ts';
import { en as adminEn } from './admin/en.ts';
import { zhCN as adminZh } from './admin/zh-CN.ts';
import { en as adminAuditEn } from './admin-audit/en.ts';
import { zhCN as adminAuditZh } from './admin-audit/zh-CN.ts';
import { en as conflictEn } from './admin-conflict/en.ts';
import { zhCN as conflictZh } from './admin-conflict/zh-CN.ts';
import { en as adminContentEn } from './admin-content/en.ts';
import { zhCN as adminContentZh } from './admin-content/zh-CN.ts';
import { en as adminMarketEn } from './admin-market/en.ts';
import { zhCN as adminMarketZh } from './admin-market/zh-CN.ts';
import { en as adminPeopleEn } from './admin-people/en.ts';
import { zhCN as adminPeopleZh } from './admin-people/zh-CN.ts';
import { en as adminTableEn } from './admin-table/en.ts';
import { zhCN as adminTableZh } from './admin-table/zh-CN.ts';
import { en as adminToolsEn } from './admin-tools/en.ts';
import { zhCN as adminToolsZh } from './admin-tools/zh-CN.ts';
import { en as apiReferenceEn } from './api-reference/en.ts';
import { zhCN as apiReferenceZh } from './api-reference/zh-CN.ts';
import { en as contentEn } from './content/en.ts';
import { zhCN as contentZh } from './content/zh-CN.ts';
import { en as contentHooksEn } from './content-hooks/en.ts';
import { zhCN as contentHooksZh } from './content-hooks/zh-CN.ts';
import { en as contentMediaEn } from './content-media/en.ts';
import { zhCN as contentMediaZh } from './content-media/zh-CN.ts';
import { en as contentTrialEn } from './content-trial/en.ts';
import { zhCN as contentTrialZh } from './content-trial/zh-CN.ts';
import { en as contentEditorEn } from './content-editor/en.ts';
import { zhCN as contentEditorZh } from './content-editor/zh-CN.ts';
import { en as contentHidingEn } from './content-hiding/en.ts';
import { zhCN as contentHidingZh } from './content-hiding/zh-CN.ts';
import { en as contentRevisionsEn } from './content-revisions/en.ts';
import { zhCN as contentRevisionsZh } from './content-revisions/zh-CN.ts';
import { en as codegenEn } from './codegen/en.ts';
import { zhCN as codegenZh } from './codegen/zh-CN.ts';
import { en as homeMoreEn } from './home-more/en.ts';
import { zhCN as homeMoreZh } from './home-more/zh-CN.ts';
import { en as homeEn } from './home/en.ts';
import { zhCN as homeZh } from './home/zh-CN.ts';
import { en as lotteryEn } from './lottery/en.ts';
import { zhCN as lotteryZh } from './lottery/zh-CN.ts';
import { en as lotteryVerifyEn } from './lottery-verify/en.ts';
import { zhCN as lotteryVerifyZh } from './lottery-verify/zh-CN.ts';
import { en as lotteryMoreEn } from './lottery-more/en.ts';
import { zhCN as lotteryMoreZh } from './lottery-more/zh-CN.ts';
import { en as adminLotteryEn } from './admin-lottery/en.ts';
import { zhCN as adminLotteryZh } from './admin-lottery/zh-CN.ts';
import { en as optionsEn } from './options/en.ts';
import { zhCN as optionsZh } from './options/zh-CN.ts';
import { en as builderEn } from './options-builder/en.ts';
import { zhCN as builderZh } from './options-builder/zh-CN.ts';
import { en as wizardEn } from './options-wizard/en.ts';
import { zhCN as wizardZh } from './options-wizard/zh-CN.ts';
import { en as learnEn } from './options-learn/en.ts';
import { en as chainEn } from './options-chain/en.ts';
import { zhCN as chainZh } from './options-chain/zh-CN.ts';
import { en as earningsEn } from './options-earnings/en.ts';
import { zhCN as earningsZh } from './options-earnings/zh-CN.ts';
import { en as explainEn } from './options-explain/en.ts';
import { zhCN as explainZh } from './options-explain/zh-CN.ts';
import { en as marketEn } from './options-market/en.ts';
import { zhCN as marketZh } from './options-market/zh-CN.ts';
import { en as measuresEn } from './options-measures/en.ts';
import { zhCN as measuresZh } from './options-measures/zh-CN.ts';
import { en as picturesEn } from './options-pictures/en.ts';
import { zhCN as picturesZh } from './options-pictures/zh-CN.ts';
import { en as overviewEn } from './options-overview/en.ts';
import { zhCN as overviewZh } from './options-overview/zh-CN.ts';
import { en as whatIfEn } from './options-what-if/en.ts';
import { zhCN as whatIfZh } from './options-what-if/zh-CN.ts';
import { en as positionEn } from './options-position/en.ts';
import { zhCN as positionZh } from './options-position/zh-CN.ts';
import { en as recordsEn } from './options-records/en.ts';
import { zhCN as recordsZh } from './options-records/zh-CN.ts';
import { en as journalEn } from './options-journal/en.ts';
import { zhCN as journalZh } from './options-journal/zh-CN.ts';
import { en as performanceEn } from './options-performance/en.ts';
import { zhCN as performanceZh } from './options-performance/zh-CN.ts';
import { en as capitalEn } from './options-capital/en.ts';
import { zhCN as capitalZh } from './options-capital/zh-CN.ts';
import { en as settingsEn } from './options-settings/en.ts';
import { zhCN as settingsZh } from './options-settings/zh-CN.ts';
import { en as sharingEn } from './options-sharing/en.ts';
import { zhCN as sharingZh } from './options-sharing/zh-CN.ts';
import { en as stockEn } from './options-stock/en.ts';
import { zhCN as stockZh } from './options-stock/zh-CN.ts';
import { en as paletteEn } from './palette/en.ts';
import { zhCN as paletteZh } from './palette/zh-CN.ts';
import { en as leaveEn } from './leave/en.ts';
import { zhCN as leaveZh } from './leave/zh-CN.ts';
import { en as recoveryEn } from './recovery/en.ts';
import { zhCN as recoveryZh } from './recovery/zh-CN.ts';
import { en as sessionEn } from './session/en.ts';
import { zhCN as sessionZh } from './session/zh-CN.ts';
import { en as datesEn } from './dates/en.ts';
import { zhCN as datesZh } from './dates/zh-CN.ts';
import { en as phasesEn } from './lottery-phases/en.ts';
import { zhCN as phasesZh } from './lottery-phases/zh-CN.ts';
import { en as pagerEn } from './pager/en.ts';
import { zhCN as pagerZh } from './pager/zh-CN.ts';
import { en as shellEn } from './shell/en.ts';
import { zhCN as shellZh } from './shell/zh-CN.ts';
import { SITE_TEXTS } from './site-texts.ts';
import { createTexts, fetchSiteTexts } from './texts.ts';
import { en as accountEn } from './account/en.ts';
import { zhCN as accountZh } from './account/zh-CN.ts';
import { en as toolsEn } from './tools/en.ts';
import { zhCN as toolsZh } from './tools/zh-CN.ts';

type Catalogue = Readonly<Record<string, string>>;

const AREAS: readonly (readonly [area: string, english: Catalogue, chinese: Catalogue])[] = [
  ['shell', shellEn, shellZh],
  ['home', homeEn, homeZh],
  ['homeMore', homeMoreEn, homeMoreZh],
  ['tools', toolsEn, toolsZh],
  ['about', aboutEn, aboutZh],
  ['apiReference', apiReferenceEn, apiReferenceZh],
  ['session', sessionEn, sessionZh],
  ['codegen', codegenEn, codegenZh],
  ['content', contentEn, contentZh],
  ['contentHooks', contentHooksEn, contentHooksZh],
  ['contentMedia', contentMediaEn, contentMediaZh],
  ['contentTrial', contentTrialEn, contentTrialZh],
  ['contentEditor', contentEditorEn, contentEditorZh],
  ['contentHiding', contentHidingEn, contentHidingZh],
  ['contentRevisions', contentRevisionsEn, contentRevisionsZh],
  ['dates', datesEn, datesZh],
  ['leave', leaveEn, leaveZh],
  ['recovery', recoveryEn, recoveryZh],
  ['lottery', lotteryEn, lotteryZh],
  ['lotteryVerify', lotteryVerifyEn, lotteryVerifyZh],
  ['lotteryPhases', phasesEn, phasesZh],
  ['lotteryMore', lotteryMoreEn, lotteryMoreZh],
  ['adminLottery', adminLotteryEn, adminLotteryZh],
  ['account', accountEn, accountZh],
  ['options', optionsEn, optionsZh],
  ['optionsBuilder', builderEn, builderZh],
  ['optionsChain', chainEn, chainZh],
  ['optionsWizard', wizardEn, wizardZh],
  ['optionsEarnings', earningsEn, earningsZh],
  ['optionsExplain', explainEn, explainZh],
  ['optionsMarket', marketEn, marketZh],
  ['optionsMeasures', measuresEn, measuresZh],
  ['optionsPictures', picturesEn, picturesZh],
  ['optionsOverview', overviewEn, overviewZh],
  ['optionsPosition', positionEn, positionZh],
  ['optionsWhatIf', whatIfEn, whatIfZh],
  ['optionsRecords', recordsEn, recordsZh],
  ['optionsJournal', journalEn, journalZh],
  ['optionsPerformance', performanceEn, performanceZh],
  ['optionsCapital', capitalEn, capitalZh],
  ['optionsSettings', settingsEn, settingsZh],
  ['optionsSharing', sharingEn, sharingZh],
  ['optionsStock', stockEn, stockZh],
  ['pager', pagerEn, pagerZh],
  ['palette', paletteEn, paletteZh],
  ['admin', adminEn, adminZh],
  ['adminAudit', adminAuditEn, adminAuditZh],
  ['adminConflict', conflictEn, conflictZh],
  ['adminContent', adminContentEn, adminContentZh],
  ['adminMarket', adminMarketEn, adminMarketZh],
  ['adminPeople', adminPeopleEn, adminPeopleZh],
  ['adminTable', adminTableEn, adminTableZh],
  ['adminTools', adminToolsEn, adminToolsZh],
];

describe.each(AREAS)('texts of %s', (_area, english, chinese) => {
  it('both catalogues have the same ids and no empty text', () => {
    expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
    for (const texts of [english, chinese])
      expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('a text takes the same values in each language', () => {
    const valuesOf = (text: string): string[] => {
      const names = new Set<string>();
      const collect = (tokens: unknown): void => {
        for (const token of tokens as unknown[]) {
          if (!Array.isArray(token)) continue;
          const [name, , cases] = token as [string, string?, Record<string, unknown>?];
          names.add(name);
          if (typeof cases === 'object')
            Object.values(cases).filter(Array.isArray).forEach(collect);
        }
      };
      collect(compileMessageOrThrow(text));
      return [...names].sort();
    };
    for (const [id, text] of Object.entries(english))
      expect([id, valuesOf(chinese[id]!)]).toEqual([id, valuesOf(text)]);
  });
});

/** One of a thing in the plural; the value before it belongs to something else. */
const WRONG_PLURAL =
  /(?<!1 )\b1 (more |recovery )?(codes|days|devices|entries|expiries|fields|hours|legs|minutes|results|shares|stocks|strikes|tools|users)\b/;

/** Terms that are written alike in Chinese. */
const TERMS = /^(ID|URL|kB|IV %|Delta|Gamma|Theta|Vega|Rho)$/;

it.each(AREAS)(
  '%s is English in one catalogue and Chinese in the other',
  (_area, english, chinese) => {
    const han = /\p{Script=Han}/u;
    expect(Object.entries(english).filter(([, text]) => han.test(text))).toEqual([]);
    const latin = Object.entries(chinese).filter(([, text]) => {
      const words = text.replaceAll(/\{\w+\}/g, '').trim();
      return !han.test(text) && /[A-Za-z]{2,}/.test(words) && !TERMS.test(words);
    });
    expect(latin).toEqual([]);
  },
);

it.each(AREAS)('%s: English counts one in the singular', (_area, english) => {
  const i18n = setupI18n({ locale: 'en', messages: { en: english } });
  const values = new Proxy({}, { get: () => 1, has: () => true });
  const shown = Object.keys(english).map((id) => i18n._(id, values));
  expect(shown.filter((text) => WRONG_PLURAL.test(text))).toEqual([]);
});

/** British spellings of words that the options area uses in the American one elsewhere. */
const BRITISH = /\b(un)?realised|\brecognised|\b(learning|smile) centre/i;

it.each([...AREAS.map(([area, english]) => [area, english] as const), ['optionsLearn', learnEn]])(
  '%s: English has one spelling',
  (_area, english) =>
    expect(Object.values(english).filter((text) => BRITISH.test(text))).toEqual([]),
);

const CATALOGUES = {
  en: { ...shellEn, ...homeEn, ...sessionEn },
  'zh-CN': { ...shellZh, ...homeZh, ...sessionZh },
} satisfies Record<Language, Readonly<Record<string, string>>>;

describe('texts of the specification, in the catalogue of their language', () => {
  const written = Object.entries(COMMON_TEXTS).map(([id, text]) => {
    const language: Language = /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en';
    return [language, id, text] as const;
  });
  it.each(written)('%s: %s reads %s', (language, id, text) =>
    expect((CATALOGUES[language] as Readonly<Record<string, string>>)[id]).toBe(text),
  );
});

describe('choosing texts', () => {
  it('a page starts with the site in its own language and fetches the other when it is shown', async () => {
    const { i18n, has, switchTo } = createTexts('en', await fetchSiteTexts('en'));
    expect(i18n._('shell.signIn')).toBe('Sign in');
    expect(has('site')).toBe(true);
    await switchTo('zh-CN');
    expect(i18n._('shell.signIn')).toBe('登录');
  });

  it('values stand in their places', () =>
    expect(createTexts('en', SITE_TEXTS).i18n._('shell.userMenu', { name: 'Lin' })).toBe(
      'Account of Lin',
    ));

  it('an area that is requested while the language changes comes in the new one', async () => {
    const texts = createTexts('en', SITE_TEXTS);
    const switched = texts.switchTo('zh-CN');
    await texts.loadArea('palette');
    await switched;
    expect(texts.i18n._('palette.pages')).toBe('页面');
  });

  it('the texts of the console come the same way', async () => {
    const texts = createTexts('en', SITE_TEXTS);
    await texts.loadArea('adminTools');
    expect(texts.i18n._('adminTools.title')).toBe('Tool Management');
    await texts.switchTo('zh-CN');
    expect(texts.i18n._('adminTools.title')).toBe('工具管理');
  });

  it('an area’s texts come with it, and follow a change of language', async () => {
    const texts = createTexts('zh-CN', SITE_TEXTS);
    expect(texts.has('options')).toBe(false);
    await texts.loadArea('options');
    expect(texts.has('options')).toBe(true);
    await texts.switchTo('en');
    expect(texts.has('options')).toBe(true);
  });
});
