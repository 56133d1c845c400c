import {
  findTemplate,
  needsLaterExpiry,
  structureNeedsLaterExpiry,
} from '@toolyard/core/options/templates';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { chosenLegs } from '../../shared/legs/chosen-leg.ts';
import { laterKey, useChain, useExpiries } from '../../shared/chain/use-chains.ts';
import { fillFrom } from '../../shared/templates/template-preview.ts';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { useTradeSize } from './use-trade-size.ts';
import { useShownExpiry } from './use-shown-expiry.ts';
import { wizardSlice, selectWizard } from '../../shared/drafts/wizard.slice.ts';

/** Fills the chosen strategy from the chain on screen. */
export function useFill(): {
  readonly possible: boolean;
  /** The strategy holds two expiries and the chosen one is the last. */
  readonly lacksLaterExpiry: boolean;
  readonly fill: () => void;
} {
  const dispatch = useAppDispatch();
  const sized = useTradeSize();
  const { defaultFill } = useOptionsSettings();
  const { stock, templateId, side, structure } = useAppSelector(selectWizard);
  const { expiries } = useExpiries(stock?.symbol);
  const { expiry } = useShownExpiry(expiries);
  const later = laterKey(expiries, expiry);
  const { chain } = useChain(stock?.symbol, expiry);
  const { chain: back } = useChain(stock?.symbol, later);
  const filling =
    templateId && (structure !== null || templateId !== 'custom')
      ? { templateId, side, structure, fill: defaultFill }
      : null;
  const filled = filling && chain ? fillFrom(filling, chain, back) : null;
  const twoExpiries =
    filling !== null &&
    (structure === null
      ? needsLaterExpiry(findTemplate(filling.templateId))
      : structureNeedsLaterExpiry(structure));
  return {
    possible: filled?.ok === true,
    lacksLaterExpiry: twoExpiries && expiries.length > 0 && !later,
    fill: () => {
      if (!filled?.ok) return;
      dispatch(
        wizardSlice.actions.legsFilled(
          chosenLegs(sized(filled.value, [chain, back]), [chain, back], defaultFill),
        ),
      );
    },
  };
}
