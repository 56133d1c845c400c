import type { Money } from '../../shared/index.ts';
import type { Position } from '../contracts/index.ts';
import type { PriceSource } from '../strategies/index.ts';
import type { TemplateId } from '../templates/index.ts';

/** One leg as a link carries it. */
export interface SharedLeg {
  readonly kind: 'option' | 'stock';
  /** Contract symbol, or the stock's. */
  readonly symbol: string;
  readonly position: Position;
  readonly quantity: number;
  /** Money a share; null takes the price of the day from the source. */
  readonly price: Money | null;
  readonly priceSource: PriceSource;
}

/** A strategy as a link carries it: whole, or only a stock, or a stock and what to fill from its chain. */
export interface SharedPlan {
  readonly symbol: string;
  readonly legs: readonly SharedLeg[];
  readonly templateId: TemplateId | null;
  /** Money a contract; none when left out. */
  readonly commission?: Money;
}

/** Why a text is no plan: its check does not fit, it is of a newer kind, or what it says cannot be. */
export const PLAN_FAULTS = ['damaged', 'newer', 'unusable'] as const;
export type PlanFault = (typeof PLAN_FAULTS)[number];
