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
  readonly name: string;
  readonly nameEn: string;
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
