import type { Texts } from '../../shared/index.ts';
import type { OptionType, Position } from '../contracts/index.ts';

export const TEMPLATE_IDS = [
  'single-option',
  'vertical-spread',
  'covered-stock',
  'collar',
  'straddle',
  'strangle',
  'calendar-spread',
  'diagonal-spread',
  'butterfly',
  'condor',
  'iron-butterfly',
  'iron-condor',
  'custom',
] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** Apart from the catalogue, so that a list of saved strategies does not need its texts. */
export const TEMPLATE_NAMES: Readonly<Record<TemplateId, Texts>> = {
  'single-option': { en: 'Single option', 'zh-CN': '单腿期权' },
  'vertical-spread': { en: 'Vertical spread', 'zh-CN': '垂直价差' },
  'covered-stock': { en: 'Covered stock', 'zh-CN': '备兑策略' },
  collar: { en: 'Collar', 'zh-CN': '领口策略' },
  straddle: { en: 'Straddle', 'zh-CN': '跨式' },
  strangle: { en: 'Strangle', 'zh-CN': '宽跨式' },
  'calendar-spread': { en: 'Calendar spread', 'zh-CN': '日历价差' },
  'diagonal-spread': { en: 'Diagonal spread', 'zh-CN': '对角价差' },
  butterfly: { en: 'Butterfly', 'zh-CN': '蝶式' },
  condor: { en: 'Condor', 'zh-CN': '鹰式' },
  'iron-butterfly': { en: 'Iron butterfly', 'zh-CN': '铁蝶式' },
  'iron-condor': { en: 'Iron condor', 'zh-CN': '铁鹰式' },
  custom: { en: 'Custom', 'zh-CN': '自定义' },
};

export const TEMPLATE_TYPES = [
  'basic',
  'spread',
  'income',
  'protection',
  'volatility',
  'time-decay',
  'advanced',
  'custom',
] as const;
export type TemplateType = (typeof TEMPLATE_TYPES)[number];

export const TEMPLATE_TABS = ['basic', 'spread', 'income', 'volatility', 'advanced'] as const;
export type TemplateTab = (typeof TEMPLATE_TABS)[number];

export type MarketOutlook = 'bullish' | 'bearish' | 'neutral' | 'bigMove' | 'rangeBound' | 'pinned';

export type VolatilityOutlook = 'rising' | 'falling' | 'any';

/** One leg of a template and how it relates to the other legs. */
export interface TemplateLeg {
  readonly type: 'stock' | 'option';
  readonly position: Position;
  readonly optionType: OptionType | null;
  /** Contracts, or lots of 100 shares. */
  readonly quantity: number;
  readonly sameExpiry: boolean;
  readonly differentExpiry: boolean;
  readonly sameStrike: boolean;
  readonly differentStrike: boolean;
}

/** A named structure with what a trader should know of it. */
export interface StrategyTemplate {
  readonly id: TemplateId;
  readonly description: Texts;
  readonly marketOutlook: readonly MarketOutlook[];
  readonly volatilityOutlook: readonly VolatilityOutlook[];
  readonly risk: Texts;
  readonly profit: Texts;
  /** 1 to 5. */
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  readonly type: TemplateType;
  readonly tab: TemplateTab;
  readonly legs: readonly TemplateLeg[];
  /** When it suits, one sentence each. */
  readonly scenarios: readonly Texts[];
  /** How the legs are put together, in order. */
  readonly steps: readonly Texts[];
  /** What goes wrong with it and how it is managed. */
  readonly cautions: readonly Texts[];
}
