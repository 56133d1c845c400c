import { toDollars } from '../../shared/index.ts';
import type { AnalysisInput, MeasureChoice, MeasureName } from './analysis-input.ts';

/** A measure of probability for any underlying, as the options settings have it. */
export interface MeasureSettings {
  readonly measure: MeasureName;
  /** Fraction per year. */
  readonly ownDrift: number;
  /** Fraction per year; null takes the volatility of the analysis. */
  readonly ownVolatility: number | null;
  /** Ends of the target range in parts of the spot. */
  readonly rangeFrom: number;
  readonly rangeTo: number;
}

/**
 * The measure that the settings choose for an analysis; a target range in dollars around its spot.
 *
 * @param moves past moves of the underlying over as many days, none where they are unknown
 * @example
 * const settings = { measure: 'range', ownDrift: 0, ownVolatility: null, rangeFrom: 0.9, rangeTo: 1.2 };
 * measureChoice(settings, analysisInput([])) // { name: 'range', from: 90, to: 120 }
 */
export function measureChoice(
  { measure, ownDrift, ownVolatility, rangeFrom, rangeTo }: MeasureSettings,
  { spot, volatility }: Pick<AnalysisInput, 'spot' | 'volatility'>,
  moves: readonly number[] = [],
): MeasureChoice {
  if (measure === 'own')
    return { name: measure, drift: ownDrift, volatility: ownVolatility ?? volatility ?? 0 };
  if (measure === 'range')
    return { name: measure, from: rangeFrom * toDollars(spot), to: rangeTo * toDollars(spot) };
  if (measure === 'pastMoves') return { name: measure, moves };
  return { name: measure };
}
