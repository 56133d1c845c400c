import type { CommissionRates } from '@toolyard/core/options/contracts';
import { recognise, type TemplateId } from '@toolyard/core/options/templates';
import { textIn, toDollars, type Language } from '@toolyard/core/shared';
import { useContext, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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
import { OptionsSettingsContext } from '../settings/use-options-settings.ts';

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

const REQUESTED = 'saveAfterSignIn';
/** The part of the address that a sign-in for the sake of saving comes back with. */
const SAVE = '#save';

/** Remembers in this tab that somebody signs in to save: an address alone, which anybody can make, saves nothing. */
function requestSave(): void {
  try {
    window.sessionStorage.setItem(REQUESTED, SAVE);
  } catch {
    // Without storage one presses Save again after signing in.
  }
}

function takeSaveRequest(): boolean {
  try {
    const requested = window.sessionStorage.getItem(REQUESTED) === SAVE;
    window.sessionStorage.removeItem(REQUESTED);
    return requested;
  } catch {
    return false;
  }
}

/** Saves as soon as it is possible after the sign-in that Save led to, at the commissions of the account. */
export function useSaveAfterSignIn(possible: boolean, save: () => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const user = useAppSelector((state) => state.session.user);
  const { state } = useContext(OptionsSettingsContext);
  useEffect(() => {
    if (hash !== SAVE || !user || !possible || state === 'loading') return;
    const requested = takeSaveRequest();
    void navigate(`${pathname}${search}`, { replace: true });
    if (requested) save();
  });
}

/** Saves a strategy on the server; a visitor signs in first, comes back to this page, and it is saved. */
export function useSaveStrategy(page: string) {
  const language = useLanguage();
  const rates = useDefaultRates();
  const navigate = useNavigate();
  const user = useAppSelector((state) => state.session.user);
  const [send, { isLoading, error, reset }] = useSaveStrategyMutation();
  const save = async (draft: StrategyDraft, onSaved: (strategy: StrategyResponse) => void) => {
    if (!user) {
      requestSave();
      void navigate(paths.signIn, { state: { from: `${page}${SAVE}` } });
      return;
    }
    const answer = await send({
      saveStrategyRequest: requestOf(draft, draft.commission ?? rates, language),
    });
    if (!('error' in answer)) onSaved(answer.data.data);
  };
  return { save, busy: isLoading, needsSignIn: !user, error, dismiss: reset };
}
