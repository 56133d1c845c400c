import { describe, expect, it } from '@jest/globals';
import { PRODUCT_TOOLS } from '@toolyard/core/tools';
import { COMMON_TEXTS } from './spec-texts.spec.helper.ts';
import { en as aboutEn } from './about/en.ts';
import { und as aboutUnd } from './about/und.ts';
import { zhCN as aboutZh } from './about/zh-CN.ts';
import { en as adminEn } from './admin/en.ts';
import { und as adminUnd } from './admin/und.ts';
import { zhCN as adminZh } from './admin/zh-CN.ts';
import { en as adminAuditEn } from './admin-audit/en.ts';
import { und as adminAuditUnd } from './admin-audit/und.ts';
import { zhCN as adminAuditZh } from './admin-audit/zh-CN.ts';
import { en as conflictEn } from './admin-conflict/en.ts';
import { und as conflictUnd } from './admin-conflict/und.ts';
import { zhCN as conflictZh } from './admin-conflict/zh-CN.ts';
import { en as adminPeopleEn } from './admin-people/en.ts';
import { und as adminPeopleUnd } from './admin-people/und.ts';
import { zhCN as adminPeopleZh } from './admin-people/zh-CN.ts';
import { en as adminTableEn } from './admin-table/en.ts';
import { und as adminTableUnd } from './admin-table/und.ts';
import { zhCN as adminTableZh } from './admin-table/zh-CN.ts';
import { en as adminToolsEn } from './admin-tools/en.ts';
import { und as adminToolsUnd } from './admin-tools/und.ts';
import { zhCN as adminToolsZh } from './admin-tools/zh-CN.ts';
import { en as comingEn } from './coming/en.ts';
import { und as comingUnd } from './coming/und.ts';
import { zhCN as comingZh } from './coming/zh-CN.ts';
import { en as homeMoreEn } from './home-more/en.ts';
import { und as homeMoreUnd } from './home-more/und.ts';
import { zhCN as homeMoreZh } from './home-more/zh-CN.ts';
import { en as homeEn } from './home/en.ts';
import { und as homeUnd } from './home/und.ts';
import { zhCN as homeZh } from './home/zh-CN.ts';
import { en as lotteryEn } from './lottery/en.ts';
import { und as lotteryUnd } from './lottery/und.ts';
import { zhCN as lotteryZh } from './lottery/zh-CN.ts';
import { en as optionsEn } from './options/en.ts';
import { und as optionsUnd } from './options/und.ts';
import { zhCN as optionsZh } from './options/zh-CN.ts';
import { en as builderEn } from './options-builder/en.ts';
import { zhCN as builderZh } from './options-builder/zh-CN.ts';
import { en as explainEn } from './options-explain/en.ts';
import { zhCN as explainZh } from './options-explain/zh-CN.ts';
import { en as marketEn } from './options-market/en.ts';
import { zhCN as marketZh } from './options-market/zh-CN.ts';
import { en as positionEn } from './options-position/en.ts';
import { zhCN as positionZh } from './options-position/zh-CN.ts';
import { en as recordsEn } from './options-records/en.ts';
import { zhCN as recordsZh } from './options-records/zh-CN.ts';
import { en as settingsEn } from './options-settings/en.ts';
import { zhCN as settingsZh } from './options-settings/zh-CN.ts';
import { en as stockEn } from './options-stock/en.ts';
import { zhCN as stockZh } from './options-stock/zh-CN.ts';
import { en as paletteEn } from './palette/en.ts';
import { und as paletteUnd } from './palette/und.ts';
import { zhCN as paletteZh } from './palette/zh-CN.ts';
import { en as recoveryEn } from './recovery/en.ts';
import { und as recoveryUnd } from './recovery/und.ts';
import { zhCN as recoveryZh } from './recovery/zh-CN.ts';
import { en as sessionEn } from './session/en.ts';
import { und as sessionUnd } from './session/und.ts';
import { zhCN as sessionZh } from './session/zh-CN.ts';
import { en as shellEn } from './shell/en.ts';
import { und as shellUnd } from './shell/und.ts';
import { zhCN as shellZh } from './shell/zh-CN.ts';
import { catalogueZh } from './home/catalogue-zh-CN.ts';
import { createTexts } from './texts.ts';
import { en as accountEn } from './account/en.ts';
import { und as accountUnd } from './account/und.ts';
import { zhCN as accountZh } from './account/zh-CN.ts';
import { en as toolsEn } from './tools/en.ts';
import { und as toolsUnd } from './tools/und.ts';
import { zhCN as toolsZh } from './tools/zh-CN.ts';

