import { useMemo } from 'react';
import { profitCurve } from '@toolyard/core/options/analysis';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { PayoffThumbnail } from '../../../../charts/payoff-thumbnail.tsx';
import { analysisInputOf } from '../../shared/strategies/saved-strategy.ts';
import { thumbnailPrices } from '../../shared/strategies/thumbnail-prices.ts';

interface Props {
  readonly strategy: StrategyResponse;
  readonly width: number;
  readonly height: number;
}

/** The profit at the front expiry of a strategy with later legs, which the model values, or with expired ones. */
export function ModelThumbnail({ strategy, ...size }: Props) {
  const curve = useMemo(() => {
    const strikes = strategy.legs.flatMap(({ strike }) => strike ?? []);
    const spot = strategy.underlyingPrice;
    // Its breakevens are the model's and not known yet.
    const prices = thumbnailPrices(spot, [...strikes, 0.9 * spot]);
    return profitCurve(analysisInputOf(strategy), { at: 'expiry', ...prices });
  }, [strategy]);
  return <PayoffThumbnail curve={curve ?? []} {...size} />;
}
