import { ADVANCED_TEMPLATES } from './catalogue/advanced.ts';
import { BASIC_TEMPLATES } from './catalogue/basic.ts';
import { INCOME_TEMPLATES } from './catalogue/income.ts';
import { SPREAD_TEMPLATES } from './catalogue/spread.ts';
import { VOLATILITY_TEMPLATES } from './catalogue/volatility.ts';
import type { StrategyTemplate, TemplateId } from './strategy-template.ts';

/** The thirteen templates as the wizard's tabs show them. */
export const STRATEGY_TEMPLATES: readonly StrategyTemplate[] = [
  ...BASIC_TEMPLATES,
  ...SPREAD_TEMPLATES,
  ...INCOME_TEMPLATES,
  ...VOLATILITY_TEMPLATES,
  ...ADVANCED_TEMPLATES,
];

const BY_ID = new Map(STRATEGY_TEMPLATES.map((template) => [template.id, template]));

export function findTemplate(id: TemplateId): StrategyTemplate;
export function findTemplate(id: string): StrategyTemplate | null;
export function findTemplate(id: string): StrategyTemplate | null {
  return BY_ID.get(id as TemplateId) ?? null;
}

/** Option legs that must be chosen before the strategy can be saved; shares do not count. */
export const optionLegCount = ({ legs }: Pick<StrategyTemplate, 'legs'>): number =>
  legs.filter(({ type }) => type === 'option').length;
