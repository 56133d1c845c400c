import type { CommissionRates } from '@toolyard/core/options/contracts';
import { recognise, type TemplateId } from '@toolyard/core/options/templates';
import { textIn, toDollars, type Language } from '@toolyard/core/shared';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../../../app/store.ts';
import {
  useSaveStrategyMutation,
  type SaveStrategyRequest,
  type StrategyResponse,
} from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useLanguage } from '../../../../i18n/use-text.ts';
import { ratesInDollars, useDefaultRates } from './commission-rates.ts';
import type { ChosenLeg, ChosenStock } from '../legs/chosen-leg.ts';

/** A strategy that is not saved yet. */
interface StrategyDraft {
  readonly stock: ChosenStock | null;
  readonly legs: readonly ChosenLeg[];
  /** Null takes the rates of the settings. */
  readonly commission: CommissionRates | null;
  /** The template that the legs were chosen for; without one, the template that they match. */
  readonly templateId?: TemplateId;
}

/** The name is that of the recognised strategy, in the language of the page. */
function requestOf(
  draft: StrategyDraft,
  rates: CommissionRates,
  language: Language,
): SaveStrategyRequest {
  const symbol = draft.stock?.symbol ?? '';
  const { name, templateId } = recognise(draft.legs.map(({ leg }) => leg));
  return {
    name: `${symbol} ${textIn(name, language)}`,
    templateId: draft.templateId ?? templateId,
    symbol,
    ...ratesInDollars(rates),
    legs: draft.legs.map(({ leg, priceSource }) => ({
      kind: leg.kind,
      symbol: leg.symbol,
      position: leg.position,
      quantity: leg.quantity,
      price: toDollars(leg.premium),
      priceSource,
    })),
  };
}

/** Saves a strategy on the server; a visitor signs in first and then comes back to this page. */
export function useSaveStrategy(page: string) {
  const language = useLanguage();
  const rates = useDefaultRates();
  const navigate = useNavigate();
  const user = useAppSelector((state) => state.session.user);
  const [send, { isLoading, error, reset }] = useSaveStrategyMutation();
  const save = async (draft: StrategyDraft, onSaved: (strategy: StrategyResponse) => void) => {
    if (!user) {
      void navigate(paths.signIn, { state: { from: page } });
      return;
    }
    const answer = await send({
      saveStrategyRequest: requestOf(draft, draft.commission ?? rates, language),
    });
    if (!('error' in answer)) onSaved(answer.data.data);
  };
  return { save, busy: isLoading, needsSignIn: !user, error, dismiss: reset };
}
