import { costOf, type AnalysisInput } from '../../analysis/index.ts';
import { analysisInputOf, holdingLeg } from '../strategy-legs.ts';
import type { Strategy } from '../strategy.ts';
import { holdingsAfter, type Holding } from './position.ts';
import type { MarkedStrategy } from './position-mark.ts';

type Present = Strategy & Partial<Pick<MarkedStrategy, 'mark'>>;

/** What is held, with the volatility and delta of its quote where there is one. */
export function presentHoldings({ steps, mark }: Present): readonly Holding[] {
  return holdingsAfter(steps).held.map((holding) => {
    const quoted = mark?.legs.find((leg) => leg.holding.symbol === holding.symbol);
    const { iv, delta } = holding;
    return { ...holding, iv: quoted?.iv ?? iv, delta: quoted?.delta ?? delta };
  });
}

/** What an analysis of the strategy as it stands starts from: the plan, or what is held at the market of the moment. */
export function presentInputOf(strategy: Present): AnalysisInput {
  const held = presentHoldings(strategy);
  const legs = held.map((holding) => holdingLeg(holding));
  const last = strategy.steps.at(-1);
  if (held.length === 0 || !last) return analysisInputOf(strategy);
  const { mark } = strategy;
  const terms = new Map(
    [...strategy.terms, ...(mark?.terms ?? [])].map((each) => [each.expiry, each]),
  );
  return {
    legs,
    // With the average costs as rounded a share, so that profits are cash and worth to the cent.
    realised: holdingsAfter(strategy.steps).cash + costOf(legs),
    spot: mark?.spot ?? last.spot,
    asOf: mark?.now ?? last.at,
    terms: [...terms.values()],
    volatility: mark?.volatility ?? strategy.volatility,
  };
}
