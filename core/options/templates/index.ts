export {
  MARKET_OUTLOOKS,
  TEMPLATE_IDS,
  TEMPLATE_TABS,
  TEMPLATE_TYPES,
  VOLATILITY_OUTLOOKS,
} from './strategy-template.ts';
export type {
  MarketOutlook,
  StrategyTemplate,
  TemplateId,
  TemplateLeg,
  TemplateTab,
  TemplateType,
  VolatilityOutlook,
} from './strategy-template.ts';
