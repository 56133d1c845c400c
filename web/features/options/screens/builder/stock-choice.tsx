import { useAppDispatch, useAppSelector } from '../../../../app/store.ts';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { StockSearch } from '../../shared/stock/stock-search.tsx';
import { selectPlan } from './builder-selectors.ts';
import { chooseStock } from './choose-stock.ts';

/** The stock that is planned on. */
export function StockChoice({ onChosen }: { readonly onChosen?: () => void }) {
  const dispatch = useAppDispatch();
  const { stock } = useAppSelector(selectPlan);
  const { defaultFill } = useOptionsSettings();
  return (
    <div className="text-left">
      <StockSearch
        chosen={stock}
        onChoose={(chosen) => {
          void dispatch(chooseStock(chosen, defaultFill));
          onChosen?.();
        }}
      />
    </div>
  );
}
