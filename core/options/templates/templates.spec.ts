import { describe, expect, it } from '@jest/globals';
import type { Texts } from '../../shared/index.ts';
import {
  LEG_RULES,
  STRATEGY_TEMPLATES,
  STRUCTURE_NAMES,
  TEMPLATE_IDS,
  TEMPLATE_NAMES,
  TEMPLATE_TABS,
  TEMPLATE_TYPES,
  findTemplate,
  optionLegCount,
} from './index.ts';

const sentences = STRATEGY_TEMPLATES.flatMap((template): readonly Texts[] => [
  template.description,
  template.risk,
  template.profit,
  ...template.scenarios,
  ...template.steps,
  ...template.cautions,
]);
const names = Object.values(TEMPLATE_NAMES);
const rules = Object.values(LEG_RULES).flatMap((list) => list.map(({ text }) => text));
const all = [...sentences, ...names, ...rules, ...Object.values(STRUCTURE_NAMES)];

describe('the templates', () => {
  it('WZ-12 thirteen templates, each found by its id', () => {
    expect(STRATEGY_TEMPLATES).toHaveLength(13);
    expect(new Set(STRATEGY_TEMPLATES.map(({ id }) => id))).toEqual(new Set(TEMPLATE_IDS));
    for (const id of TEMPLATE_IDS) expect(findTemplate(id).id).toBe(id);
    expect(findTemplate('unheard-of')).toBeNull();
  });

  it('WZ-13 every type has a template and all thirteen are reachable from the five tabs', () => {
    expect(new Set(STRATEGY_TEMPLATES.map(({ type }) => type))).toEqual(new Set(TEMPLATE_TYPES));
    const counts = TEMPLATE_TABS.map(
      (tab) => STRATEGY_TEMPLATES.filter((template) => template.tab === tab).length,
    );
    expect(counts).toEqual([1, 3, 2, 6, 1]);
    const tabOf = (id: 'collar' | 'calendar-spread' | 'custom') => findTemplate(id).tab;
    expect([tabOf('collar'), tabOf('calendar-spread'), tabOf('custom')]).toEqual([
      'income',
      'spread',
      'advanced',
    ]);
  });

  it('WZ-15 complexity is a whole number from 1 to 5', () => {
    for (const { complexity } of STRATEGY_TEMPLATES) expect([1, 2, 3, 4, 5]).toContain(complexity);
  });

  it('WZ-19 stock legs do not count as option legs', () => {
    expect(optionLegCount(findTemplate('covered-stock'))).toBe(1);
    expect(optionLegCount(findTemplate('collar'))).toBe(2);
    expect(optionLegCount(findTemplate('butterfly'))).toBe(3);
    expect(optionLegCount(findTemplate('iron-condor'))).toBe(4);
  });
});

describe('their texts', () => {
  it('stand in both languages, Chinese without English words, none with an exclamation mark', () => {
    for (const text of all) {
      expect(text['zh-CN']).toMatch(/\p{Script=Han}/u);
      expect(text['zh-CN']).not.toMatch(/[A-Za-z]/);
      expect(text.en).toMatch(/^[A-Z]/);
      expect(text.en).not.toMatch(/\p{Script=Han}/u);
      expect(`${text.en}${text['zh-CN']}`).not.toMatch(/[!！]/);
    }
  });

  it('say everything once', () => {
    for (const language of ['en', 'zh-CN'] as const) {
      const said = sentences.map((text) => text[language]);
      expect(new Set(said).size).toBe(said.length);
      const called = Object.values(STRUCTURE_NAMES).map((text) => text[language]);
      expect(new Set(called).size).toBe(called.length);
    }
  });

  it('every template has scenarios, steps and cautions to learn from', () => {
    for (const { scenarios, steps, cautions, marketOutlook } of STRATEGY_TEMPLATES) {
      expect(Math.min(scenarios.length, steps.length, cautions.length)).toBeGreaterThanOrEqual(3);
      expect(marketOutlook.length).toBeGreaterThan(0);
    }
  });
});
