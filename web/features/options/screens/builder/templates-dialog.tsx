import { useState } from 'react';
import type { OptionChain } from '@toolyard/core/options/chain';
import {
  backExpiry,
  recognise,
  type TemplateId,
  type TradeSide,
} from '@toolyard/core/options/templates';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { TemplateGallery } from '../../shared/templates/template-gallery.tsx';
import { useChain, useExpiries } from '../../shared/chain/use-chains.ts';
import { selectPlan } from './builder-selectors.ts';
import { builderSlice } from './builder.slice.ts';
import { filledLegs } from './quoted-leg.ts';

interface Props {
  readonly symbol: string;
  /** The chain of the chosen expiry. */
  readonly chain: OptionChain | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All strategies pictured from the chain; the chosen one replaces the legs, which undo restores. */
export function TemplatesDialog({ symbol, chain, open, onClose }: Props) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { legs } = useAppSelector(selectPlan);
  const [side, setSide] = useState<TradeSide>('recommended');
  const [unfit, setUnfit] = useState(false);
  const { expiries } = useExpiries(symbol);
  const dates = expiries.map(({ expiry }) => expiry);
  const { chain: back } = useChain(
    open ? symbol : undefined,
    chain && backExpiry(dates, chain.expiry),
  );
  const chosen = legs.length > 0 ? recognise(legs.map(({ leg }) => leg)).templateId : null;
  const close = () => {
    setUnfit(false);
    onClose();
  };
  const choose = (id: TemplateId) => {
    const filled = chain && filledLegs(id, side, chain, back);
    if (!filled) return setUnfit(true);
    dispatch(builderSlice.actions.legsFilled(filled));
    close();
  };
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={close}
      title={t('builder.strategies')}
      closeLabel={t('builder.close')}
    >
      {unfit && <ErrorBox className="mb-3" title={t('builder.templateUnfit')} />}
      <TemplateGallery
        front={chain}
        back={back}
        chosen={chosen}
        side={side}
        onSide={setSide}
        onChoose={choose}
      />
    </Dialog>
  );
}
