import { useMemo } from 'react';
import { distributionUnder, measureOf } from '@toolyard/core/options/analysis';
import type { OptionChain } from '@toolyard/core/options/chain';
import type { ChainColumn } from '@toolyard/core/options/settings';
import { useFormat } from '../figures/use-format.ts';
import { chosenFrom } from '../legs/chosen-leg.ts';
import { useWithModelChoice } from '../model/measure-choice.slice.ts';
import { analysisInput } from '../templates/template-preview.ts';
import type { ChainFigures } from './chain-columns.ts';
import { useLastPrices } from './use-last-prices.ts';

/** What the columns of a chain are written from; what none of them needs is neither fetched nor computed. */
export function useChainFigures(chain: OptionChain, columns: readonly ChainColumn[]): ChainFigures {
  const format = useFormat();
  const showsLast = columns.includes('last') || columns.includes('change');
  const lastPrices = useLastPrices(chain.symbol, showsLast ? chain.expiry : null);
  const showsChance = columns.includes('chance');
  const input = useMemo(() => {
    const any = chain.calls[0] ?? chain.puts[0];
    return showsChance && any
      ? analysisInput([chosenFrom(any, 'long', chain, 'natural').leg], [chain])
      : null;
  }, [chain, showsChance]);
  const chosen = useWithModelChoice(input, chain.symbol);
  return useMemo(() => {
    const measure = chosen && measureOf(chosen);
    const prices = chosen && measure ? distributionUnder(chosen, measure) : null;
    return { chain, lastPrices, prices, measure, format };
  }, [chain, lastPrices, chosen, format]);
}
