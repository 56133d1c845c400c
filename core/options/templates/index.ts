export {
  TEMPLATE_IDS,
  TEMPLATE_NAMES,
  TEMPLATE_TABS,
  TEMPLATE_TYPES,
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
export { STRATEGY_TEMPLATES, findTemplate, optionLegCount } from './templates.ts';
export { LEG_RULES, brokenRules } from './leg-rules.ts';
export type { LegRule } from './leg-rules.ts';
export type { LegStructure } from './leg-rules.ts';
export {
  MIRRORS,
  TRADE_SIDES,
  mirrorStructure,
  mirrorTemplate,
  mirrorTemplateLegs,
  mirrorsFor,
} from './mirror.ts';
export type { Mirror, TradeSide } from './mirror.ts';
export { fillTemplate, needsLaterExpiry } from './fill-template.ts';
export type { FillOptions } from './fill-template.ts';
export { backExpiry } from './fill-template.ts';
export { recognise } from './recognise.ts';
export type { Recognised } from './recognise.ts';
export { DIRECTIONS } from './recognise.ts';
export type { Direction } from './recognise.ts';
export { STRUCTURE_NAMES } from './structure-names.ts';
export type { StructureId } from './structure-names.ts';
export {
  NAMED_STRUCTURE_IDS,
  NAMED_STRUCTURES,
  findStructures,
  isNamedStructure,
  tabOf,
  templateOf,
} from './named-structures.ts';
export type { NamedStructureId } from './named-structures.ts';
export type { NamedStructure } from './catalogue/structure-parts.ts';
export { fillStructure, structureNeedsLaterExpiry } from './fill-structure.ts';
export { refitLegs } from './refit-legs.ts';
export type { ChainMove } from './refit-legs.ts';
export { amountText, priceText, signedAmountText, workedExample } from './worked-example.ts';
export type { ExampleNumbers, WorkedExample } from './worked-example.ts';
export { LATER_EXPIRY_NEEDED, TEMPLATE_NOT_FILLABLE } from './templates.errors.ts';
export { PROPOSAL_LEVELS, proposeTrade, proposeTrades, TRADE_RULES } from './propose-trades.ts';
export type { ProposalFigures, TradeProposal, TradeRule } from './propose-trades.ts';
