import type { Texts } from '../../../shared/index.ts';
import type { OptionType, Position } from '../../contracts/index.ts';
import type { TemplateLeg } from '../strategy-template.ts';

export const text = (en: string, zh: string): Texts => ({ en, 'zh-CN': zh });

type Relation = 'sameExpiry' | 'differentExpiry' | 'sameStrike' | 'differentStrike';

/** An option leg and how it relates to the other option legs. */
export const option = (
  position: Position,
  optionType: OptionType,
  relations: readonly Relation[],
  quantity = 1,
): TemplateLeg => ({
  type: 'option',
  position,
  optionType,
  quantity,
  sameExpiry: relations.includes('sameExpiry'),
  differentExpiry: relations.includes('differentExpiry'),
  sameStrike: relations.includes('sameStrike'),
  differentStrike: relations.includes('differentStrike'),
});

/** 100 shares bought for each contract. */
export const shares: TemplateLeg = {
  type: 'stock',
  position: 'long',
  optionType: null,
  quantity: 1,
  sameExpiry: false,
  differentExpiry: false,
  sameStrike: false,
  differentStrike: false,
};
