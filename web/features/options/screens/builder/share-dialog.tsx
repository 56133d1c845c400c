import { useState } from 'react';
import { recognise } from '@toolyard/core/options/templates';
import { useText } from '../../../../i18n/use-text.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { useAppSelector } from '../../../../app/store.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { builderPath, sharedLeg } from '../../shared/strategies/builder-link.ts';
import { selectPlan } from './builder-selectors.ts';
import type { BuilderPlan } from './builder-state.ts';

const pathOf = ({ stock, legs, commission }: BuilderPlan): string => {
  const counted = legs.filter(({ enabled }) => enabled);
  const { templateId } = recognise(counted.map(({ leg }) => leg));
  return builderPath({
    symbol: stock?.symbol ?? '',
    templateId: counted.length > 0 ? templateId : null,
    commission,
    legs: counted.map(({ leg, priceSource }) => sharedLeg(leg, priceSource)),
  });
};

/** Copies the link that holds the whole plan; where the browser forbids it, the link is shown to be copied by hand. */
export function useShare() {
  const t = useText();
  const toasts = useToasts();
  const plan = useAppSelector(selectPlan);
  const [shown, setShown] = useState<string | null>(null);
  const share = async () => {
    const link = `${window.location.origin}${pathOf(plan)}`;
    try {
      await navigator.clipboard.writeText(link);
      toasts.add({ title: t('builder.copied'), description: t('builder.copiedText') });
    } catch {
      setShown(link);
    }
  };
  return { share: () => void share(), shown, hide: () => setShown(null) };
}

interface Props {
  readonly link: string | null;
  readonly onClose: () => void;
}

/** The link itself, for browsers that keep pages away from the clipboard. */
export function ShareDialog({ link, onClose }: Props) {
  const t = useText();
  return (
    <Dialog
      open={link !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('builder.copyYourself')}
      description={t('builder.copyYourselfText')}
      closeLabel={t('builder.close')}
    >
      <TextInput
        className="mt-3"
        readOnly
        aria-label={t('builder.linkAddress')}
        value={link ?? ''}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
