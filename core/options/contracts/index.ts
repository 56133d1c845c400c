export {
  CONTRACT_MULTIPLIER,
  OPTION_TYPES,
  POSITIONS,
  isOptionLeg,
  positionSign,
  signedShares,
} from './option-leg.ts';
export type { Leg, OptionLeg, OptionType, Position, StockLeg } from './option-leg.ts';
