import {
  backExpiry,
  fillTemplate,
  findTemplate,
  mirrorsFor,
  needsLaterExpiry,
} from '@toolyard/core/options/templates';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { chosenLegs } from '../../shared/legs/chosen-leg.ts';
import { useChain, useExpiries } from '../../shared/chain/use-chains.ts';
import { useTradeSize } from './use-trade-size.ts';
import { useShownExpiry } from './use-shown-expiry.ts';
import { wizardSlice, selectWizard } from '../../shared/drafts/wizard.slice.ts';

/** Fills the chosen template from the chain on screen, by its usual deltas. */
export function useFill(): {
  readonly possible: boolean;
  /** The template holds two expiries and the chosen one is the last. */
  readonly lacksLaterExpiry: boolean;
  readonly fill: () => void;
} {
  const dispatch = useAppDispatch();
  const sized = useTradeSize();
  const { stock, templateId, side } = useAppSelector(selectWizard);
  const { expiries } = useExpiries(stock?.symbol);
  const expiry = useShownExpiry(expiries);
  const later =
    expiry &&
    backExpiry(
      expiries.map((cell) => cell.expiry),
      expiry,
    );
  const { chain } = useChain(stock?.symbol, expiry);
  const { chain: back } = useChain(stock?.symbol, later);
  const template = templateId && templateId !== 'custom' ? findTemplate(templateId) : null;
  const filled =
    template && chain
      ? fillTemplate(template, chain, { back, mirrors: mirrorsFor(template, side) })
      : null;
  return {
    possible: filled?.ok === true,
    lacksLaterExpiry:
      template !== null && needsLaterExpiry(template) && expiries.length > 0 && !later,
    fill: () => {
      if (!filled?.ok) return;
      dispatch(wizardSlice.actions.legsFilled(chosenLegs(sized(filled.value, [chain, back]))));
    },
  };
}