const und: Readonly<Record<string, string>> = { ...shellUnd, ...homeUnd, ...sessionUnd };

describe('the mixture', () => {
  it.each(Object.entries(COMMON_TEXTS))('%s reads %s', (id, text) => expect(und[id]).toBe(text));
});

describe.each([
  ['shell', shellEn, shellZh, shellUnd],
  ['home', homeEn, homeZh, homeUnd],
  ['homeMore', homeMoreEn, homeMoreZh, homeMoreUnd],
  ['tools', toolsEn, toolsZh, toolsUnd],
  ['about', aboutEn, aboutZh, aboutUnd],
  ['session', sessionEn, sessionZh, sessionUnd],
  ['coming', comingEn, comingZh, comingUnd],
  ['recovery', recoveryEn, recoveryZh, recoveryUnd],
  ['lottery', lotteryEn, lotteryZh, lotteryUnd],
  ['account', accountEn, accountZh, accountUnd],
  ['options', optionsEn, optionsZh, optionsUnd],
  ['optionsBuilder', builderEn, builderZh, builderZh],
  ['optionsExplain', explainEn, explainZh, explainZh],
  ['optionsMarket', marketEn, marketZh, marketZh],
  ['optionsPosition', positionEn, positionZh, positionZh],
  ['optionsRecords', recordsEn, recordsZh, recordsZh],
  ['optionsSettings', settingsEn, settingsZh, settingsZh],
  ['optionsStock', stockEn, stockZh, stockZh],
  ['palette', paletteEn, paletteZh, paletteUnd],
  ['admin', adminEn, adminZh, adminUnd],
  ['adminAudit', adminAuditEn, adminAuditZh, adminAuditUnd],
  ['adminConflict', conflictEn, conflictZh, conflictUnd],
  ['adminPeople', adminPeopleEn, adminPeopleZh, adminPeopleUnd],
  ['adminTable', adminTableEn, adminTableZh, adminTableUnd],
  ['adminTools', adminToolsEn, adminToolsZh, adminToolsUnd],
] as const)('texts of %s', (_area, english, chinese, mixture) => {
  it('all three catalogues have the same ids and no empty text', () => {
    const ids = Object.keys(english).sort();
    expect(Object.keys(chinese).sort()).toEqual(ids);
    expect(Object.keys(mixture).sort()).toEqual(ids);
    for (const texts of [english, chinese, mixture])
      expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('a text asks for the same values in each language', () => {
    const asked = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [id, text] of Object.entries(english)) {
      expect([id, asked((chinese as Record<string, string>)[id]!)]).toEqual([id, asked(text)]);
      expect([id, asked((mixture as Record<string, string>)[id]!)]).toEqual([id, asked(text)]);
    }
  });
});

it('the words of the product’s own tools stand in Chinese too, and no others', () =>
  expect(Object.keys(catalogueZh).sort()).toEqual(
    PRODUCT_TOOLS.flatMap(({ title, description }) => [title, description]).sort(),
  ));

describe('choosing texts', () => {
  it('only the mixture is there at first; others come when asked for', async () => {
    const { i18n, switchTo } = createTexts();
    expect(i18n._('shell.signIn')).toBe('Sign in');
    await switchTo('zh-CN');
    expect(i18n._('shell.signIn')).toBe('登录');
    await switchTo('en');
    expect(i18n._('shell.signUp')).toBe('Sign up');
  });

  it('values stand in their places', () =>
    expect(createTexts().i18n._('shell.userMenu', { name: 'Lin' })).toBe('Account of Lin'));

  it('an area that is asked for while the language changes comes in the new one', async () => {
    const texts = createTexts();
    const switched = texts.switchTo('zh-CN');
    await texts.loadArea('palette');
    await switched;
    expect(texts.i18n._('palette.pages')).toBe('页面');
  });

  it('the texts of the console come the same way', async () => {
    const texts = createTexts();
    await texts.loadArea('adminTools');
    expect(texts.i18n._('adminTools.title')).toBe('Tool Management');
    await texts.switchTo('zh-CN');
    expect(texts.i18n._('adminTools.title')).toBe('工具管理');
  });

  it('an area’s texts come with it, and follow a change of language', async () => {
    const texts = createTexts();
    expect(texts.has('options')).toBe(false);
    await texts.loadArea('options');
    expect(texts.has('options')).toBe(true);
    await texts.switchTo('en');
    expect(texts.has('options')).toBe(true);
  });
});
