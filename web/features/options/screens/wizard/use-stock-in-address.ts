import { useContext, useEffect, useEffectEvent } from 'react';
import { parseTicker } from '@toolyard/core/shared';
import { STRATEGY_TEMPLATES, isNamedStructure, templateOf } from '@toolyard/core/options/templates';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../../app/store.ts';
import { useSearchTickersQuery } from '../../../../api/generated.ts';
import { wizardSlice, selectWizard } from '../../shared/drafts/wizard.slice.ts';
import {
  OptionsSettingsContext,
  useOptionsSettings,
} from '../../shared/settings/use-options-settings.ts';
import { useFirstStock } from '../../shared/stock/use-first-stock.ts';

/** An empty wizard begins with the preferred strategy; answers the underlying that it begins with. */
function usePreferredStart(): string {
  const dispatch = useAppDispatch();
  const { preferredStrategy, preferredUnderlying } = useOptionsSettings();
  const { stock, templateId } = useAppSelector(selectWizard);
  useEffect(() => {
    if (preferredStrategy !== null && templateId === null)
      dispatch(wizardSlice.actions.preferredTemplateFound(preferredStrategy));
  }, [dispatch, preferredStrategy, templateId]);
  return stock === null ? (preferredUnderlying ?? '') : '';
}

const NAME = 'symbol';

/** The symbol behind `?symbol=` of an address that leads to a stock; blank when there is none. */
export const useSymbolInAddress = (): string => useSearchParams()[0].get(NAME)?.trim() ?? '';

const TEMPLATE = 'template';

/** Chooses the strategy type that the address names, and takes it out of the address. */
export function useTemplateInAddress(): void {
  const dispatch = useAppDispatch();
  const [search, setSearch] = useSearchParams();
  const named = search.get(TEMPLATE);
  const removeFromAddress = useEffectEvent(() =>
    setSearch(
      (params) => {
        params.delete(TEMPLATE);
        return params;
      },
      { replace: true },
    ),
  );
  useEffect(() => {
    if (named === null) return;
    const template = STRATEGY_TEMPLATES.find(({ id }) => id === named);
    const { stepTaken, structureChosen, templateChosen } = wizardSlice.actions;
    if (template) dispatch(templateChosen(template.id));
    else if (isNamedStructure(named))
      dispatch(structureChosen({ structure: named, templateId: templateOf(named) }));
    if (template || isNamedStructure(named)) dispatch(stepTaken(1));
    removeFromAddress();
  }, [dispatch, named]);
}

/**
 * Chooses the stock that the address names, and takes it out of the address once it is chosen. Without one the wizard
 * begins with the preferred underlying, else with the last stock or SPY.
 *
 * @param isRestored whether the stored draft is back, which comes before them
 * @returns whether the first stock is still being looked up
 */
export function useStockInAddress(isRestored: boolean): boolean {
  const dispatch = useAppDispatch();
  const [, setSearch] = useSearchParams();
  const preferred = usePreferredStart();
  const symbol = useSymbolInAddress() || preferred;
  const { currentData } = useSearchTickersQuery(
    { query: symbol, limit: 10 },
    { skip: symbol === '' },
  );
  const hit = currentData?.data.results.find(
    ({ ticker }) => ticker === (parseTicker(symbol) ?? symbol),
  );
  const removeFromAddress = useEffectEvent(() =>
    setSearch(
      (search) => {
        search.delete(NAME);
        return search;
      },
      { replace: true },
    ),
  );
  useEffect(() => {
    if (!hit) return;
    dispatch(
      wizardSlice.actions.stockOpened({
        symbol: hit.ticker,
        name: hit.name,
        nameZh: hit.name_zh,
      }),
    );
    removeFromAddress();
  }, [dispatch, hit]);

  const { state } = useContext(OptionsSettingsContext);
  const isEmpty = useAppSelector((root) => selectWizard(root).stock === null);
  const { first, isPending } = useFirstStock(
    isRestored && isEmpty && symbol === '' && state !== 'loading',
  );
  useEffect(() => {
    if (first)
      dispatch((act, getState) => {
        if (!selectWizard(getState()).stock) act(wizardSlice.actions.stockChosen(first));
      });
  }, [dispatch, first]);
  return isEmpty && (!isRestored || state === 'loading' || isPending);
}
