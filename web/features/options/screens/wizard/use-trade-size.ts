import { analyseStrategy } from '@toolyard/core/options/analysis';
import type { OptionChain } from '@toolyard/core/options/chain';
import type { Leg } from '@toolyard/core/options/contracts';
import { positionSize } from '@toolyard/core/options/capital';
import { useAppSelector } from '../../../../app/store.ts';
import { selectWizard } from '../../shared/drafts/wizard.slice.ts';
import { useRates } from '../../shared/strategies/commission-rates.ts';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { analysisInput } from '../../shared/templates/template-preview.ts';

type Sized = (
  legs: readonly Leg[],
  chains: readonly (OptionChain | null | undefined)[],
) => readonly Leg[];

/** Legs of one unit as many times as the amount of a trade covers their risk. */
export function useTradeSize(): Sized {
  const { amountPerTrade } = useOptionsSettings();
  const rates = useRates(useAppSelector(selectWizard).commission);
  return (legs, chains) => {
    if (amountPerTrade === null) return legs;
    const input = analysisInput(
      legs,
      chains.filter((chain) => chain !== null && chain !== undefined),
      rates,
    );
    const times = positionSize(amountPerTrade, input && analyseStrategy(input).maxLoss);
    return legs.map((leg) => ({ ...leg, quantity: leg.quantity * times }));
  };
}
