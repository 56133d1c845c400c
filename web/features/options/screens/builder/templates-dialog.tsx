import { useState } from 'react';
import type { OptionChain } from '@toolyard/core/options/chain';
import {
  isNamedStructure,
  recognise,
  templateOf,
  type TradeSide,
} from '@toolyard/core/options/templates';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { TemplateGallery } from '../../shared/templates/template-gallery.tsx';
import { keyOfChain } from '../../shared/chain/expiry-key.ts';
import { laterKey, useChain, useExpiries } from '../../shared/chain/use-chains.ts';
import { selectPlan } from './builder-selectors.ts';
import { builderSlice } from './builder.slice.ts';
import { builderLegs } from './quoted-leg.ts';
import { fillFrom, type Filling } from '../../shared/templates/template-preview.ts';

interface ChoiceProps {
  readonly symbol: string;
  /** The chain of the chosen expiry. */
  readonly chain: OptionChain | null;
  /** Called when the legs of the plan are those of the chosen strategy. */
  readonly onFilled?: () => void;
}

/** All strategies pictured from the chain; the chosen one replaces the legs, which undo restores. */
export function TemplateChoice({ symbol, chain, onFilled }: ChoiceProps) {
  const t = useText();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const { legs } = useAppSelector(selectPlan);
  const { defaultFill } = useOptionsSettings();
  const [side, setSide] = useState<TradeSide>('recommended');
  const [unfit, setUnfit] = useState<string | null>(null);
  const { expiries } = useExpiries(symbol);
  const { chain: back } = useChain(symbol, laterKey(expiries, chain && keyOfChain(chain)));
  const known = legs.length > 0 ? recognise(legs.map(({ leg }) => leg)) : null;
  const choose = (filling: Filling) => {
    const filled = chain && fillFrom(filling, chain, back);
    if (!filled) return;
    if (!filled.ok) return setUnfit(filled.error.texts[language]);
    dispatch(
      builderSlice.actions.legsFilled(builderLegs(filled.value, [chain, back], defaultFill)),
    );
    onFilled?.();
  };
  return (
    <>
      {unfit && (
        <ErrorBox className="mb-3" title={t('builder.templateUnfit')}>
          {unfit}
        </ErrorBox>
      )}
      <TemplateGallery
        front={chain}
        back={back}
        chosen={known?.templateId ?? null}
        structure={known && isNamedStructure(known.structure) ? known.structure : null}
        side={side}
        onSide={setSide}
        onChoose={(templateId) => choose({ templateId, side, structure: null, fill: defaultFill })}
        onStructure={(structure) =>
          choose({ templateId: templateOf(structure), side, structure, fill: defaultFill })
        }
      />
    </>
  );
}

interface Props extends Omit<ChoiceProps, 'onFilled'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The strategies in a dialog, which closes with the choice. */
export function TemplatesDialog({ open, onClose, ...choice }: Props) {
  const t = useText();
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onClose}
      title={t('builder.strategies')}
      closeLabel={t('builder.close')}
    >
      <TemplateChoice {...choice} onFilled={onClose} />
    </Dialog>
  );
}
